/** Computes the mean health score of all clients, and which clients are at risk. */
import type { HealthBand } from './healthScore.ts';

type HealthFacts = { readonly health: { readonly score: number | null; readonly band: HealthBand | null } };

export type BookHealth<Client extends HealthFacts> = {
  readonly mean: number | null;
  readonly sum: number;
  readonly scored: readonly Client[];
  readonly atRisk: readonly Client[];
};

export const bookHealth = <Client extends HealthFacts>(clients: readonly Client[]): BookHealth<Client> => {
  const scoreOf = ({ health }: Client): number => health.score ?? 0;
  const scored = clients
    .filter(({ health }) => health.score !== null)
    .toSorted((one, other) => scoreOf(one) - scoreOf(other));
  const sum = scored.reduce((total, client) => total + scoreOf(client), 0);
  return {
    mean: scored.length === 0 ? null : Math.round(sum / scored.length),
    sum,
    scored,
    atRisk: scored.filter(({ health }) => health.band === 'at_risk'),
  };
};
