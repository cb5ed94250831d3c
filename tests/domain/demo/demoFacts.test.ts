/** Tests that the demo's facts are deterministic, obey counting laws and match their source's history. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstDayOf, monthOf } from '#domain/calendar/months.ts';
import { createDemoFacts } from '#domain/demo/demoFacts.ts';
import { columnOf, type FactMeasure, factMeasures } from '#domain/kpi/figureNames.ts';
import type { FactBlock } from '#domain/metrics/factBlock.ts';
import { readRow } from '#domain/metrics/factRows.ts';
import type { MetricSource } from '#domain/metrics/metricSource.ts';
import { adsSource, dayOf, webSource } from '#tests/support/metricFixture.ts';

const december = monthOf(dayOf('2025-12-01'));

const rowAt = (block: FactBlock, index: number): number[] => {
  const row = new Float64Array(factMeasures.length);
  readRow(block, index, row);
  return [...row];
};

const rowsOf = (block: FactBlock): readonly number[][] =>
  Array.from({ length: block.rows }, (_, index) => rowAt(block, index));

const runsOf = ({ runs }: FactBlock) =>
  runs.map(({ channel, campaignId, firstDay, start, end }) => [
    campaignId ?? channel,
    firstDay - firstDayOf(december) + 1,
    end - start,
  ]);

/** Invariants of every row: the first measure is at most the second. */
const limits: readonly (readonly [FactMeasure, FactMeasure])[] = [
  ['clicks', 'impressions'],
  ['engaged_sessions', 'sessions'],
  ['users', 'sessions'],
  ['conversions', 'sessions'],
  ['orders', 'conversions'],
  ['new_customers', 'orders'],
  ['leads', 'conversions'],
  ['sessions', 'pageviews'],
];

describe('a block of facts', () => {
  test('is the same on every machine', () => {
    const facts = createDemoFacts();
    const told = [adsSource, webSource].map((source) => rowAt(facts(source, december), 20));

    expect(told).toEqual([
      [8_364, 505, 49_421, 9, 48_515, 456, 271, 393, 9, 5, 0, 1_100, 43_901],
      [0, 0, 0, 23, 149_286, 1_096, 685, 980, 22, 12, 1, 2_964, 108_324],
    ]);
  });

  test('is the same in any zone', () => {
    const script = join(import.meta.dirname, '..', '..', 'support', 'printFacts.ts');
    const inZone = (zone: string) =>
      execFileSync(process.execPath, [script], { env: { ...process.env, TZ: zone } }).toString();
    const tokyo = inZone('Asia/Tokyo');

    expect(tokyo).toMatch(/^\{"totals":\{"impressions":\d+/);
    expect(inZone('America/Los_Angeles')).toBe(tokyo);
  });

  test('has runs by campaign and channel, without gaps and not before a campaign starts', () => {
    const facts = createDemoFacts();

    expect(runsOf(facts(adsSource, december))).toEqual([
      ['brand', 1, 31],
      ['generic', 1, 31],
      ['banners', 15, 17],
    ]);
    expect(runsOf(facts(webSource, december)).slice(0, 3)).toEqual([
      ['organic_search', 1, 21],
      ['organic_search', 25, 7],
      ['organic_social', 1, 21],
    ]);
  });

  test('does not depend on what was asked before', () => {
    const facts = createDemoFacts();
    const first = facts(adsSource, december);
    facts(adsSource, december - 1);
    facts(webSource, december);

    expect(facts({ ...adsSource }, december)).toEqual(first);
    expect(createDemoFacts()(adsSource, december)).toEqual(first);
  });

  test('keeps the laws of counting for any client, campaign and month', () => {
    const anySource = fc.record({
      id: fc.uuid(),
      clientId: fc.uuid(),
      weight: fc.double({ min: 0, max: 3, noNaN: true }),
      factor: fc.double({ min: 0, max: 3, noNaN: true }),
    });
    fc.assert(
      fc.property(
        anySource,
        fc.integer({ min: december - 23, max: december }),
        ({ id, clientId, weight, factor }, month) => {
          const source: MetricSource = {
            ...adsSource,
            id,
            clientId,
            channels: ['paid_search', 'referral'],
            campaigns: [
              { id: 'c', name: 'C', channel: 'paid_search', weight, levels: [{ from: 0, level: 1 }] },
            ],
            restatements: [{ from: firstDayOf(month) + 3, to: firstDayOf(month) + 9, factor }],
          };
          const rows = rowsOf(createDemoFacts()(source, month));
          expect(rows.flat().filter((value) => !Number.isSafeInteger(value) || value < 0)).toEqual([]);
          expect(
            rows.filter(
              (row) => row[columnOf.conversions] !== (row[columnOf.orders] ?? 0) + (row[columnOf.leads] ?? 0),
            ),
          ).toEqual([]);
          for (const [few, many] of limits) {
            if (few === 'clicks') continue;
            expect(rows.filter((row) => (row[columnOf[few]] ?? 0) > (row[columnOf[many]] ?? 0))).toEqual([]);
          }
        },
      ),
      { numRuns: 50 },
    );
  });

  test('has about the size of its channel, whatever chance says', () => {
    const block = createDemoFacts()(webSource, december);
    const [run] = block.runs;
    const sessions = rowsOf(block)
      .slice(run?.start, run?.end)
      .map((row) => row[columnOf.sessions] ?? 0);
    const mean = sessions.reduce((sum, value) => sum + value, 0) / sessions.length;

    expect(mean).toBeGreaterThan(500);
    expect(mean).toBeLessThan(1_600);
  });
});
