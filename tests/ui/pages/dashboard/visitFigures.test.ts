/** Tests the differences between the agency's metrics and those of the last visit. */
import { describe, expect, test } from 'vitest';
import type { PortfolioClient } from '#domain/contract/portfolioSchemas.ts';
import type { HealthBand } from '#domain/portfolio/healthScore.ts';
import { movedHealth, type VisitFacts, visitFigures } from '#ui/pages/dashboard/SinceVisitDrawer.tsx';

const inputs = { goals: [], trend: null, sources: [], contract_days_left: null, active_days: 0 };
const client = (id: string, score: number | null, band: HealthBand | null, alerts = 0) => ({
  id,
  name: id.toUpperCase(),
  open_alerts: alerts,
  health: { score, band, parts: [], inputs } satisfies PortfolioClient['health'],
});

const then: VisitFacts = {
  activeClients: 3,
  revenue: [{ currency: 'USD', mrr_cents: 2_450_000 }],
  clients: [client('a', 80, 'healthy'), client('b', 65, 'watch', 1), client('c', null, null)],
};

const now: VisitFacts = {
  activeClients: 4,
  revenue: [
    { currency: 'USD', mrr_cents: 2_450_000 },
    { currency: 'EUR', mrr_cents: 90_000 },
  ],
  clients: [client('a', 38, 'at_risk', 2), client('b', 71, 'healthy'), client('d', 90, 'healthy')],
};

describe('the figures since a visit', () => {
  test('are those that differ, then and now', () => {
    expect(visitFigures(then, now)).toEqual([
      { name: 'Active clients', before: '3', after: '4' },
      { name: 'MRR in EUR', before: 'EUR 0', after: 'EUR 900' },
      { name: 'Healthy', before: '1', after: '2' },
      { name: 'Watch', before: '1', after: '0' },
      { name: 'At risk', before: '0', after: '1' },
      { name: 'Open alerts', before: '1', after: '2' },
    ]);
    expect(visitFigures(then, then)).toEqual([]);
  });

  test('name the clients whose health came into another band, the one that fell most first', () => {
    expect(movedHealth(then, now)).toEqual([
      { id: 'a', name: 'A', before: 80, after: 38 },
      { id: 'b', name: 'B', before: 65, after: 71 },
    ]);
  });
});
