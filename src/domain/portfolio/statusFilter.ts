/** Which clients a list keeps by how they stand: by health, open alerts and sources that are behind; and how addresses say it. */
import type { PortfolioClient } from '../contract/portfolioSchemas.ts';
import { type HealthBand, healthBands } from './healthScore.ts';

export type StatusFilter = {
  /** Null: any. */
  readonly health: HealthBand | null;
  /** Whether only those are kept that have open alerts. */
  readonly hasAlerts: boolean;
  /** Whether only those are kept of which a source is behind. */
  readonly isStale: boolean;
};

export const anyStanding = { health: null, hasAlerts: false, isStale: false } as const;

export const filtersStanding = ({ health, hasAlerts, isStale }: StatusFilter): boolean =>
  health !== null || hasAlerts || isStale;

type Standing = Pick<PortfolioClient, 'open_alerts' | 'sources' | 'sources_fresh'> & {
  readonly health: Pick<PortfolioClient['health'], 'band'>;
};

export const keepsStanding = (client: Standing, { health, hasAlerts, isStale }: StatusFilter): boolean =>
  (health === null || client.health.band === health) &&
  (!hasAlerts || client.open_alerts > 0) &&
  (!isStale || client.sources_fresh < client.sources);

const open = 'open';
const stale = 'stale';

export const readStandingFilter = (params: URLSearchParams): StatusFilter => ({
  health: healthBands.find((band) => band === params.get('health')) ?? null,
  hasAlerts: params.get('alerts') === open,
  isStale: params.get('data') === stale,
});

/** By the keys of the address; empty where nothing is left out. */
export const standingFilterTexts = ({ health, hasAlerts, isStale }: StatusFilter) => ({
  health: health ?? '',
  alerts: hasAlerts ? open : '',
  data: isStale ? stale : '',
});
