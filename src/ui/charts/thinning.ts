/** Downsamples long charts by leaving out points that are not visible. */
import type { AxisPlace, ChartAxis } from './chartAxis.ts';
import type { ChartColumn, ChartContent, ChartSeries } from './chartModel.ts';

/** More points are indistinguishable on a screen, and each costs time. */
const mostPoints = 400;

/** All places up to `most`. Beyond, the first, the last, and the extremes of each stretch, so that no peak is lost. */
export const thinnedPlaces = (
  series: readonly ChartSeries[],
  count: number,
  most = mostPoints,
): readonly number[] => {
  if (count <= most) return Array.from({ length: count }, (_, index) => index);
  const sums = Array.from({ length: count }, (_, index) =>
    series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0),
  );
  const stretches = Math.floor((most - 2) / 2);
  const places = new Set([0, count - 1]);
  for (let stretch = 0; stretch < stretches; stretch += 1) {
    const from = 1 + Math.floor((stretch * (count - 2)) / stretches);
    const to = 1 + Math.floor(((stretch + 1) * (count - 2)) / stretches);
    let [lowest, highest] = [from, from];
    for (let index = from; index < to; index += 1) {
      if ((sums[index] ?? 0) < (sums[lowest] ?? 0)) lowest = index;
      if ((sums[index] ?? 0) > (sums[highest] ?? 0)) highest = index;
    }
    places.add(lowest).add(highest);
  }
  return [...places].toSorted((one, other) => one - other);
};

const pick = <Item>(items: readonly Item[], places: readonly number[]): readonly Item[] =>
  places.flatMap((place) => items.slice(place, place + 1));

export const atPlaces = (content: ChartContent, places: readonly number[]): ChartContent =>
  places.length === content.axis.places.length
    ? content
    : {
        axis: { ...content.axis, places: pick(content.axis.places, places) },
        columns: content.columns.map((column) => ({ ...column, values: pick(column.values, places) })),
      };

const sum = (values: readonly (number | string | null)[]): number | string | null => {
  const numbers = values.filter((value) => typeof value === 'number');
  if (numbers.length > 0) return numbers.reduce((total, value) => total + value, 0);
  return values.find((value) => typeof value === 'string') ?? null;
};

const groupsOf = <Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, group) =>
    items.slice(group * size, (group + 1) * size),
  );

const groupPlace = (places: readonly AxisPlace[]): readonly AxisPlace[] => {
  const [first, last] = [places[0], places.at(-1)];
  if (!first || !last) return [];
  return [first === last ? first : { ...first, long: `${first.long} to ${last.long}` }];
};

const groupAxis = (axis: ChartAxis, size: number): ChartAxis => ({
  ...axis,
  places: groupsOf(axis.places, size).flatMap(groupPlace),
});

const groupColumn = (column: ChartColumn, size: number): ChartColumn => ({
  ...column,
  values: groupsOf(column.values, size).map(sum),
});

/** Sums neighbours down to at most `most` places, for additive values such as bars. */
export const groupedContent = (content: ChartContent, most = mostPoints): ChartContent => {
  const size = Math.ceil(content.axis.places.length / most);
  if (size <= 1) return content;
  return {
    axis: groupAxis(content.axis, size),
    columns: content.columns.map((column) => groupColumn(column, size)),
  };
};
