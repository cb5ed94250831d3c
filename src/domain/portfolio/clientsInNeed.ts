/** Selects and sorts the clients that need attention. */
import type { AttentionReason } from './attentionReason.ts';

type InNeed = {
  readonly reasons: readonly Pick<AttentionReason, 'severity'>[];
  readonly health: { readonly score: number | null };
};

export const clientsInNeed = <Client extends InNeed>(clients: readonly Client[]): readonly Client[] => {
  const urgency = ({ reasons }: Client) =>
    reasons.filter(({ severity }) => severity === 'high').length * 10 + reasons.length;
  return clients
    .filter(({ reasons }) => reasons.length > 0)
    .toSorted(
      (one, other) => urgency(other) - urgency(one) || (one.health.score ?? 0) - (other.health.score ?? 0),
    );
};
