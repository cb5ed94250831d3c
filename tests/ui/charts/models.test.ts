/** Tests the chart models: the drawing of each kind, and the text at each place. */
import { describe, expect, test } from 'vitest';
import { bandModel } from '#ui/charts/BandChart.tsx';
import { dayAxis } from '#ui/charts/chartAxis.ts';
import type { ChartUnit } from '#ui/charts/chartUnit.ts';
import { funnelModel } from '#ui/charts/Funnel.tsx';
import { heatModel } from '#ui/charts/Heatmap.tsx';
import { barModel } from '#ui/charts/plans/barModel.ts';
import { trendModel } from '#ui/charts/plans/trendModel.ts';
import { stackModel } from '#ui/charts/StackedArea.tsx';
import { waterfallModel } from '#ui/charts/Waterfall.tsx';

const unit: ChartUnit = { kind: 'count', one: 'event', many: 'events' };
const none = new Set<string>();
const axis = dayAxis(['2026-11-01', '2026-11-02', '2026-11-03']);
const longAxis = (count: number) =>
  dayAxis(
    Array.from({ length: count }, (_, day) =>
      new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10),
    ),
  );

describe('lines', () => {
  const wish = {
    axis,
    series: [{ name: 'Revenue', values: [1, 3, 2] }],
    compare: { name: 'Before', values: [1, 1, 1] },
    annotations: [
      { at: '2026-11-02', text: 'Launch' },
      { at: '2020-01-01', text: 'Long ago' },
    ],
    unit,
    lastIsOpen: true,
  };

  test('are whole to the last day that is over, dashed to the one that is not, over the time before and the notes', () => {
    expect(trendModel(wish, none).plan.layers).toEqual([
      { mark: 'notes', notes: [{ x: 1, text: 'Launch' }] },
      {
        mark: 'area',
        tone: 0,
        isSoft: true,
        spans: [
          { x: 0, low: 0, high: 1 },
          { x: 1, low: 0, high: 3 },
          { x: 2, low: 0, high: 2 },
        ],
      },
      {
        mark: 'line',
        tone: 'before',
        isDashed: true,
        points: [
          { x: 0, y: 1 },
          { x: 1, y: 1 },
          { x: 2, y: 1 },
        ],
      },
      {
        mark: 'line',
        tone: 0,
        isDashed: false,
        points: [
          { x: 0, y: 1 },
          { x: 1, y: 3 },
        ],
      },
      {
        mark: 'line',
        tone: 0,
        isDashed: true,
        points: [
          { x: 1, y: 3 },
          { x: 2, y: 2 },
        ],
      },
    ]);
  });

  test('that are hidden are not drawn and not told, and keep their place in the legend and the table', () => {
    const { plan, told, legend, content } = trendModel(wish, new Set(['Revenue', 'Before']));
    expect(plan.layers.map(({ mark }) => mark)).toEqual(['notes']);
    expect(told.columns.map(({ name }) => name)).toEqual(['Note']);
    expect(legend.map(({ name }) => name)).toEqual(['Revenue', 'Before']);
    expect(content.columns.map(({ name }) => name)).toEqual(['Revenue', 'Before', 'Note']);
  });

  test('a note of several places is one band, behind the lines, and told at each of its places', () => {
    const annotations = [
      { at: '2026-11-02', to: '2026-11-03', text: 'Sale' },
      { at: '2026-11-03', text: 'Launch' },
      { at: '2026-11-01', to: '2020-01-01', text: 'Of one day' },
    ];
    const { plan, told } = trendModel({ ...wish, annotations }, none);
    expect(plan.layers[0]).toEqual({
      mark: 'notes',
      notes: [
        { x: 1, to: 2, text: 'Sale' },
        { x: 2, text: 'Launch' },
        { x: 0, text: 'Of one day' },
      ],
    });
    expect(told.columns.at(-1)?.values).toEqual(['Of one day', 'Sale', 'Sale; Launch']);
  });

  test('both ends of a note stay where a long chart is thinned', () => {
    const axis = longAxis(2_000);
    const [at = '', to = ''] = [axis.places[701]?.key, axis.places[905]?.key];
    const series = [{ name: 'A', values: axis.places.map((_, day) => day) }];
    const { plan } = trendModel({ axis, series, unit, annotations: [{ at, to, text: 'Sale' }] }, none);
    const [notes] = plan.layers;
    const [note] = notes?.mark === 'notes' ? notes.notes : [];
    expect([plan.axis.places[note?.x ?? 0]?.key, plan.axis.places[note?.to ?? 0]?.key]).toEqual([at, to]);
  });

  test('of more than 400 days lose no peak, and the table loses nothing', () => {
    const values = Array.from({ length: 2_000 }, (_, day) => (day === 777 ? 99 : day % 7));
    const { plan, content, told } = trendModel(
      { axis: longAxis(2_000), series: [{ name: 'A', values }], unit },
      none,
    );
    expect(plan.axis.places.length).toBeLessThanOrEqual(400);
    expect(told.columns[0]?.values).toContain(99);
    expect(told.columns[0]?.values.at(-1)).toBe(values.at(-1));
    expect(content.axis.places).toHaveLength(2_000);
  });
});

describe('bars', () => {
  const series = [
    { name: 'A', values: [1, 0, 3] },
    { name: 'B', values: [2, null, 1] },
  ];

  test('stand on each other, and those of a place that stands out have its colour', () => {
    const standingOut = new Map([['2026-11-03', 'far above normal']]);
    const { plan, told } = barModel({ axis, series, unit, standingOut }, none);
    expect(plan.layers).toEqual([
      {
        mark: 'bars',
        bars: [
          { x: 0, low: 0, high: 1, tone: 0 },
          { x: 2, low: 0, high: 3, tone: 'standsOut' },
          { x: 0, low: 1, high: 3, tone: 1 },
          { x: 2, low: 3, high: 4, tone: 'standsOut' },
        ],
      },
    ]);
    expect(told.columns.at(-1)).toEqual({
      name: 'Stands out',
      unit: null,
      values: [null, null, 'far above normal'],
    });
  });

  test('keep their colours when the one below them is hidden', () => {
    expect(barModel({ axis, series, unit }, new Set(['A'])).plan.layers).toEqual([
      {
        mark: 'bars',
        bars: [
          { x: 0, low: 0, high: 2, tone: 1 },
          { x: 2, low: 0, high: 1, tone: 1 },
        ],
      },
    ]);
  });

  test('of more than 400 days are summed with their neighbours', () => {
    const values = Array.from({ length: 730 }, () => 1);
    const { plan, told } = barModel({ axis: longAxis(730), series: [{ name: 'A', values }], unit }, none);
    expect(plan.axis.places).toHaveLength(365);
    expect(plan.axis.places[0]).toEqual({
      key: '2025-01-01',
      short: '1 Jan',
      long: '1 Jan 2025 to 2 Jan 2025',
    });
    expect(told.columns[0]?.values[0]).toBe(2);
  });
});

test('stacked areas lie on each other', () => {
  const series = [
    { name: 'A', values: [1, 2, 3] },
    { name: 'B', values: [1, null, 1] },
  ];
  const [lower, upper] = stackModel({ axis, series, unit }, none).plan.layers;
  expect(lower).toMatchObject({ tone: 0, spans: [{ high: 1 }, { high: 2 }, { high: 3 }] });
  expect(upper).toEqual({
    mark: 'area',
    tone: 1,
    isSoft: false,
    spans: [
      { x: 0, low: 1, high: 2 },
      { x: 1, low: 2, high: 2 },
      { x: 2, low: 3, high: 4 },
    ],
  });
});

test('stacked areas end in a soft shade where the last place is not over', () => {
  const series = [{ name: 'A', values: [1, 2, 3] }];
  const layersOf = (lastIsOpen: boolean) =>
    stackModel({ axis, series, unit, lastIsOpen }, none).plan.layers.map((layer) =>
      layer.mark === 'area' ? { isSoft: layer.isSoft, places: layer.spans.map(({ x }) => x) } : layer.mark,
    );
  expect(layersOf(true)).toEqual([
    { isSoft: false, places: [0, 1] },
    { isSoft: true, places: [1, 2] },
  ]);
  expect(layersOf(false)).toEqual([{ isSoft: false, places: [0, 1, 2] }]);
});

test('a funnel has a bar for who came, and a quiet one for who was lost', () => {
  const steps = [
    { name: 'Visits', value: 10 },
    { name: 'Orders', value: 4 },
  ];
  const { plan, content } = funnelModel({ steps, unit });
  expect(plan.layers).toEqual([
    {
      mark: 'bars',
      bars: [
        { x: 0, low: 0, high: 10, tone: 0 },
        { x: 1, low: 0, high: 4, tone: 0 },
        { x: 1, low: 4, high: 10, tone: 'quiet' },
      ],
    },
  ]);
  expect(content.columns.map(({ name, values }) => [name, ...values])).toEqual([
    ['Reached', 10, 4],
    ['Of the step before', null, 0.4],
    ['Of the first step', 1, 0.4],
    ['Lost', null, 0.6],
  ]);
});

test('a waterfall goes down and up again between its totals', () => {
  const changes = [
    { name: 'Loss', value: -4 },
    { name: 'Gain', value: 1 },
  ];
  const { plan, content } = waterfallModel({
    from: { name: 'Before', value: 10 },
    changes,
    to: 'After',
    unit,
  });
  expect(plan.layers).toEqual([
    {
      mark: 'bars',
      bars: [
        { x: 0, low: 0, high: 10, tone: 'total' },
        { x: 1, low: 6, high: 10, tone: 'loss' },
        { x: 2, low: 6, high: 7, tone: 'gain' },
        { x: 3, low: 0, high: 7, tone: 'total' },
      ],
    },
  ]);
  expect(content.columns.map(({ values }) => values)).toEqual([
    [null, -4, 1, null],
    [10, 6, 7, 7],
  ]);
});

test('a map of hours is the stronger the more there is', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => (hour < 2 ? hour * 4 : null));
  const { plan } = heatModel({ days: [{ name: 'Mon', hours: hours.with(2, 8) }], unit });
  const [layer] = plan.layers;
  expect(layer?.mark === 'cells' && layer.cells.slice(0, 4)).toEqual([
    { x: 0, y: 0, strength: 0 },
    { x: 1, y: 0, strength: 0.5 },
    { x: 2, y: 0, strength: 1 },
    { x: 3, y: 0, strength: 0 },
  ]);
});

test('a legend names what is outside of a band only where something is', () => {
  const expected = [{ low: 1, high: 3 }, { low: 1, high: 3 }, null];
  const names = (values: readonly (number | null)[]) =>
    bandModel({ axis, name: 'Events', values, expected, unit }, none).legend.map(({ name }) => name);
  expect([names([2, 3, null]), names([2, 9, null])]).toEqual([
    ['Events', 'Expected range'],
    ['Events', 'Expected range', 'Outside the range'],
  ]);
});

test('a band marks what left it, and its forecast begins where the known line ends', () => {
  const expected = [{ low: 1, high: 3 }, { low: 1, high: 3 }, null];
  const wish = { axis, name: 'Events', values: [2, 9, null], expected, forecast: [null, null, 4], unit };
  const { layers } = bandModel(wish, none).plan;
  expect(layers.slice(2)).toEqual([
    {
      mark: 'line',
      tone: 0,
      isDashed: true,
      points: [
        { x: 0, y: null },
        { x: 1, y: 9 },
        { x: 2, y: 4 },
      ],
    },
    { mark: 'dots', tone: 'standsOut', points: [{ x: 1, y: 9 }] },
  ]);
  expect(
    bandModel(wish, new Set(['Expected range', 'Forecast'])).plan.layers.map(({ mark }) => mark),
  ).toEqual(['line', 'dots']);
});
