/** Who is behind an event, for people: whoever asked for it, and of the demo's past whoever it says did it. */
import { seesWholeWorkspace } from '#domain/access/membership.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { accountName } from '#events/projections/accountDirectory.ts';
import type { Answers } from '#events/projections/answers.ts';
import type { Caller } from '../../http/context.ts';
import { isKnownTo } from '../../http/isKnownTo.ts';

type Viewer = Pick<Caller, 'kind' | 'clientId' | 'workspaceId'>;

/** What tells who did it. */
type Done = Pick<StoredEvent, 'type' | 'data' | 'actor'>;

/** Facts of the past say by whom: as `by`, or whose session it was. */
const toldBy = ({ type, data }: Done): unknown => {
  const { by, accountId }: { by?: unknown; accountId?: unknown } = data;
  return type.startsWith('Session') ? accountId : by;
};

/** The account id of the person behind an event; null for none. */
export const personBehind = (event: Done): string | null => {
  const id = event.actor.kind === 'account' ? event.actor.id : toldBy(event);
  return (event.actor.kind === 'account' || event.actor.kind === 'seed') && typeof id === 'string'
    ? id
    : null;
};

/** Whether the person behind an event is one whom the caller knows: to people of a client the staff is the agency. */
export const knowsActor = (event: Done, { workspaceDirectory }: Answers, caller: Viewer): boolean => {
  const person = personBehind(event);
  if (person === null) return true;
  const membership = workspaceDirectory.membershipOf[person];
  // Who was removed was of the agency.
  return membership === undefined ? seesWholeWorkspace(caller.kind) : isKnownTo(caller, membership);
};

/** The person's name, or the agency's, marked when the demo's seed tells it; null without one. */
export const actorName = (event: Done, answers: Answers, caller: Viewer): string | null => {
  const account = answers.accountDirectory.byId[personBehind(event) ?? ''];
  if (!account) return null;
  const agency = answers.workspaceDirectory.byId[caller.workspaceId]?.name ?? null;
  const name = knowsActor(event, answers, caller) ? accountName(account) : agency;
  return event.actor.kind === 'seed' && name !== null ? `${name} (demo data)` : name;
};
