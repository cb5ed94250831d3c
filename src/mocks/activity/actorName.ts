/** Resolves the display name of an event's actor. */
import { seesWholeWorkspace } from '#domain/access/membership.ts';
import type { EventActor } from '#events/actorOf.ts';
import { accountName } from '#events/projections/accountDirectory.ts';
import type { Answers } from '#events/projections/answers.ts';
import type { Caller } from '../http/context.ts';
import { canSeePerson } from '../people/canSeePerson.ts';

type Viewer = Pick<Caller, 'kind' | 'clientId' | 'workspaceId'>;

/** True when the caller may know the actor by name: people of a client see the agency instead of its staff. */
export const knowsActor = (
  { person }: EventActor,
  { workspaceDirectory }: Answers,
  caller: Viewer,
): boolean => {
  if (person === null) return true;
  const membership = workspaceDirectory.membershipOf[person];
  return membership === undefined ? seesWholeWorkspace(caller.kind) : canSeePerson(caller, membership);
};

/** The actor's name or the agency's, marked for events of the demo's seed; null without one. */
export const actorName = (by: EventActor, answers: Answers, caller: Viewer): string | null => {
  const account = answers.accountDirectory.byId[by.person ?? ''];
  if (!account) return null;
  const agency = answers.workspaceDirectory.byId[caller.workspaceId]?.name ?? null;
  const name = knowsActor(by, answers, caller) ? accountName(account) : agency;
  return by.kind === 'seed' && name !== null ? `${name} (demo data)` : name;
};
