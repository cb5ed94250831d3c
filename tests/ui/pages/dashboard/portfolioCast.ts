/** Builds a portfolio of three clients that differ in everything that its page shows. */
import type { PortfolioClient, PortfolioFigures, PortfolioReply } from '#domain/contract/portfolioSchemas.ts';
import { healthOf } from '#domain/portfolio/healthScore.ts';
import { portfolioTotals } from '#domain/portfolio/portfolioTotals.ts';

const figuresOf = (spend: number, revenue: number, paid: number): PortfolioFigures => ({
  spend_cents: spend,
  revenue_cents: revenue,
  mer: spend === 0 ? null : revenue / spend,
  conversions: paid * 2,
  cpa_cents: paid === 0 ? null : spend / paid,
  sessions: paid * 100,
  paid_conversions: paid,
});

const none = {
  goal: null,
  trend: null,
  freshness: null,
  pacing: null,
  engagement: null,
  alerts: null,
  contract: null,
};
const good = healthOf({ ...none, goal: 1, trend: 1, freshness: 1, pacing: 1, engagement: 0.5 });
const bad = healthOf({ ...none, goal: 0.2, trend: 0, freshness: 0.2, pacing: 0.4, engagement: 1, alerts: 0 });
const unknown = healthOf(none);

const inputs: PortfolioClient['health']['inputs'] = {
  goals: [{ name: 'revenue', attainment: 1.04, better: 'higher' }],
  trend: { measure: 'revenue_cents', current: 400_000, previous: 320_000, change: 0.25 },
  sources: [{ label: 'Google Ads · Acorn', days_behind: 1 }],
  active_days: 2,
  contract_days_left: null,
};

const clientOf = (id: string, changes: Partial<PortfolioClient>): PortfolioClient => ({
  id,
  name: id,
  domain: `${id.toLowerCase()}.example`,
  industry: 'E-commerce',
  sample: false,
  status: 'active',
  owner: null,
  owner_id: null,
  tags: [],
  figures: figuresOf(100_000, 400_000, 40),
  previous: figuresOf(100_000, 320_000, 40),
  trend: { measure: 'revenue_cents', values: [1, 2, 3] },
  goal: { id: 'g1', figure: 'revenue_cents', name: 'revenue', attainment: 1.04 },
  goals: 1,
  budget: { budget_cents: 300_000, spent_cents: 100_000, pacing: 1, projected_cents: 300_000 },
  freshness: {
    source: 's1',
    label: 'Google Ads · Acorn',
    client: id,
    state: 'fresh',
    data_to: '2026-11-21',
    synced_at: '2026-11-22T06:00:00.000Z',
  },
  sources: 1,
  sources_fresh: 1,
  last_report_at: null,
  next_report_at: null,
  last_sign_in_at: null,
  open_alerts: 0,
  health: { ...good, parts: [...good.parts], inputs },
  reasons: [],
  ...changes,
});

export const acorn = clientOf('Acorn', {});

export const berg = clientOf('Berg', {
  owner: 'Marcus Chen',
  owner_id: 'marcus',
  tags: ['retail'],
  industry: 'Healthcare',
  figures: figuresOf(50_000, 80_000, 10),
  previous: figuresOf(40_000, 160_000, 20),
  goal: { id: 'g1', figure: 'revenue_cents', name: 'revenue', attainment: 0.5 },
  budget: { budget_cents: 300_000, spent_cents: 140_000, pacing: 1.4, projected_cents: 420_000 },
  open_alerts: 2,
  health: {
    ...bad,
    parts: [...bad.parts],
    inputs: {
      goals: [
        { name: 'revenue', attainment: 0.5, better: 'higher' },
        { name: 'sessions', attainment: 1.3, better: 'higher' },
        { name: 'orders', attainment: null, better: 'higher' },
      ],
      trend: { measure: 'revenue_cents', current: 80_000, previous: 160_000, change: -0.5 },
      sources: [
        { label: 'Google Ads · Berg', days_behind: 1 },
        { label: 'Meta Ads · Berg', days_behind: 6 },
      ],
      active_days: 12,
      contract_days_left: null,
    },
  },
  reasons: [
    {
      kind: 'no_data',
      severity: 'high',
      text: 'No Google Ads data after 17 Nov (expired)',
      figure: 4,
      report: null,
    },
    {
      kind: 'conversions',
      severity: 'medium',
      text: 'Conversions down 34% vs the 28 days before',
      figure: -0.34,
      report: null,
    },
  ],
});

export const cedar = clientOf('Cedar', {
  figures: portfolioTotals([]),
  previous: portfolioTotals([]),
  trend: { measure: 'sessions', values: [] },
  goal: null,
  goals: 0,
  budget: null,
  freshness: null,
  sources: 0,
  health: {
    ...unknown,
    parts: [...unknown.parts],
    inputs: { goals: [], trend: null, sources: [], active_days: 0, contract_days_left: null },
  },
});

export const portfolioOf = (clients: readonly PortfolioClient[]): PortfolioReply => ({
  range: { from: '2026-10-25', to: '2026-11-21' },
  compared_range: { from: '2026-09-27', to: '2026-10-24' },
  currency: 'USD',
  totals: portfolioTotals(clients.map(({ figures }) => figures)),
  previous: portfolioTotals(clients.flatMap(({ previous }) => previous ?? [])),
  mrr: [],
  clients: [...clients],
  notes: [],
});
