/** Who is behind an event, for people: whoever asked for it, and of the demo's past whoever it says did it. */
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { accountName } from '#events/projections/accountDirectory.ts';
import type { Answers } from '#events/projections/readModel.ts';

/** Facts of the past say by whom: as `by`, or whose session it was. */
const toldBy = ({ type, data }: StoredEvent): unknown => {
  const { by, accountId }: { by?: unknown; accountId?: unknown } = data;
  return type.startsWith('Session') ? accountId : by;
};

/** The account id of the person behind an event; null for none. */
export const personBehind = (event: StoredEvent): string | null => {
  const id = event.actor.kind === 'account' ? event.actor.id : toldBy(event);
  return (event.actor.kind === 'account' || event.actor.kind === 'seed') && typeof id === 'string'
    ? id
    : null;
};

/** The person's name, marked when the demo's seed tells it; null without one. */
export const actorName = (event: StoredEvent, { accountDirectory }: Answers): string | null => {
  const account = accountDirectory.byId[personBehind(event) ?? ''];
  if (!account) return null;
  return event.actor.kind === 'seed' ? `${accountName(account)} (demo data)` : accountName(account);
};
