/** Tests the charts of the client list: fees at risk, and retention by cohort. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrastRatio, mix, parseHex, type Rgb, readableContrast } from '#domain/branding/contrast.ts';
import type { RevenueCohort } from '#domain/contract/clientListSchemas.ts';
import type { PortfolioClient } from '#domain/contract/portfolioSchemas.ts';
import { csvText } from '#domain/csv.ts';
import { type HealthParts, healthOf } from '#domain/portfolio/healthScore.ts';
import {
  cohortCsv,
  cohortSummary,
  cohortTable,
  keptAmount,
  keptShare,
} from '#ui/pages/clients/charts/CohortRetention.tsx';
import { leftOut, riskPoints, riskSummary } from '#ui/pages/clients/charts/RiskChart.tsx';
import { darkTokens, lightTokens } from '#ui/theme/themeTokens.ts';

const nothing: HealthParts = {
  goal: null,
  trend: null,
  freshness: null,
  pacing: null,
  alerts: null,
  contract: null,
  engagement: null,
};

const client = (id: string, parts: HealthParts, reasons: readonly string[] = []): PortfolioClient =>
  ({
    id,
    name: id.toUpperCase(),
    health: healthOf(parts),
    reasons: reasons.map((text) => ({ text })),
  }) as unknown as PortfolioClient;

const fee = (id: string, cents: number) => ({ id, name: id.toUpperCase(), cents, previous_cents: 0 });

describe('risk and fee', () => {
  const clients = [
    client('a', { ...nothing, goal: 0.3 }, ['No data from Meta', 'Spend is behind']),
    client('b', { ...nothing, goal: 1, trend: 0.5 }),
    client('c', { ...nothing, goal: 1 }),
    client('d', nothing),
    client('e', { ...nothing, goal: 1 }),
    client('f', { ...nothing, goal: 1 }),
  ];
  const fees = [fee('a', 200_000), fee('b', 500_000), fee('c', 100_000), fee('d', 70_000), fee('e', 0)];

  test('is a point for each active client with a fee and a score, paused ones among them', () => {
    const risk = riskPoints(clients, { fees: [...fees, fee('archived', 900_000)] }, new Set(['b']));
    expect(risk).toEqual({
      points: [
        {
          id: 'a',
          name: 'A',
          score: 30,
          band: 'at_risk',
          bandText: 'At risk',
          cents: 200_000,
          reason: 'No data from Meta',
        },
        {
          id: 'b',
          name: 'B',
          score: 79,
          band: 'healthy',
          bandText: 'Healthy, work is paused',
          cents: 500_000,
          reason: 'Trend: 20.8 of 41.7 points',
        },
        {
          id: 'c',
          name: 'C',
          score: 100,
          band: 'healthy',
          bandText: 'Healthy',
          cents: 100_000,
          reason: 'Nothing needs attention',
        },
      ],
      withoutFee: 2,
      withoutScore: 1,
    });
    expect([riskSummary(risk.points, 'USD'), leftOut(risk, 'USD')]).toEqual([
      '1 of 3 clients has a health below 40. It pays $2,000 of $8,000 a month, 25.00%.',
      'Not shown: 2 clients without a fee in USD, and 1 client without a health score.',
    ]);
  });

  test('of a new agency is nothing, and of one without risk says so', () => {
    const none = riskPoints([], { fees: [] }, new Set());
    expect([none, leftOut(none, 'USD')]).toEqual([{ points: [], withoutFee: 0, withoutScore: 0 }, '']);
    const safe = riskPoints([client('c', { ...nothing, goal: 1 })], { fees: [fee('c', 90_000)] }, new Set());
    expect(riskSummary(safe.points, 'EUR')).toBe(
      'No client has a health below 40. 1 client pays EUR 900 a month.',
    );
  });
});

describe('cohort retention', () => {
  const kept = (clients: number, cents: number, is_running = false) => ({ clients, cents, is_running });
  const cohorts: readonly RevenueCohort[] = [
    { from: null, clients: 2, start_cents: 300, kept: [kept(2, 300), kept(1, 450), kept(1, 200)] },
    {
      from: '2026-04-01',
      clients: 4,
      start_cents: 1_000,
      kept: [kept(4, 1_000), kept(3, 900), kept(3, 950, true)],
    },
    { from: '2026-07-01', clients: 1, start_cents: 50, kept: [kept(0, 0), kept(0, 0, true)] },
  ];
  const cell = (of: number, won: number, isRunning = false) => ({ kept: of, won, isRunning });

  test('has a row for each quarter, and one of all that counts the quarters that are over', () => {
    expect(cohortTable(cohorts, 'clients')).toEqual({
      rows: [
        { name: 'Before Q2 2026', clients: 2, cells: [cell(2, 2), cell(1, 2), cell(1, 2)] },
        { name: 'Q2 2026', clients: 4, cells: [cell(4, 4), cell(3, 4), cell(3, 4, true)] },
        { name: 'Q3 2026', clients: 1, cells: [cell(0, 1), cell(0, 1, true), null] },
      ],
      all: { name: 'All', clients: 7, cells: [cell(6, 7), cell(4, 6), cell(1, 2)] },
    });
    expect(cohortTable(cohorts, 'mrr').all.cells).toEqual([
      cell(1_300, 1_350),
      cell(1_350, 1_300),
      cell(200, 300),
    ]);
  });

  test('of a new agency has no row, and of its first quarter nothing that is over', () => {
    expect(cohortTable([], 'clients')).toEqual({ rows: [], all: { name: 'All', clients: 0, cells: [] } });
    const first = cohortTable(
      [{ from: '2026-10-01', clients: 2, start_cents: 10, kept: [kept(2, 10, true)] }],
      'clients',
    );
    expect(first).toEqual({
      rows: [{ name: 'Q4 2026', clients: 2, cells: [cell(2, 2, true)] }],
      all: { name: 'All', clients: 2, cells: [null] },
    });
    expect(cohortSummary(first, 'clients', 'USD')).toBe(
      'The first quarter is not over yet: once it ends, this shows who stays.',
    );
    expect(cohortTable([{ from: null, clients: 1, start_cents: 1, kept: [kept(1, 1)] }], 'mrr').rows).toEqual(
      [{ name: 'Earlier', clients: 1, cells: [cell(1, 1)] }],
    );
  });

  test('is written as shares with their counts, never as none or all where it is neither', () => {
    const told = [cell(6, 7), cell(7, 7), cell(0, 7), cell(999, 1_000), cell(1, 1_000), cell(136, 100)];
    expect(told.map(keptShare)).toEqual(['86%', '100%', '0%', '99%', '1%', '136%']);
    expect([keptAmount(cell(6, 7), 'clients', 'USD'), keptAmount(cell(1_240_000, 9), 'mrr', 'EUR')]).toEqual([
      '6 of 7',
      'EUR 12,400',
    ]);
    const [clients, mrr] = [cohortTable(cohorts, 'clients'), cohortTable(cohorts, 'mrr')];
    expect([cohortSummary(clients, 'clients', 'USD'), cohortSummary(mrr, 'mrr', 'USD')]).toEqual([
      '2 quarters after they were won, 1 of 2 clients were still under contract, 50%.',
      '2 quarters after they were won, clients paid $2 a month, 67% of their first fees.',
    ]);
    expect(csvText(cohortCsv(clients)).slice(1).split('\r\n')).toEqual([
      'Won in,Clients,After 0 quarters (share),After 1 quarters (share),After 2 quarters (share)',
      'Before Q2 2026,2,1,0.5,0.5',
      'Q2 2026,4,1,0.75,0.75',
      'Q3 2026,1,0,0,',
      'All,7,0.8571,0.6667,0.5',
      '',
    ]);
  });

  const strongest = 0.32;

  test.each([
    ['light', lightTokens.seed],
    ['dark', darkTokens.seed],
  ])('can be read in the strongest cell of the %s theme, whatever accent an agency has', (_, seed) => {
    const colour = (hex: string | undefined): Rgb => parseHex(hex ?? '') ?? [Number.NaN, 0, 0];
    const [text, ground] = [colour(seed.colorText), colour(seed.colorBgLayout)];
    const accents = [colour(seed.colorPrimary), colour('#000000'), colour('#ffffff'), colour('#ff0000')];
    const ratios = accents.map((accent) => contrastRatio(text, mix(ground, accent, strongest)));
    expect(ratios.map((ratio) => ratio >= readableContrast)).toEqual([true, true, true, true]);
    const css = readFileSync('src/ui/pages/clients/charts/ClientCharts.module.css', 'utf8');
    expect(css).toContain(`calc(var(--strength) * ${strongest * 100}%)`);
  });
});
