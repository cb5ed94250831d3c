/** Decides who may transfer a workspace to another owner: the owner, or an admin to anybody but themselves. */
import type { TeamPerson } from './teamRules.ts';

/** The previous owner can revert a transfer for one day, in milliseconds. */
const takenBackWithin = 24 * 60 * 60 * 1_000;

type Asking = Pick<TeamPerson, 'accountId' | 'kind'>;

export const refusedOwnerChange = ({ accountId, kind }: Asking, to: string): string | null =>
  kind === 'owner' || accountId !== to
    ? null
    : 'You cannot make yourself the owner. The owner or another admin can.';

type Change = {
  readonly formerOwnerId: string;
  readonly by: string;
  /** ISO 8601 UTC. */
  readonly changedAt: string;
};

/** The refusal when a change of owner may not be reverted at `now` (ISO 8601 UTC); null if allowed. */
export const refusedOwnerReturn = (
  asking: Asking,
  { formerOwnerId, by, changedAt }: Change,
  now: string,
): string | null => {
  if (refusedOwnerChange(asking, formerOwnerId) === null) return null;
  const isFresh = Date.parse(now) - Date.parse(changedAt) < takenBackWithin;
  if (by === asking.accountId && isFresh) return null;
  return by === asking.accountId
    ? 'You could undo this yourself for one day. Now the owner or another admin can.'
    : 'You cannot make yourself the owner again. The owner or another admin can.';
};
