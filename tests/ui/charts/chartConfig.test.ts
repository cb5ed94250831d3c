/** Tests the configuration that all charts share: axes, tooltip, brush and motion. */
import { describe, expect, test } from 'vitest';
import { dayAxis, namedAxis } from '#ui/charts/chartAxis.ts';
import type { ChartUnit } from '#ui/charts/chartUnit.ts';
import { chartConfig, isLabelled } from '#ui/charts/drawing/chartConfig.ts';
import { lookFrom } from '#ui/charts/drawing/chartLook.ts';
import { heatModel } from '#ui/charts/Heatmap.tsx';
import { barModel } from '#ui/charts/models/barModel.ts';
import { trendModel } from '#ui/charts/models/trendModel.ts';
import { configOf } from './optionsOf.ts';

const unit: ChartUnit = { kind: 'count', one: 'event', many: 'events' };
const money: ChartUnit = { kind: 'money', currency: 'USD' };
const none = new Set<string>();

const days = (count: number) =>
  dayAxis(
    Array.from({ length: count }, (_, day) =>
      new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
    ),
  );

const lines = (axis = days(3), given: ChartUnit = unit) =>
  trendModel({ axis, series: [{ name: 'A', values: axis.places.map((_, day) => day) }], unit: given }, none);

type Shared = {
  readonly axis: Readonly<
    Record<
      'x' | 'y',
      {
        readonly labelFormatter: (value: number) => string;
        readonly tickFilter?: (value: number) => boolean;
        readonly labelAutoHide: unknown;
        readonly labelAutoWrap: unknown;
      }
    >
  >;
  readonly interaction: { readonly tooltip: object; readonly brushXHighlight?: object };
  readonly tooltip: { readonly title: (datum: object) => string };
  readonly animate: unknown;
};

const sharedOf = (model: Parameters<typeof configOf>[0]): Shared => configOf(model) as unknown as Shared;

describe('the configuration', () => {
  test('writes short days along the axis and short figures at it', () => {
    const { x, y } = sharedOf(lines(days(3), money)).axis;
    expect([x.labelFormatter(1), x.labelFormatter(9), y.labelFormatter(2_500_000)]).toEqual([
      '2 Jan',
      '',
      '$25K',
    ]);
    expect([x.labelAutoHide, x.labelAutoWrap]).toEqual([
      { type: 'hide', keepTail: true, margin: [0, 8, 0, 8] },
      false,
    ]);
  });

  test('has no half of a thing at the axis', () => {
    expect([0, 0.5, 1].map((value) => sharedOf(lines()).axis.y.tickFilter?.(value))).toEqual([
      true,
      false,
      true,
    ]);
    expect(sharedOf(lines(days(3), money)).axis.y.tickFilter).toBe(undefined);
  });

  test('keeps the names of things whole, on two lines if need be', () => {
    const axis = namedAxis('Channel', ['Paid search', 'Paid social']);
    const { x } = sharedOf(barModel({ axis, series: [{ name: 'A', values: [1, 2] }], unit }, none)).axis;
    expect([x.labelAutoHide, x.labelAutoWrap]).toEqual([
      false,
      { type: 'wrap', wordWrapWidth: 218, maxLines: 2 },
    ]);
  });

  test('brushes times, but neither things nor rows', () => {
    const things = namedAxis('Channel', ['Email']);
    const heat = heatModel({ days: [{ name: 'Mon', hours: [1] }], unit });
    const bars = barModel({ axis: things, series: [{ name: 'A', values: [1] }], unit }, none);
    expect([lines(), bars, heat].map((model) => 'brushXHighlight' in sharedOf(model).interaction)).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('gives the tooltip its place, and in a map of hours its row', () => {
    const { title } = sharedOf(lines()).tooltip;
    expect([title({ at: 4 }), title({ at: 4, row: 0 })]).toEqual(['4', '4 0']);
  });

  test('moves changes along the same axis, and nothing for people who want stillness', () => {
    const [first, next] = [lines(days(2)), lines(days(3))];
    const moves = { enter: false, update: { duration: 180 }, exit: false };
    const animateOf = (isStill: boolean, before?: typeof first) =>
      chartConfig(
        {
          picture: first.picture,
          told: first.told,
          look: lookFrom('light', isStill, () => ''),
          size: { width: 640, height: 240 },
        },
        before?.picture,
      ).animate;
    expect([
      animateOf(false),
      animateOf(false, lines(days(2))),
      animateOf(false, next),
      animateOf(true, first),
    ]).toEqual([false, moves, false, false]);
  });
});

describe('places with a label', () => {
  const labelled = (axis: ReturnType<typeof days>) =>
    axis.places.flatMap(({ short }, place) => (isLabelled(axis)(place) ? [short] : []));

  test('are all of a short axis, from which the library hides those without room', () => {
    expect(labelled(days(30))).toHaveLength(30);
  });

  test('are the first days of months of a long one', () => {
    expect(labelled(days(365)).slice(0, 3)).toEqual(['1 Jan', '1 Feb', '1 Mar']);
    expect(labelled(days(365))).toHaveLength(12);
  });

  test('are even steps of many times, the last among them', () => {
    const names = Array.from({ length: 100 }, (_, minute) => `${minute}`);
    const shown = labelled({ ...namedAxis('Minute', names), isTime: true });
    expect([shown.length, shown.slice(0, 2), shown.at(-1)]).toEqual([25, ['3', '7'], '99']);
  });
});
