/** Lists the required query parameters of endpoints. */
import type { EndpointName } from '#domain/contract/paths.ts';

const days = { from: '2026-01-01', to: '2026-01-04' };

const needed: Readonly<Partial<Record<EndpointName, Readonly<Record<string, string>>>>> = {
  readPortfolio: days,
  readMetrics: days,
  readMarket: { ...days, client: 'fjordandfoam' },
  listMarkets: days,
  readAttribution: { ...days, client: 'fjordandfoam' },
  readCohorts: { client: 'fjordandfoam' },
  readBenchmarks: { ...days, client: 'fjordandfoam' },
  readBudget: { client: 'fjordandfoam' },
  readRoom: { plan_name: 'starter' },
  listCounted: { resource: 'clients' },
  listDashboardVersions: { dashboard: 'weekly' },
  readAlertPreview: {
    client: 'fjordandfoam',
    figure: 'spend_cents',
    condition: 'above',
    threshold: '100000',
    window_days: '7',
    cooldown_days: '7',
  },
  readUndo: { position: '1' },
  readSyncs: { integration: 'northlight' },
  readPicture: { id: 'logo' },
  readMetricExplanation: { ...days, figure: 'roas' },
};

export const neededQuery = (name: EndpointName): Readonly<Record<string, string>> => needed[name] ?? {};
