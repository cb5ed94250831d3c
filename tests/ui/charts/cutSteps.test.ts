/** Tests weeks and months that the range truncates: their description and drawing. */
import { describe, expect, test } from 'vitest';
import type { StepEdges } from '#ui/charts/chartProps.ts';
import type { ChartUnit } from '#ui/charts/chartUnit.ts';
import { trendModel } from '#ui/charts/models/trendModel.ts';
import { stackModel } from '#ui/charts/StackedArea.tsx';
import { stepAxis } from '#ui/parts/figures/stepAxis.ts';
import { stepEdges } from '#ui/parts/figures/stepEdges.ts';
import { optionsOf } from './optionsOf.ts';

const unit: ChartUnit = { kind: 'money', currency: 'USD' };
const none = new Set<string>();
const weeks = ['2026-10-30', '2026-11-02', '2026-11-09', '2026-11-16'];
const values = [1_000, 20_000, 30_000, 5_000];
const both: StepEdges = { firstIsCut: true, lastIsCut: true };

const wishOf = (places: number, edges: StepEdges) => ({
  axis: stepAxis(weeks.slice(0, places), 'week'),
  series: [{ name: 'Revenue', values: values.slice(0, places) }],
  unit,
  ...edges,
});

test('the edges of a reply follow from its days, its steps and whether the last one is open', () => {
  const range = { from: '2026-10-30', to: '2026-11-22' };
  expect(stepEdges({ range, interval: 'week', series: [{ open: false }, { open: true }] })).toEqual({
    firstIsCut: true,
    lastIsCut: false,
    lastIsOpen: true,
  });
  expect(stepEdges({ range, interval: 'month' })).toMatchObject({ firstIsCut: true, lastIsCut: true });
});

describe('lines', () => {
  const told = (places: number, edges: StepEdges) => trendModel(wishOf(places, edges), none).summary;

  test('hold whole steps against each other only, and say which are none', () => {
    expect(told(4, both)).toBe(
      'Revenue rose 50.0%, from $200 in the week of 2 Nov 2026 to $300 in the week of 9 Nov 2026; highest $300 in the week of 9 Nov 2026, lowest $200 in the week of 2 Nov 2026. The first and the last week are not whole.',
    );
    expect(told(4, { firstIsCut: true })).toMatch(
      /^Revenue fell 75\.0%, from \$200 in .*lowest \$50 .* The first week is not whole\.$/,
    );
  });

  test('with fewer than two whole steps report the sum, which a ratio has not', () => {
    expect([told(3, both), told(1, both), told(3, { firstIsCut: true, lastIsOpen: true })]).toEqual([
      'Revenue: $510 in all.',
      'Revenue: $10 in all.',
      'Revenue: $510 in all.',
    ]);
    const compare = { name: 'Before', values: [1_000, 20_000, 4_500] };
    expect(trendModel({ ...wishOf(3, both), compare }, none).summary).toBe(
      'Revenue: $510 in all. In total up 100.0% against the time before.',
    );
    expect(trendModel({ ...wishOf(3, both), compare, isRatio: true }, none).summary).toBe(
      'Revenue has fewer than two whole weeks.',
    );
  });

  test('of several report each between the whole steps', () => {
    const wish = wishOf(4, both);
    const series = [...wish.series, { name: 'Spend', values: [1, 4_000, 3_000, 1] }];
    expect(trendModel({ ...wish, series }, none).summary).toBe(
      'From the week of 2 Nov 2026 to the week of 9 Nov 2026, Revenue rose 50.0% to $300 and Spend fell 25.0% to $30. The first and the last week are not whole.',
    );
  });

  const drawn = (places: number, edges: StepEdges) =>
    [
      ...Map.groupBy(optionsOf(trendModel(wishOf(places, edges), none)).data, ({ line }) => line).values(),
    ].map((rows) => [rows[0]?.isDashed, ...rows.map(({ x }) => x)]);

  test('are dashed to steps that are cut off', () => {
    expect(drawn(4, both)).toEqual([
      [true, 0, 1],
      [false, 1, 2],
      [true, 2, 3],
    ]);
    expect(drawn(4, { firstIsCut: true })).toEqual([
      [true, 0, 1],
      [false, 1, 2, 3],
    ]);
    expect(drawn(2, both)).toEqual([[true, 0, 1]]);
  });
});

describe('stacked areas', () => {
  test('hold whole steps against each other only, and say what is drawn lighter', () => {
    expect(stackModel(wishOf(4, both), none).summary).toBe(
      'All together rose 50.0% to $300 from the week of 2 Nov 2026 to the week of 9 Nov 2026; highest in the week of 9 Nov 2026 ($300), lowest in the week of 2 Nov 2026 ($200); all of it is Revenue. The first and the last week are not whole and are drawn lighter.',
    );
    expect(stackModel(wishOf(4, { ...both, lastIsOpen: true }), none).summary).toMatch(
      / The first week is not whole and is drawn lighter\. The last week is not over and is drawn lighter\.$/,
    );
    expect(stackModel(wishOf(3, both), none).summary).toBe('All together: $510; all of it is Revenue.');
  });
});
