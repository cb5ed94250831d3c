/** Tests the chart models: the data and axes that each kind hands to the library, and the text at each place. */
import { describe, expect, test } from 'vitest';
import { bandModel } from '#ui/charts/BandChart.tsx';
import { contributionModel } from '#ui/charts/ContributionChart.tsx';
import { dayAxis, thingsAxis } from '#ui/charts/chartAxis.ts';
import type { ChartUnit } from '#ui/charts/chartUnit.ts';
import { toneColour } from '#ui/charts/drawing/chartLook.ts';
import { funnelModel } from '#ui/charts/Funnel.tsx';
import { heatModel } from '#ui/charts/Heatmap.tsx';
import { barModel } from '#ui/charts/models/barModel.ts';
import { trendModel } from '#ui/charts/models/trendModel.ts';
import { stackModel } from '#ui/charts/StackedArea.tsx';
import { waterfallModel } from '#ui/charts/Waterfall.tsx';
import { optionsOf, testLook } from './optionsOf.ts';

const unit: ChartUnit = { kind: 'count', one: 'event', many: 'events' };
const none = new Set<string>();
const axis = dayAxis(['2026-11-01', '2026-11-02', '2026-11-03']);
const longAxis = (count: number) =>
  dayAxis(
    Array.from({ length: count }, (_, day) =>
      new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10),
    ),
  );

type Shape = ReturnType<typeof optionsOf>['annotations'][number];

const typesOf = (marks: readonly Shape[]) => marks.map(({ type }) => type);

/** Name, whether it is dashed, and the values of each line. */
const linesOf = (data: ReturnType<typeof optionsOf>['data']) =>
  [...Map.groupBy(data, ({ line }) => line)].map(([, rows]) => [
    rows[0]?.name,
    rows[0]?.isDashed,
    rows.map(({ x, y }) => [x, y]),
  ]);

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

  test('are whole to the last day that is over, dashed to the one that is not, over the time before', () => {
    const model = trendModel(wish, none);
    const { data, scale, style, area } = optionsOf(model);
    const dashOf = style.lineDash as (rows: readonly object[]) => readonly number[];

    expect(model.picture.kind).toBe('Line');
    expect(linesOf(data)).toEqual([
      [
        'Before',
        true,
        [
          [0, 1],
          [1, 1],
          [2, 1],
        ],
      ],
      [
        'Revenue',
        false,
        [
          [0, 1],
          [1, 3],
        ],
      ],
      [
        'Revenue',
        true,
        [
          [1, 3],
          [2, 2],
        ],
      ],
    ]);
    expect([dashOf([{ isDashed: true }]), dashOf([{ isDashed: false }]), dashOf([])]).toEqual([
      [4, 4],
      [0, 0],
      [0, 0],
    ]);
    expect(scale).toEqual({
      x: { type: 'point', domain: [0, 1, 2], padding: 0 },
      y: { nice: true, domainMin: undefined },
      color: {
        type: 'ordinal',
        domain: ['Before', 'Revenue'],
        range: [toneColour(testLook, 'before'), toneColour(testLook, 0)],
      },
    });
    expect(area?.data.map((row) => (row as { y: number }).y)).toEqual([1, 3, 2]);
  });

  test('are dashed up to a day that is not over, and break where there is no figure', () => {
    const series = [{ name: 'A', values: [1, null, 3, 4, 5] }];
    const days = longAxis(5);
    const wish = { axis: days, series, unit, lastIsOpen: true };
    expect(linesOf(optionsOf(trendModel(wish, none)).data)).toEqual([
      [
        'A',
        false,
        [
          [0, 1],
          [1, Number.NaN],
          [2, 3],
          [3, 4],
        ],
      ],
      [
        'A',
        true,
        [
          [3, 4],
          [4, 5],
        ],
      ],
    ]);
  });

  test('of a narrow positive range start near their lowest value, say so and have no area', () => {
    const ofValues = (values: readonly number[]) => {
      const model = trendModel({ axis, series: [{ name: 'A', values }], unit }, none);
      const { scale, area } = optionsOf(model);
      return [scale.y.domainMin, model.note, area !== undefined];
    };
    expect([
      ofValues([2_420, 2_600, 2_500]),
      ofValues([1_000, 2_600, 2_500]),
      ofValues([1_000, 1_001, 1_000]),
      ofValues([-5, -5, -4]),
    ]).toEqual([
      [2_400, 'Axis starts at 2,400.', false],
      [undefined, undefined, true],
      [950, 'Axis starts at 950.', false],
      [undefined, undefined, true],
    ]);
  });

  test('that are hidden are not drawn and not reported, and keep their place in the legend and the table', () => {
    const model = trendModel(wish, new Set(['Revenue', 'Before']));
    expect(optionsOf(model).data).toEqual([]);
    expect(model.told.columns.map(({ name }) => name)).toEqual(['Note']);
    expect(model.legend.map(({ name }) => name)).toEqual(['Revenue', 'Before']);
    expect(model.content.columns.map(({ name }) => name)).toEqual(['Revenue', 'Before', 'Note']);
  });

  test('a note of several places is one band, behind the lines, and reported at each of its places', () => {
    const annotations = [
      { at: '2026-11-02', to: '2026-11-03', text: 'Sale' },
      { at: '2026-11-03', text: 'Launch' },
      { at: '2026-11-01', to: '2020-01-01', text: 'Of one day' },
    ];
    const model = trendModel({ ...wish, annotations }, none);
    const marks = optionsOf(model).annotations;
    expect(typesOf(marks)).toEqual(['rangeX', 'lineX', 'lineX']);
    expect(marks[0]).toMatchObject({ data: [{ from: 1, to: 2 }], zIndex: -1 });
    expect(marks.slice(1).map(({ data }) => data)).toMatchObject([
      [
        { x: 0, flag: 'Of one day' },
        { x: 1, flag: 'Sale' },
      ],
      [{ x: 2, flag: 'Launch' }],
    ]);
    expect(model.told.columns.at(-1)?.values).toEqual(['Of one day', 'Sale', 'Sale; Launch']);
  });

  test('three notes get a flag, the others a short mark', () => {
    const days = longAxis(5);
    const annotations = days.places.map(({ key }, index) => ({ at: key, text: `Note ${index}` }));
    const series = [{ name: 'A', values: [1, 2, 3, 4, 5] }];
    const marks = optionsOf(trendModel({ axis: days, series, unit, annotations }, none)).annotations;
    expect(marks.map(({ data, style }) => [data.map((row) => Object.values(row)), style])).toMatchObject([
      [
        [
          [0, 'Note 0', 'Note 0', false],
          [1, 'Note 1', 'Note 1', false],
          [2, 'Note 2', 'Note 2', false],
        ],
        { strokeOpacity: 1 },
      ],
      [
        [
          [3, 'Note 3', '▾', false],
          [4, 'Note 4', '▾', false],
        ],
        { strokeOpacity: 0 },
      ],
    ]);
  });

  test('a flag that would cover the one before is a short mark', () => {
    const days = longAxis(5);
    const annotations = [1, 2].map((place) => ({
      at: days.places[place]?.key ?? '',
      text: 'A campaign of some length',
    }));
    const series = [{ name: 'A', values: [1, 2, 3, 4, 5] }];
    const model = trendModel({ axis: days, series, unit, annotations }, none);
    const flagsAt = (width: number) =>
      optionsOf(model, width).annotations.flatMap(({ data }) =>
        data.map((row) => (row as { flag: string }).flag),
      );
    expect([flagsAt(1_000), flagsAt(390)]).toEqual([
      ['A campaign of some length', 'A campaign of some length'],
      ['A campaign of some length', '▾'],
    ]);
  });

  test('a short mark lies below the line of the flags, so that it covers none of their text', () => {
    const days = longAxis(5);
    const annotations = [1, 2].map((place) => ({
      at: days.places[place]?.key ?? '',
      text: 'A campaign of some length',
    }));
    const series = [{ name: 'A', values: [1, 2, 3, 4, 5] }];
    const model = trendModel({ axis: days, series, unit, annotations }, none);
    const labels = optionsOf(model, 390).annotations.flatMap((mark) =>
      (mark as unknown as { labels: readonly { textBaseline: string; dy: number }[] }).labels.map(
        ({ textBaseline, dy }) => [textBaseline, dy],
      ),
    );
    expect(labels).toEqual([
      ['bottom', -2],
      ['top', 2],
    ]);
  });

  test('both ends of a note stay where a long chart is thinned', () => {
    const days = longAxis(2_000);
    const [at = '', to = ''] = [days.places[701]?.key, days.places[905]?.key];
    const series = [{ name: 'A', values: days.places.map((_, day) => day) }];
    const model = trendModel({ axis: days, series, unit, annotations: [{ at, to, text: 'Sale' }] }, none);
    const spans = optionsOf(model).annotations[0]?.data ?? [];
    const [span] = spans as readonly { from: number; to: number }[];
    const { places } = model.picture.axis;
    expect([places[span?.from ?? 0]?.key, places[span?.to ?? 0]?.key]).toEqual([at, to]);
  });

  test('of more than 400 days lose no peak, and the table loses nothing', () => {
    const values = Array.from({ length: 2_000 }, (_, day) => (day === 777 ? 99 : day % 7));
    const { picture, content, told } = trendModel(
      { axis: longAxis(2_000), series: [{ name: 'A', values }], unit },
      none,
    );
    expect(picture.axis.places.length).toBeLessThanOrEqual(400);
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
  const bars = (model: ReturnType<typeof barModel>) => {
    const { data, style } = optionsOf(model);
    const fill = style.fill as (row: object) => string;
    return data.map((row) => [row.name, row.x, row.y, fill(row)]);
  };

  test('of one place are stacked, and those of a place that stands out have its colour', () => {
    const standingOut = new Map([['2026-11-03', 'far above normal']]);
    const model = barModel({ axis, series, unit, standingOut }, none);
    const [first, second, signal] = ([0, 1, 'standsOut'] as const).map((tone) => toneColour(testLook, tone));
    expect([model.picture.kind, optionsOf(model)]).toMatchObject(['Column', { stack: true }]);
    expect(bars(model)).toEqual([
      ['A', 0, 1, first],
      ['A', 1, 0, first],
      ['A', 2, 3, signal],
      ['B', 0, 2, second],
      ['B', 1, 0, second],
      ['B', 2, 1, signal],
    ]);
    expect(model.told.columns.at(-1)).toEqual({
      name: 'Unusual',
      unit: null,
      values: [null, null, 'far above normal'],
    });
  });

  test('keep their colours when the one below them is hidden', () => {
    const second = toneColour(testLook, 1);
    expect(bars(barModel({ axis, series, unit }, new Set(['A'])))).toEqual([
      ['B', 0, 2, second],
      ['B', 1, 0, second],
      ['B', 2, 1, second],
    ]);
  });

  test('of named things lie, each with a line of its own', () => {
    const things = thingsAxis('Channel', [
      { key: 'a', label: 'Paid search' },
      { key: 'b', label: 'Paid social' },
    ]);
    const model = barModel({ axis: things, series: [{ name: 'A', values: [1, 2] }], unit }, none);
    expect([model.picture.kind, model.leastHeight]).toEqual(['Bar', 100]);
  });

  test('of more than 400 days are summed with their neighbours', () => {
    const values = Array.from({ length: 730 }, () => 1);
    const { picture, told } = barModel({ axis: longAxis(730), series: [{ name: 'A', values }], unit }, none);
    expect(picture.axis.places).toHaveLength(365);
    expect(picture.axis.places[0]).toEqual({
      key: '2025-01-01',
      short: '1 Jan',
      long: '1 Jan 2025 to 2 Jan 2025',
    });
    expect(told.columns[0]?.values[0]).toBe(2);
  });
});

test('stacked areas are stacked by the library, in the order of their series', () => {
  const series = [
    { name: 'A', values: [1, 2, 3] },
    { name: 'B', values: [1, null, 1] },
  ];
  const model = stackModel({ axis, series, unit }, none);
  const { data, scale, ...own } = optionsOf(model);
  expect([model.picture.kind, own]).toMatchObject(['Area', { stack: true, annotations: [] }]);
  expect(data.map(({ name, x, y }) => [name, x, y])).toEqual([
    ['A', 0, 1],
    ['A', 1, 2],
    ['A', 2, 3],
    ['B', 0, 1],
    ['B', 1, 0],
    ['B', 2, 1],
  ]);
  expect(scale.color.domain).toEqual(['A', 'B']);
});

test('stacked areas are lighter at the edges that are cut off or not over', () => {
  const series = [{ name: 'A', values: [1, 2, 3] }];
  const lighter = (edges: object) =>
    optionsOf(stackModel({ axis, series, unit, ...edges }, none)).annotations.map(({ data }) => data);
  expect([
    lighter({ lastIsOpen: true }),
    lighter({ firstIsCut: true, lastIsCut: true }),
    lighter({}),
  ]).toEqual([
    [[{ from: 1, to: 2 }]],
    [
      [
        { from: 0, to: 1 },
        { from: 1, to: 2 },
      ],
    ],
    [],
  ]);
});

test('a funnel has lying bars, each with its figure and its rate of the step before', () => {
  const steps = [
    { name: 'Visits', value: 10 },
    { name: 'Orders', value: 4 },
  ];
  const model = funnelModel({ steps, unit });
  expect([model.picture.kind, optionsOf(model)]).toMatchObject([
    'Funnel',
    { shapeField: 'rect', transform: [], scale: { y: { domain: [0, 15] } } },
  ]);
  expect(optionsOf(model).data).toEqual([
    { at: 0, x: 0, y: 10, label: '10' },
    { at: 1, x: 1, y: 4, label: '4 · 40.00%' },
  ]);
  expect(model.content.columns.map(({ name, values }) => [name, ...values])).toEqual([
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
  const model = waterfallModel({ from: { name: 'Before', value: 10 }, changes, to: 'After', unit });
  expect([model.picture.kind, optionsOf(model).data]).toEqual([
    'Waterfall',
    [
      { at: 0, x: 0, y: 10, tone: 'total', isTotal: true },
      { at: 1, x: 1, y: -4, tone: 'loss', isTotal: false },
      { at: 2, x: 2, y: 1, tone: 'gain', isTotal: false },
      { at: 3, x: 3, y: 7, tone: 'total', isTotal: true },
    ],
  ]);
  expect(model.content.columns.map(({ values }) => values)).toEqual([
    [null, -4, 1, null],
    [10, 6, 7, 7],
  ]);
});

test('contributions lie around zero, performance and mix beside each other, with their causes', () => {
  const changes = [
    { name: 'Paid search', value: -4, performance: -6, mix: 2, causes: ['Paused Brand'] },
    { name: 'Email', value: 1, performance: 1, mix: 0 },
  ];
  const wish = { from: { name: 'Before', value: 10 }, to: 'Now', unit };
  const model = contributionModel({ ...wish, changes });
  const { data, scale, annotations } = optionsOf(model);
  expect([model.picture.kind, data.map(({ name, x, y }) => [name, x, y])]).toEqual([
    'Bar',
    [
      ['Performance', 0, -6],
      ['Mix', 0, 2],
      ['Performance', 1, 1],
      ['Mix', 1, 0],
    ],
  ]);
  expect(scale.y.domain).toEqual([-6, 2 + 8 * 0.7]);
  expect(annotations[1]?.data).toEqual([
    { x: 0, y: 2, text: '−4 · Paused Brand' },
    { x: 1, y: 1, text: '+1' },
  ]);
  expect(model.content.columns.map(({ name, values }) => [name, ...values])).toEqual([
    ['Change', -4, 1],
    ['Performance', -6, 1],
    ['Mix', 2, 0],
    ['Cause', 'Paused Brand', null],
  ]);
  const whole = contributionModel({ ...wish, changes: changes.map(({ name, value }) => ({ name, value })) });
  expect([whole.legend, optionsOf(whole).data.map(({ y }) => y)]).toEqual([[], [-4, 1]]);
});

test('a map of hours has a cell for each known hour, from the quiet colour to the accent', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => (hour < 2 ? hour * 4 : null));
  const model = heatModel({ days: [{ name: 'Mon', hours: hours.with(2, 8) }], unit });
  const { data, scale } = optionsOf(model);
  expect(data).toEqual([
    { at: 0, x: 0, row: 0, y: 0, value: 0 },
    { at: 1, x: 1, row: 0, y: 0, value: 4 },
    { at: 2, x: 2, row: 0, y: 0, value: 8 },
  ]);
  expect(scale.color).toEqual({
    type: 'linear',
    domain: [0, 8],
    range: [testLook.grid, toneColour(testLook, 0)],
  });
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

test('a forecast is a fan of two bands, whose line begins where the known one ends, and marks what left it', () => {
  const expected = [{ low: 1, high: 3 }, { low: 1, high: 3 }, null];
  const outer = [null, null, { low: 0, high: 8 }];
  const wish = {
    axis,
    name: 'Events',
    values: [2, 9, null],
    expected,
    outer,
    forecast: [null, null, 4],
    unit,
  };
  const { data, annotations } = optionsOf(bandModel(wish, none));
  expect(data.map(({ name, isDashed, x, y }) => [name, isDashed, x, y])).toEqual([
    ['Events', false, 0, 2],
    ['Events', false, 1, 9],
    ['Events', false, 2, Number.NaN],
    ['Forecast', true, 0, Number.NaN],
    ['Forecast', true, 1, 9],
    ['Forecast', true, 2, 4],
  ]);
  expect(annotations.map(({ type, data: rows }) => [type, rows])).toEqual([
    ['area', [{ at: 2, x: 2, low: 0, high: 8 }]],
    [
      'area',
      [
        { at: 0, x: 0, low: 1, high: 3 },
        { at: 1, x: 1, low: 1, high: 3 },
      ],
    ],
    ['point', [{ at: 1, x: 1, y: 9 }]],
  ]);
  const hidden = optionsOf(bandModel(wish, new Set(['Expected range', 'Forecast'])));
  expect([new Set(hidden.data.map(({ name }) => name)), typesOf(hidden.annotations)]).toEqual([
    new Set(['Events']),
    ['point'],
  ]);
  expect(bandModel(wish, none).content.columns.map(({ name }) => name)).toEqual([
    'Events',
    'Forecast',
    'Expected range, from',
    'Expected range, to',
    'Wider range, from',
    'Wider range, to',
    'Finding',
  ]);
});
