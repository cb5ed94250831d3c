/** Filters clients by health, open alerts and late sources, and serializes the filter to an address. */
import { type HealthBand, healthBands } from './healthScore.ts';

export type StatusFilter = {
  readonly health: HealthBand | null;
  readonly hasAlerts: boolean;
  readonly isStale: boolean;
};

export const anyStatus = { health: null, hasAlerts: false, isStale: false } as const;

export const filtersByStatus = ({ health, hasAlerts, isStale }: StatusFilter): boolean =>
  health !== null || hasAlerts || isStale;

type StatusFacts = Readonly<Record<'open_alerts' | 'sources' | 'sources_fresh', number>> & {
  readonly health: { readonly band: HealthBand | null };
};

export const matchesStatus = (client: StatusFacts, { health, hasAlerts, isStale }: StatusFilter): boolean =>
  (health === null || client.health.band === health) &&
  (!hasAlerts || client.open_alerts > 0) &&
  (!isStale || client.sources_fresh < client.sources);

const open = 'open';
const stale = 'stale';

export const readStatusFilter = (params: URLSearchParams): StatusFilter => ({
  health: healthBands.find((band) => band === params.get('health')) ?? null,
  hasAlerts: params.get('alerts') === open,
  isStale: params.get('data') === stale,
});

/** Keys are query parameters; empty without a filter. */
export const statusFilterTexts = ({ health, hasAlerts, isStale }: StatusFilter) => ({
  health: health ?? '',
  alerts: hasAlerts ? open : '',
  data: isStale ? stale : '',
});
