/** Selects and sorts the clients that need attention. */
import type { PortfolioClient } from '../contract/portfolioSchemas.ts';

export const clientsInNeed = (clients: readonly PortfolioClient[]): readonly PortfolioClient[] => {
  const urgency = ({ reasons }: PortfolioClient) =>
    reasons.filter(({ severity }) => severity === 'high').length * 10 + reasons.length;
  return clients
    .filter(({ reasons }) => reasons.length > 0)
    .toSorted(
      (one, other) => urgency(other) - urgency(one) || (one.health.score ?? 0) - (other.health.score ?? 0),
    );
};
