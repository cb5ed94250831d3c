/** Builds the model of bars, stacked if there are several at a place: upright over time, lying for names. */
import type { ChartAxis } from '../chartAxis.ts';
import type {
  ChartColumn,
  ChartContent,
  ChartModel,
  ChartSeries,
  Hidden,
  Picture,
  Tone,
} from '../chartModel.ts';
import type { BarProps } from '../chartProps.ts';
import { figureInWords } from '../chartUnit.ts';
import { toneColour } from '../drawing/chartLook.ts';
import { extremesOf, placeName, totalOf } from '../summaries/extremes.ts';
import { groupedContent } from '../thinning.ts';

const sumsOf = (series: readonly ChartSeries[], { places }: ChartAxis): readonly number[] =>
  places.map((_, place) => totalOf(series.map(({ values }) => values[place] ?? null)));

/** `30 days`, `1 minute`. */
const placesInWords = ({ title, places }: ChartAxis): string => {
  const one = title.toLowerCase();
  return `${places.length} ${places.length === 1 ? one : `${one}s`}`;
};

const nothings = (axis: ChartAxis, sums: readonly number[]): string => {
  const one = axis.title.toLowerCase();
  const empty = sums.filter((sum) => sum === 0).length;
  if (empty === 0) return '';
  return `; ${empty} ${empty === 1 ? one : `${one}s`} without any`;
};

const ratioSummary = ({ axis, series, unit }: BarProps): string => {
  const values = series[0]?.values ?? [];
  const found = extremesOf(values);
  if (!found) return `No figure in these ${placesInWords(axis)}.`;
  const describe = (place: number) =>
    `${placeName(axis, place)} (${figureInWords(values[place] ?? null, unit)})`;
  if (found.highest === found.lowest) return `${describe(found.highest)}.`;
  return `Highest at ${describe(found.highest)}, lowest at ${describe(found.lowest)}.`;
};

const barSummary = (wish: BarProps): string => {
  const { axis, series, unit, standingOut: outliers, isRatio } = wish;
  if (isRatio) return ratioSummary(wish);
  const sums = sumsOf(series, axis);
  const found = extremesOf(sums);
  const total = totalOf(sums);
  if (!found || total === 0) return `Nothing in these ${placesInWords(axis)}.`;
  const describe = (place: number) => `${placeName(axis, place)} (${figureInWords(sums[place] ?? 0, unit)})`;
  const least = sums.includes(0) ? nothings(axis, sums) : `, least on ${describe(found.lowest)}`;
  const marked = outliers?.size ?? 0;
  const marks = marked === 0 ? '' : `; ${marked} ${marked === 1 ? 'stands' : 'stand'} out`;
  const where = axis.isTime ? ` in ${placesInWords(axis)}` : '';
  return `${figureInWords(total, unit)}${where}: most on ${describe(found.highest)}${least}${marks}.`;
};

/** In pixels: a lying bar with its gap, and the axis below. */
const barHeight = 28;
const axisHeight = 44;

export const heightOfBars = (count: number): number => count * barHeight + axisHeight;

/** Rounds the end of a bar, in pixels. */
export const barEnd = { radiusTopLeft: 3, radiusTopRight: 3 };

const numberAt = ({ values }: ChartColumn, place: number): number => {
  const value = values[place];
  return typeof value === 'number' ? value : 0;
};

/** The columns in the order of the stack, one datum for each place. */
export const stackRows = (columns: readonly ChartColumn[], { places }: ChartAxis) =>
  columns.flatMap((column) =>
    places.map((_, at) => ({ at, x: at, y: numberAt(column, at), name: column.name })),
  );

type BarRow = ReturnType<typeof stackRows>[number];

const barPicture = (
  { axis, columns }: ChartContent,
  unit: BarProps['unit'],
  toneAt: (name: string, place: number) => Tone,
): Picture => {
  const data = stackRows(columns, axis);
  return {
    kind: axis.isTime ? 'Column' : 'Bar',
    axis,
    rows: null,
    unit,
    options: (look) => ({
      data,
      xField: 'x',
      yField: 'y',
      // A second series would lay the bars next to each other.
      colorField: 'name',
      stack: true,
      scale: {
        x: { type: 'band', domain: [...axis.places.keys()], paddingInner: 0.26, paddingOuter: 0.13 },
        y: { nice: true },
      },
      style: {
        fill: ({ name, at }: BarRow) => toneColour(look, toneAt(name, at)),
        maxWidth: 36,
        ...(columns.length === 1 ? barEnd : {}),
      },
    }),
  };
};

export const barModel = (wish: BarProps, hidden: Hidden): ChartModel => {
  const { axis, series, unit, standingOut: outliers = new Map() } = wish;
  const reasons = axis.places.map(({ key }) => outliers.get(key) ?? null);
  const notes: readonly ChartColumn[] =
    outliers.size === 0 ? [] : [{ name: 'Unusual', unit: null, values: reasons }];
  const content = {
    axis,
    columns: [...series.map(({ name, values }, index) => ({ name, unit, tone: index, values })), ...notes],
  };
  const grouped = groupedContent(content);
  const visible = { ...grouped, columns: grouped.columns.filter(({ name }) => !hidden.has(name)) };
  const reasonColumn = visible.columns.find(({ name }) => name === 'Unusual')?.values ?? [];
  const bars = visible.columns.filter(({ unit: own }) => own !== null);
  const toneAt = (name: string, place: number): Tone =>
    typeof reasonColumn[place] === 'string'
      ? 'standsOut'
      : (bars.find((column) => column.name === name)?.tone ?? 0);
  return {
    picture: barPicture({ axis: visible.axis, columns: bars }, unit, toneAt),
    told: visible,
    content,
    legend: [
      ...series.map(({ name }, index) => ({ name, tone: index })),
      ...(outliers.size === 0 ? [] : [{ name: 'Unusual', tone: 'standsOut' as const }]),
    ],
    summary: barSummary(wish),
    ...(visible.axis.isTime ? {} : { leastHeight: heightOfBars(visible.axis.places.length) }),
  };
};
