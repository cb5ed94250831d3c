/** Tests the summary sentence of each kind of chart. */
import { describe, expect, test } from 'vitest';
import { bandModel } from '#ui/charts/BandChart.tsx';
import { dayAxis, namedAxis } from '#ui/charts/chartAxis.ts';
import type { ChartUnit } from '#ui/charts/chartUnit.ts';
import { funnelModel } from '#ui/charts/Funnel.tsx';
import { heatModel } from '#ui/charts/Heatmap.tsx';
import { barModel } from '#ui/charts/models/barModel.ts';
import { trendModel } from '#ui/charts/models/trendModel.ts';
import { stackModel } from '#ui/charts/StackedArea.tsx';
import { waterfallModel } from '#ui/charts/Waterfall.tsx';
import { stepAxis } from '#ui/parts/figures/stepAxis.ts';

const unit: ChartUnit = { kind: 'count', one: 'event', many: 'events' };
const money: ChartUnit = { kind: 'money', currency: 'USD' };
const none = new Set<string>();
const axis = dayAxis(['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04']);
const series = [{ name: 'Revenue', values: [10_000, 8_000, 20_000, 12_000] }];

describe('lines', () => {
  test('report the direction, its size, and the highest and lowest point', () => {
    expect(trendModel({ axis, series, unit: money }, none).summary).toBe(
      'Revenue rose 20.0%, from $100 on 1 Nov 2026 to $120 on 4 Nov 2026; highest $200 on 3 Nov 2026, lowest $80 on 2 Nov 2026.',
    );
  });

  test('of weeks and months report the step, not its first day', () => {
    const values = [{ name: 'Revenue', values: [10_000, 20_000] }];
    const told = (interval: 'week' | 'month') => {
      const steps = stepAxis(['2026-11-02', '2026-12-01'], interval);
      return trendModel({ axis: steps, series: values, unit: money }, none).summary;
    };
    expect([told('week'), told('month')]).toEqual([
      'Revenue rose 100.0%, from $100 in the week of 2 Nov 2026 to $200 in the week of 1 Dec 2026; highest $200 in the week of 1 Dec 2026, lowest $100 in the week of 2 Nov 2026.',
      'Revenue rose 100.0%, from $100 in Nov 2026 to $200 in Dec 2026; highest $200 in Dec 2026, lowest $100 in Nov 2026.',
    ]);
  });

  test('leave a last day that is not over out, and hold the total against the time before', () => {
    const compare = { name: 'The days before', values: [10_000, 10_000, 10_000, 10_000] };
    expect(trendModel({ axis, series, compare, unit: money, lastIsOpen: true }, none).summary).toBe(
      'Revenue rose 100.0%, from $100 on 1 Nov 2026 to $200 on 3 Nov 2026; highest $200 on 3 Nov 2026, lowest $80 on 2 Nov 2026. In total up 25.0% against the days before.',
    );
  });

  test('call what they are held against in the words of a sentence', () => {
    const told = (name: string) => {
      const compare = { name, values: [10_000, 10_000, 10_000, 10_000] };
      return trendModel({ axis, series, compare, unit: money }, none).summary.split('. ').at(-1);
    };
    expect(['Previous 4 days', '1 Oct – 4 Oct 2026', 'A week before', 'Before'].map(told)).toEqual([
      'In total up 25.0% against the previous 4 days.',
      'In total up 25.0% against 1 Oct – 4 Oct 2026.',
      'In total up 25.0% against a week before.',
      'In total up 25.0% against the time before.',
    ]);
  });

  test('add nothing up that is a ratio, such as a cost per conversion', () => {
    const compare = { name: 'The days before', values: [10_000, 10_000, 10_000, 10_000] };
    const cpa = [{ name: 'CPA', values: [10_000, 8_000, 20_000, 12_000] }];
    expect(trendModel({ axis, series: cpa, compare, unit: money, isRatio: true }, none).summary).toBe(
      'CPA rose 20.0%, from $100 on 1 Nov 2026 to $120 on 4 Nov 2026; highest $200 on 3 Nov 2026, lowest $80 on 2 Nov 2026.',
    );
    const channels = namedAxis('Channel', ['Email', 'Display']);
    const bars = { axis: channels, unit: { kind: 'ratio' }, isRatio: true } as const;
    const roas = (values: readonly number[]) => [{ name: 'ROAS', values }];
    expect(barModel({ ...bars, series: roas([8.2, 1.32]) }, none).summary).toBe(
      'Highest at Email (8.20×), lowest at Display (1.32×).',
    );
  });

  test('report each of several in short', () => {
    const two = [
      { name: 'Clients', values: [0, 1, 2, 3] },
      { name: 'People', values: [3, 3, 3, 3] },
    ];
    expect(trendModel({ axis, series: two, unit }, none).summary).toBe(
      'From 1 Nov 2026 to 4 Nov 2026, Clients rose by 3 to 3 events and People stayed at 3 events.',
    );
  });

  test('begin where their figures do: days that nothing reports are not in the sentence', () => {
    const two = [
      { name: 'Revenue', values: [null, 10_000, 8_000, 20_000] },
      { name: 'Spend', values: [null, null, 5_000, 6_000] },
    ];
    expect(trendModel({ axis, series: two, unit: money }, none).summary).toBe(
      'From 2 Nov 2026 to 4 Nov 2026, Revenue rose 100.0% to $200 and Spend rose 20.0% to $60 (3 Nov 2026 to 4 Nov 2026).',
    );
  });

  test('of a percentage move by points', () => {
    const ctr = [{ name: 'CTR', values: [0.0495, 0.046, 0.0497, 0.0498] }];
    expect(trendModel({ axis, series: ctr, unit: { kind: 'percent' } }, none).summary).toBe(
      'CTR rose by 0.03 pp, from 4.95% on 1 Nov 2026 to 4.98% on 4 Nov 2026; highest 4.98% on 4 Nov 2026, lowest 4.60% on 2 Nov 2026.',
    );
  });

  test('say no movement that rounds to nothing, and no figure twice', () => {
    const told = (values: readonly number[], of: ChartUnit) =>
      trendModel({ axis, series: [{ name: 'Spend', values }], unit: of }, none).summary;
    expect(told([356_110, 356_120, 356_080, 356_130], money)).toBe('Spend stayed near $3,561.');
    expect(told([35_611_000, 35_612_000, 35_000_000, 35_613_000], money)).toBe(
      'Spend rose by less than 0.1%, from $356,110 on 1 Nov 2026 to $356,130 on 4 Nov 2026; highest $356,130 on 4 Nov 2026, lowest $350,000 on 3 Nov 2026.',
    );
    expect(told([0.049501, 0.04, 0.06, 0.049502], { kind: 'percent' })).toContain(
      'rose by less than 0.01 pp, from',
    );
    const events = [{ name: 'Events', values: [0, 0, 0, 0] }];
    expect(trendModel({ axis, series: events, unit }, none).summary).toBe('No events.');
  });

  test('say so when there is nothing', () => {
    expect(trendModel({ axis, series: [], unit }, none).summary).toBe('There is nothing to show.');
    expect(trendModel({ axis, series: [{ name: 'A', values: [null, null] }], unit }, none).summary).toBe(
      'A has no figures.',
    );
    const nothing = { name: 'A', values: [null, null, null, null] };
    const compare = { name: 'Before', values: [1, 1, 1, 1] };
    expect(trendModel({ axis, series: [nothing], compare, unit }, none).summary).toBe('A has no figures.');
    expect(trendModel({ axis, series: [nothing], compare: nothing, unit }, none).summary).toBe(
      'A has no figures.',
    );
    expect(trendModel({ axis, series, compare: nothing, unit: money }, none).summary).not.toContain('total');
    expect(trendModel({ axis, series: [{ name: 'A', values: [2, 2] }], unit }, none).summary).toBe(
      'A stayed at 2 events.',
    );
  });
});

describe('bars', () => {
  const bars = (values: readonly number[]) => [{ name: 'Events', values }];

  test('report how much there is, where most, how many places have nothing and what stands out', () => {
    const standingOut = new Map([['2026-11-03', 'far above normal']]);
    expect(barModel({ axis, series: bars([2, 0, 15, 1]), unit, standingOut }, none).summary).toBe(
      '18 events in 4 days: most on 3 Nov 2026 (15 events); 1 day without any; 1 stands out.',
    );
  });

  test('report where least when no place has nothing, and that there is nothing at all', () => {
    expect(barModel({ axis, series: bars([2, 1, 15, 2]), unit }, none).summary).toBe(
      '20 events in 4 days: most on 3 Nov 2026 (15 events), least on 2 Nov 2026 (1 event).',
    );
    expect(barModel({ axis, series: bars([0, 0, 0, 0]), unit }, none).summary).toBe(
      'Nothing in these 4 days.',
    );
    expect(
      barModel({ axis: namedAxis('Channel', ['A', 'B']), series: bars([1, 2]), unit }, none).summary,
    ).toBe('3 events: most on B (2 events), least on A (1 event).');
  });
});

test('stacked areas report how the whole moved and which part is the largest', () => {
  const parts = [
    { name: 'Organic', values: [1, 2, 3, 4] },
    { name: 'Paid', values: [1, 1, 1, 1] },
  ];
  expect(stackModel({ axis, series: parts, unit }, none).summary).toBe(
    'All together rose 150.0% to 5 events from 1 Nov 2026 to 4 Nov 2026; highest on 4 Nov 2026 (5 events), lowest on 1 Nov 2026 (2 events); Organic is the largest part with 71%.',
  );
});

test('stacked areas report a part that is nearly all, or all', () => {
  const told = (paid: number) => {
    const parts = [
      { name: 'Organic', values: [400, 600] },
      { name: 'Paid', values: [0, paid] },
    ];
    return stackModel({ axis, series: parts, unit }, none).summary.split('; ').at(-1);
  };
  expect([0, 1, 300].map(told)).toEqual([
    'all of it is Organic.',
    'Organic is the largest part with over 99%.',
    'Organic is the largest part with 77%.',
  ]);
});

test('stacked areas begin where a part has figures: a day without figures is not a day of nothing', () => {
  const parts = [
    { name: 'Organic', values: [null, null, 3, 4] },
    { name: 'Paid', values: [null, 2, null, 1] },
  ];
  expect(stackModel({ axis, series: parts, unit }, none).summary).toBe(
    'All together rose 150.0% to 5 events from 2 Nov 2026 to 4 Nov 2026; highest on 4 Nov 2026 (5 events), lowest on 2 Nov 2026 (2 events); Organic is the largest part with 70%.',
  );
});

test('stacked areas report the steps that are over, and that the last one is not', () => {
  const parts = [{ name: 'Organic', values: [2, 3, 4, 1] }];
  expect(stackModel({ axis, series: parts, unit, lastIsOpen: true }, none).summary).toBe(
    'All together rose 100.0% to 4 events from 1 Nov 2026 to 3 Nov 2026; highest on 3 Nov 2026 (4 events), lowest on 1 Nov 2026 (2 events); all of it is Organic. The last day is not over and is drawn lighter.',
  );
});

test('a funnel reports how many come to the end and where most are lost', () => {
  const steps = [
    { name: 'Visits', value: 100 },
    { name: 'Baskets', value: 20 },
    { name: 'Orders', value: 15 },
  ];
  expect(funnelModel({ steps, unit }).summary).toBe(
    '15 events of 100 (15.00%) went from Visits to Orders; most were lost between Visits and Baskets (80.00%).',
  );
  expect(funnelModel({ steps: [], unit }).summary).toBe('There is nothing to show.');
});

test('a waterfall reports from what to what, and the largest parts', () => {
  const changes = [
    { name: 'Ads', value: 5_000 },
    { name: 'Email', value: -2_000 },
  ];
  expect(
    waterfallModel({ from: { name: 'October', value: 10_000 }, changes, to: 'November', unit: money })
      .summary,
  ).toBe(
    'From October to November, the figure rose 30.0%, from $100 to $130; most was added by Ads (+$50); most was taken by Email (−$20).',
  );
});

test('a map of hours counts no hour as empty that nothing reports, and is silent where none is', () => {
  const all = (value: number | null) => Array.from({ length: 24 }, () => value);
  const [first, ...rest] = all(2);
  const told = (hours: readonly (number | null)[]) =>
    heatModel({
      days: [
        { name: 'Mon', hours },
        { name: 'Tue', hours: all(null) },
      ],
      unit,
    }).summary;
  expect([told([first ?? null, ...rest]), told([0, ...rest])]).toEqual([
    'Most on Mon at 00:00 (2 events); the strongest day is Mon (48 events).',
    'Most on Mon at 01:00 (2 events); the strongest day is Mon (46 events); 1 of 24 hours has none.',
  ]);
});

test('a map of hours reports the strongest hour and the strongest day', () => {
  const hours = (busy: number, value: number) =>
    Array.from({ length: 24 }, (_, hour) => (hour === busy ? value : 0));
  const days = [
    { name: 'Mon', hours: hours(9, 4) },
    { name: 'Tue', hours: hours(14, 7) },
  ];
  expect(heatModel({ days, unit }).summary).toBe(
    'Most on Tue at 14:00 (7 events); the strongest day is Tue (7 events); 46 of 48 hours have none.',
  );
});

test('a band reports what left it and what is to come', () => {
  const expected = axis.places.map(() => ({ low: 5, high: 15 }));
  const wish = {
    axis,
    name: 'Events',
    values: [10, 20, 8, null],
    expected,
    forecast: [null, null, 8, 12],
    unit,
  };
  expect(bandModel(wish, none).summary).toBe(
    'Events fell 20.0% to 8 events; highest on 2 Nov 2026 (20 events), lowest on 3 Nov 2026 (8 events); outside the expected range on 2 Nov 2026 (20 events); 12 events forecast for 4 Nov 2026.',
  );
});
