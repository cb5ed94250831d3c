/** Tests the configuration passed to the chart library. */
import { describe, expect, test } from 'vitest';
import { dayAxis } from '#ui/charts/chartAxis.ts';
import type { ChartUnit } from '#ui/charts/chartUnit.ts';
import { lookFrom } from '#ui/charts/drawing/chartLook.ts';
import { frameOf } from '#ui/charts/drawing/frame.ts';
import { plotConfig } from '#ui/charts/drawing/plotConfig.ts';
import { barModel } from '#ui/charts/plans/barModel.ts';
import { trendModel } from '#ui/charts/plans/trendModel.ts';

const unit: ChartUnit = { kind: 'count', one: 'event', many: 'events' };
const axis = dayAxis(['2026-11-01', '2026-11-02', '2026-11-03']);
const variables: Readonly<Record<string, string>> = {
  '--ant-color-primary': '#123456',
  '--signal': '#abcdef',
};
const lookAt = (isStill: boolean) => lookFrom('light', isStill, (name) => variables[name] ?? '');

type Plan = Parameters<typeof frameOf>[0];

const configOf = (plan: Plan, isStill = false, before?: Plan) => {
  const frame = frameOf(plan, { width: 640, height: 240 });
  return plotConfig({ plan, frame, look: lookAt(isStill) }, before);
};

const lines = trendModel(
  {
    axis,
    series: [
      { name: 'A', values: [1, null, 3] },
      { name: 'B', values: [1, 1, 1] },
    ],
    unit,
  },
  new Set(),
);
const bars = barModel(
  { axis, series: [{ name: 'A', values: [1, 2, 3] }], unit, standingOut: new Map([['2026-11-03', 'why']]) },
  new Set(),
);

describe('the configuration', () => {
  test('has a mark for each layer, in the page’s colours, with a gap where there is no figure', () => {
    expect(configOf(lines.plan)).toMatchObject({
      type: 'view',
      width: 640,
      height: 240,
      theme: { type: 'light' },
      children: [
        {
          type: 'line',
          data: [
            { x: 0, y: 1 },
            { x: 1, y: Number.NaN },
            { x: 2, y: 3 },
          ],
          style: { stroke: '#123456', lineDash: [0, 0] },
        },
        { type: 'line', style: { stroke: '#d57700' } },
      ],
    });
  });

  test('has a band behind the lines for a note of several places, a dashed line for one of a single place', () => {
    const { plan } = trendModel(
      {
        axis,
        series: [{ name: 'A', values: [1, 2, 3] }],
        unit,
        annotations: [
          { at: '2026-11-01', to: '2026-11-02', text: 'Sale' },
          { at: '2026-11-03', text: 'Launch' },
        ],
      },
      new Set(),
    );
    const { low, high } = plan.values;
    expect(configOf(plan)).toMatchObject({
      children: [
        {
          type: 'area',
          data: [
            { x: 0, low, high },
            { x: 1, low, high },
          ],
          encode: { x: 'x', y: 'high', y1: 'low' },
        },
        { type: 'lineX', data: [{ x: 2 }] },
        {
          type: 'text',
          data: [
            { x: 0, text: 'Sale' },
            { x: 2, text: 'Launch' },
          ],
        },
        { type: 'area' },
        { type: 'line' },
      ],
    });
  });

  test('gives bars that stand out the signal’s colour', () => {
    expect(configOf(bars.plan)).toMatchObject({
      children: [{ type: 'interval', data: [{ fill: '#123456' }, { fill: '#123456' }, { fill: '#abcdef' }] }],
    });
  });

  test('moves changes along the same axis, and nothing for people who want stillness', () => {
    const ofDays = (...days: readonly string[]) => {
      const wish = { axis: dayAxis(days), series: [{ name: 'A', values: days.map(() => 1) }], unit };
      return trendModel(wish, new Set()).plan;
    };
    const [first, next] = [ofDays('2026-11-01', '2026-11-02'), ofDays('2026-11-02', '2026-11-03')];
    const moves = { enter: false, update: { duration: 180 }, exit: false };
    const animateOf = (...given: Parameters<typeof configOf>) =>
      (configOf(...given) as { children: readonly { animate: unknown }[] }).children[0]?.animate;

    expect([
      animateOf(first),
      animateOf(first, false, ofDays('2026-11-01', '2026-11-02')),
      animateOf(next, false, first),
      animateOf(first, false, ofDays('2026-11-01')),
      animateOf(first, true, first),
    ]).toEqual([false, moves, false, false, false]);
  });
});
