/** @vitest-environment happy-dom */
/** Tests a metric over time: incomplete steps are dashed, and days beyond the plan are reported above the chart. */
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

const linesOf = async (isOpen: boolean, to?: string): Promise<readonly (string | null)[]> => {
  const { container, unmount } = await renderPart(
    <FigureTrend reply={replyOf(isOpen, to)} name="revenue_cents" comparedWith={undefined} />,
  );
  const lines = [...container.querySelectorAll('[role="img"] path[stroke-width="2"]')];
  const dashes = lines.map((line) => line.getAttribute('stroke-dasharray'));
  await unmount();
  return dashes;
};

test('a step that is not over, or that the range cuts off, is drawn dashed; one that is over and whole is not', async () => {
  expect(await linesOf(true)).toEqual([null, '4 4']);
  expect(await linesOf(false, '2026-11-18')).toEqual([null, '4 4']);
  expect(await linesOf(false)).toEqual([null]);
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

  test('are told by the plan that has them, in months or days', () => {
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
