/** Who may give a workspace to another owner: its owner, and an admin to anybody but themselves. */
import type { TeamPerson } from './teamRules.ts';

/** As long after it whoever gave a workspace away may take it back: a day, in milliseconds. */
const takenBackWithin = 24 * 60 * 60 * 1_000;

type Asking = Pick<TeamPerson, 'accountId' | 'kind'>;

/** Why an owner or an admin may not make somebody of the team the owner; null when they may. */
export const refusedOwnerChange = ({ accountId, kind }: Asking, to: string): string | null =>
  kind === 'owner' || accountId !== to
    ? null
    : 'You cannot make yourself the owner. The owner or another admin can.';

type Change = {
  readonly formerOwnerId: string;
  /** Account id of who asked for it. */
  readonly by: string;
  /** ISO 8601 UTC. */
  readonly changedAt: string;
};

/** Why an owner or an admin may not take a change of the owner back at `now` (ISO 8601 UTC); null when they may. */
export const refusedOwnerReturn = (
  asking: Asking,
  { formerOwnerId, by, changedAt }: Change,
  now: string,
): string | null => {
  if (refusedOwnerChange(asking, formerOwnerId) === null) return null;
  const isFresh = Date.parse(now) - Date.parse(changedAt) < takenBackWithin;
  if (by === asking.accountId && isFresh) return null;
  return by === asking.accountId
    ? 'You can take this back yourself within a day. Now the owner or another admin can.'
    : 'You cannot make yourself the owner again. The owner or another admin can.';
};
