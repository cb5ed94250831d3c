/** Builds the model of bars, stacked if there are several at a place. */
import type { ChartColumn, Span, Tone } from '../chartPlan.ts';
import type { BarProps } from '../chartProps.ts';
import { barSummary } from '../summaries/barSummary.ts';
import { groupedContent } from '../thinning.ts';
import { valueScale } from '../valueTicks.ts';
import type { ChartModel, Hidden } from './chartModel.ts';

const numberAt = ({ values }: ChartColumn, place: number): number => {
  const value = values[place];
  return typeof value === 'number' ? value : 0;
};

export const stackedSpans = (
  columns: readonly ChartColumn[],
  count: number,
): readonly (readonly Span[])[] => {
  const tops = Array.from({ length: count }, () => 0);
  return columns.map((column) =>
    tops.map((low, x) => {
      const high = low + numberAt(column, x);
      tops[x] = high;
      return { x, low, high };
    }),
  );
};

export const barModel = (wish: BarProps, hidden: Hidden): ChartModel => {
  const { axis, series, unit, standingOut = new Map() } = wish;
  const reasons = axis.places.map(({ key }) => standingOut.get(key) ?? null);
  const notes: readonly ChartColumn[] =
    standingOut.size === 0 ? [] : [{ name: 'Stands out', unit: null, values: reasons }];
  const content = {
    axis,
    columns: [...series.map(({ name, values }, index) => ({ name, unit, tone: index, values })), ...notes],
  };
  const all = groupedContent(content);
  const told = { ...all, columns: all.columns.filter(({ name }) => !hidden.has(name)) };
  const drawn = told.columns.filter((column) => column.unit !== null);
  const stands = (place: number): boolean =>
    told.columns.some(({ unit: own, values }) => own === null && typeof values[place] === 'string');
  const stacks = stackedSpans(drawn, told.axis.places.length);
  const toneOf = (column: number, place: number): Tone =>
    stands(place) ? 'standsOut' : (drawn[column]?.tone ?? 0);
  return {
    plan: {
      axis: told.axis,
      isBanded: true,
      rows: null,
      values: valueScale(
        (stacks.at(-1) ?? []).map(({ high }) => high),
        unit,
      ),
      unit,
      layers: [
        {
          mark: 'bars',
          bars: stacks.flatMap((spans, column) =>
            spans
              .filter(({ low, high }) => high !== low)
              .map((span) => ({ ...span, tone: toneOf(column, span.x) })),
          ),
        },
      ],
    },
    told,
    content,
    legend: [
      ...series.map(({ name }, index) => ({ name, tone: index })),
      ...(standingOut.size === 0 ? [] : [{ name: 'Stands out', tone: 'standsOut' as const }]),
    ],
    summary: barSummary(wish),
  };
};
