/** Tests demo facts shared by several stores. */
import { describe, expect, test } from 'vitest';
import { monthOf } from '#domain/calendar/months.ts';
import { createDemoFacts } from '#domain/demo/demoFacts.ts';
import { createMetricStore } from '#mocks/factStore/metricStore.ts';
import { createSharedFacts } from '#mocks/factStore/sharedFacts.ts';
import { adsSource, askMetrics, dayOf, webSource } from '#tests/support/metricFixture.ts';

const year = { from: '2025-01-01', to: '2025-12-31' } as const;
const sources = [adsSource, webSource];

const counted = () => {
  const make = createDemoFacts();
  let times = 0;
  const facts = (...asked: Parameters<typeof make>) => {
    times += 1;
    return make(...asked);
  };
  return { facts, times: () => times };
};

describe('demo facts that stores share', () => {
  test('are made once for all, whatever object reports the source, and give each store what it has by itself', async () => {
    const { facts, times } = counted();
    const makeBlock = createSharedFacts(facts);
    const alone = await askMetrics(year, { store: createMetricStore(), sources });
    const one = await askMetrics(year, { store: createMetricStore({ makeBlock }), sources });
    const other = await askMetrics(year, {
      store: createMetricStore({ makeBlock }),
      sources: sources.map((source) => ({ ...source })),
    });

    expect([one, other, times()]).toEqual([alone, alone, 24]);
  });

  test('are made anew for a source with another history', async () => {
    const { facts, times } = counted();
    const makeBlock = createSharedFacts(facts);
    const month = monthOf(dayOf('2025-12-01'));
    const day = dayOf('2025-12-11');
    const longer = { ...adsSource, restatements: [{ from: day, to: day, factor: 2 }] };
    const blocks = [adsSource, longer, adsSource].map((source) => makeBlock(source, month));

    expect([times(), blocks[0] === blocks[2], blocks[0] === blocks[1]]).toEqual([2, true, false]);
  });

  test('take no more than their budget', async () => {
    const { facts, times } = counted();
    const makeBlock = createSharedFacts(facts, 1);
    const months = [0, 1, 0].map((more) => monthOf(dayOf('2025-01-01')) + more);
    for (const month of months) makeBlock(webSource, month);

    expect(times()).toBe(3);
  });
});
