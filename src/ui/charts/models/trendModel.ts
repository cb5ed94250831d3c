/** Builds the model of lines over time, with a dashed comparison period and annotations. */
import type { ChartColumn, ChartContent, ChartModel, Hidden, Picture } from '../chartModel.ts';
import type { TrendProps } from '../chartProps.ts';
import { exactFigure } from '../chartUnit.ts';
import { areaStrength, toneColour } from '../drawing/chartLook.ts';
import { trendSummary } from '../summaries/trendSummary.ts';
import { atPlaces, thinnedPlaces } from '../thinning.ts';
import { axisStart, lineRuns } from './lineRuns.ts';
import { notedPlaces, noteMarks, notesColumn } from './notes.ts';

export const numbersOf = ({ values }: ChartColumn): readonly (number | null)[] =>
  values.map((value) => (typeof value === 'number' ? value : null));

const contentOf = ({ axis, series, compare, annotations = [], unit }: TrendProps): ChartContent => ({
  axis,
  columns: [
    ...series.map(({ name, values }, index) => ({ name, unit, tone: index, values })),
    ...(compare ? [{ name: compare.name, unit, tone: 'before' as const, values: compare.values }] : []),
    ...notesColumn(axis, annotations),
  ],
});

const placesToDraw = ({ axis, series, annotations = [] }: TrendProps): readonly number[] => {
  const labelled = new Set([...thinnedPlaces(series, axis.places.length), ...notedPlaces(axis, annotations)]);
  return [...labelled].toSorted((one, other) => one - other);
};

type Row = {
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly name: string;
  readonly line: string;
  readonly isDashed: boolean;
};

/** A gap is not a number, so that the library breaks the line there. */
const rowsOf = (column: ChartColumn, runs: ReturnType<typeof lineRuns>): readonly Row[] => {
  const values = numbersOf(column);
  return runs.flatMap(({ from, to, isDashed }) =>
    values.slice(from, to + 1).map((y, index) => ({
      at: from + index,
      x: from + index,
      y: y ?? Number.NaN,
      name: column.name,
      line: `${column.name} ${from}`,
      isDashed,
    })),
  );
};

/** The comparison comes first, so that it lies behind. */
const behindFirst = (one: ChartColumn, other: ChartColumn): number =>
  Number(other.tone === 'before') - Number(one.tone === 'before');

const trendPicture = (wish: TrendProps, content: ChartContent, start: number | null): Picture => {
  const { unit, annotations = [] } = wish;
  const { axis } = content;
  const drawn = content.columns.filter(({ unit: own }) => own !== null).toSorted(behindFirst);
  const lines = drawn.filter(({ tone }) => tone !== 'before');
  const count = axis.places.length;
  const runs = lineRuns(count, wish);
  const whole = [{ from: 0, to: count - 1, isDashed: true }];
  const data = drawn.flatMap((column) => rowsOf(column, column.tone === 'before' ? whole : runs));
  return {
    kind: 'Line',
    axis,
    rows: null,
    unit,
    options: (look, size) => ({
      data,
      xField: 'x',
      yField: 'y',
      colorField: 'name',
      seriesField: 'line',
      scale: {
        x: { type: 'point', domain: [...axis.places.keys()], padding: 0 },
        y: { nice: true, domainMin: start ?? undefined },
        color: {
          type: 'ordinal',
          domain: drawn.map(({ name }) => name),
          range: drawn.map(({ tone = 0 }) => toneColour(look, tone)),
        },
      },
      style: {
        lineWidth: 2,
        lineJoin: 'round',
        lineDash: ([first]: readonly Row[]) => (first?.isDashed ? [4, 4] : [0, 0]),
      },
      // An area begins at zero, so an axis that does not has none.
      ...(lines.length === 1 && start === null
        ? {
            area: {
              data: rowsOf(lines[0] as ChartColumn, [{ from: 0, to: count - 1, isDashed: false }]),
              style: { fill: toneColour(look, lines[0]?.tone ?? 0), fillOpacity: areaStrength(true) },
            },
          }
        : {}),
      ...(count === 1 ? { point: { sizeField: 4, style: { stroke: look.ground, lineWidth: 1 } } } : {}),
      annotations: noteMarks(axis, annotations, look, size),
      ...(annotations.length === 0 ? {} : { paddingTop: 24 }),
    }),
  };
};

export const startInWords = (start: number | null, unit: TrendProps['unit']): string | undefined =>
  start === null ? undefined : `Axis starts at ${exactFigure(start, unit)}.`;

export const trendModel = (wish: TrendProps, hidden: Hidden): ChartModel => {
  const content = contentOf(wish);
  const all = atPlaces(content, placesToDraw(wish));
  const visible = { ...all, columns: all.columns.filter(({ name }) => !hidden.has(name)) };
  const start = axisStart(visible.columns.filter(({ unit }) => unit !== null).flatMap(numbersOf));
  return {
    picture: trendPicture(wish, visible, start),
    told: visible,
    content,
    legend: content.columns.flatMap(({ name, tone }) =>
      tone === undefined ? [] : [{ name, tone, isDashed: tone === 'before' }],
    ),
    summary: trendSummary(wish),
    note: startInWords(start, wish.unit),
  };
};
