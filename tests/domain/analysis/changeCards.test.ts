/** Tests change cards, sorted by size. */
import { describe, expect, test } from 'vitest';
import { changeCards } from '#domain/analysis/changeCards.ts';
import { figureNames } from '#domain/kpi/figureNames.ts';
import { askMetrics } from '#tests/support/metricFixture.ts';

const query = { from: '2025-12-01', to: '2025-12-28', compare: 'previous', group_by: 'channel' } as const;

describe('change cards', () => {
  test('come with the largest change first, and the parts of each make its change', async () => {
    const reply = await askMetrics(query);
    const cards = changeCards(reply);
    const sizes = cards.map(({ current, previous }) => Math.abs((current - previous) / previous));

    expect(cards.length).toBeGreaterThan(3);
    expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
    for (const { figure, current, previous, contribution } of cards) {
      expect([current, previous]).toEqual([reply.totals[figure], reply.previous?.[figure]]);
      expect(contribution.parts.reduce((sum, { change }) => sum + change, 0)).toBeCloseTo(
        current - previous,
        6,
      );
      expect(contribution.current).toBeCloseTo(current, 6);
    }
  });

  test('begin with the figure that is asked for, whose parts make its change, whichever it is', async () => {
    const reply = await askMetrics(query);
    const usual = changeCards(reply).map(({ figure }) => figure);
    for (const asked of figureNames) {
      const cards = changeCards(reply, asked);
      const [first] = cards;
      expect(first?.figure).toBe(asked);
      expect(first?.contribution.current).toBeCloseTo(reply.totals[asked] ?? Number.NaN, 6);
      expect(cards.slice(1).map(({ figure }) => figure)).toEqual(usual.filter((name) => name !== asked));
    }
  });

  test('are none without a comparison', async () => {
    const alone = await askMetrics({ ...query, compare: 'none' });
    expect([changeCards(alone), changeCards(alone, 'revenue_cents')]).toEqual([[], []]);
  });
});
