/** @vitest-environment happy-dom */
/** A figure over time: the step that is not over is dashed, whichever page shows it. */
import { expect, test } from 'vitest';
import type { MetricReply } from '#domain/contract/metricSchemas.ts';
import { renderPart } from '#tests/support/renderPart.ts';
import { FigureTrend } from '#ui/parts/figures/FigureTrend.tsx';

const stepOf = (at: string, open: boolean, revenue_cents: number) => ({
  at,
  open,
  revenue_cents,
  previous: null,
});

const replyOf = (isOpen: boolean) =>
  ({
    currency: 'USD',
    interval: 'week',
    range: { from: '2026-11-02', to: '2026-11-18' },
    series: [
      stepOf('2026-11-02', false, 100),
      stepOf('2026-11-09', false, 300),
      stepOf('2026-11-16', isOpen, 50),
    ],
  }) as unknown as MetricReply;

const linesOf = async (isOpen: boolean): Promise<readonly (string | null)[]> => {
  const { container, unmount } = await renderPart(
    <FigureTrend reply={replyOf(isOpen)} name="revenue_cents" comparedWith={undefined} />,
  );
  const lines = [...container.querySelectorAll('[role="img"] path[stroke-width="2"]')];
  const dashes = lines.map((line) => line.getAttribute('stroke-dasharray'));
  await unmount();
  return dashes;
};

test('a step that is not over is drawn dashed, one that is over is not', async () => {
  expect(await linesOf(true)).toEqual([null, '4 4']);
  expect(await linesOf(false)).toEqual([null]);
});
