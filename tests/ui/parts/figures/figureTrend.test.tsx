/** @vitest-environment happy-dom */
/** Tests a metric over time: incomplete steps are compared with no whole one, and days beyond the plan are reported above the chart. */
import { describe, expect, test } from 'vitest';
import type { MetricReply } from '#domain/contract/metricSchemas.ts';
import { renderPart } from '#tests/support/renderPart.ts';
import { earlierDays, FigureTrend, moreInWords } from '#ui/parts/figures/FigureTrend.tsx';
import type { ViewInUse } from '#ui/parts/view/useView.ts';

const stepOf = (at: string, open: boolean, revenue_cents: number) => ({
  at,
  open,
  revenue_cents,
  previous: null,
});

const replyOf = (isOpen: boolean, to = '2026-11-22') =>
  ({
    currency: 'USD',
    interval: 'week',
    range: { from: '2026-11-02', to },
    series: [
      stepOf('2026-11-02', false, 100),
      stepOf('2026-11-09', false, 300),
      stepOf('2026-11-16', isOpen, 50),
    ],
  }) as unknown as MetricReply;

const saidOf = async (isOpen: boolean, to?: string): Promise<string | undefined> => {
  const { container, unmount } = await renderPart(
    <FigureTrend reply={replyOf(isOpen, to)} name="revenue_cents" comparedWith={undefined} />,
  );
  const said = container.querySelector('p')?.textContent;
  await unmount();
  return said;
};

test('a step that is not over, or that the range cuts off, is held against no whole one', async () => {
  const rise = /^Revenue rose 200\.0%, .* to \$3 in the week of 9 Nov 2026/;
  expect([await saidOf(true), await saidOf(false, '2026-11-18')]).toEqual([
    expect.stringMatching(rise),
    expect.stringMatching(/ The last week is not whole\.$/),
  ]);
  expect(await saidOf(false)).toMatch(/^Revenue fell 50\.0%, /);
});

describe('days before the chart', () => {
  const today = 20_000;
  const told = (from: number, to: number, retentionDays: number): string | null => {
    const range = { preset: 'custom', from: today - from, to: today - to } as const;
    const facts = { today, retentionDays, clients: null };
    const view = { range } as Parameters<typeof earlierDays>[0]['view'];
    const more = earlierDays({ view, facts });
    return more && moreInWords(more);
  };

  test('are reported by the plan that has them, in months or days', () => {
    expect([told(365, 1, 30), told(90, 1, 30), told(41, 1, 30), told(700, 1, 365)]).toEqual([
      '11 more months in Pro',
      '2 more months in Pro',
      '11 more days in Pro',
      '11 more months in Enterprise',
    ]);
  });

  test('stand beside it, with the way to more', async () => {
    const view = { range: { preset: '90d' } };
    const facts = { today, retentionDays: 30, clients: null };
    const use = { view, facts, query: {} } as unknown as ViewInUse;
    const { container, unmount } = await renderPart(
      <FigureTrend reply={replyOf(false)} name="revenue_cents" comparedWith={undefined} use={use} />,
    );
    const chart = container.querySelector('[role="img"]');
    expect(chart?.previousElementSibling?.textContent).toBe(
      '2 more months in Pro Ask an admin of your workspace about a larger plan.',
    );
    await unmount();
  });

  test('are none where the plan has all, or all but one day', () => {
    expect([told(29, 0, 30), told(365, 1, 365), told(900, 0, -1)]).toEqual([null, null, null]);
  });
});
