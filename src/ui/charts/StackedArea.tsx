/** Renders parts of a whole over time as stacked areas. */
import { useCallback } from 'react';
import { ratioOf } from '#domain/kpi/ratios.ts';
import type { ChartAxis } from './chartAxis.ts';
import type { ChartSeries, Layer, Span, Tone } from './chartPlan.ts';
import type { StackProps, StepEdges } from './chartProps.ts';
import { figureInWords } from './chartUnit.ts';
import { ChartFigure, type FigureProps } from './figure/ChartFigure.tsx';
import { stackedSpans } from './plans/barModel.ts';
import type { ChartModel, Hidden } from './plans/chartModel.ts';
import { softEdges } from './plans/softEdges.ts';
import { atPlace, extremesOf, movementTo, placeName, totalOf } from './summaries/extremes.ts';
import { cutInWords, hasTooFewWhole, ofWholeSteps } from './summaries/wholeSteps.ts';
import { atPlaces, keptPlaces } from './thinning.ts';
import { valueScale } from './valueTicks.ts';

const softInWords = ({ axis, lastIsOpen = false, ...edges }: StackProps): string => {
  const isGoingOn = lastIsOpen && axis.places.length > 1;
  const cut = cutInWords(axis, isGoingOn ? { ...edges, lastIsCut: false } : edges, 'drawn lighter');
  return isGoingOn ? `${cut} The last ${axis.title.toLowerCase()} is not over and is drawn lighter.` : cut;
};

/** Null if no part has data at that place, which differs from zero. */
const wholesOf = (series: readonly ChartSeries[], { places }: ChartAxis): readonly (number | null)[] =>
  places.map((_, place) => {
    const parts = series.map(({ values }) => values[place] ?? null);
    return parts.every((part) => part === null) ? null : totalOf(parts);
  });

const partInWords = ({ name, values }: ChartSeries, total: number): string => {
  const part = totalOf(values);
  if (part === total) return `all of it is ${name}.`;
  const share = ((ratioOf(part, total) ?? 0) * 100).toFixed(0);
  return `${name} is the largest part with ${share === '100' ? 'over 99' : share}%.`;
};

const stackSummary = (wish: StackProps): string => {
  const { axis, series, unit, lastIsOpen = false, lastIsCut = false } = wish;
  const all = wholesOf(series, axis);
  // With only two days, the complete one is mentioned alone.
  const lastIsOut = lastIsCut || (lastIsOpen && all.length > 1);
  const sums = ofWholeSteps(all, { ...wish, lastIsCut: lastIsOut });
  const found = extremesOf(sums);
  const total = totalOf(all);
  const largest = series.toSorted((one, other) => totalOf(other.values) - totalOf(one.values))[0];
  if (!largest || total === 0) return 'There is nothing to show.';
  const part = partInWords(largest, total);
  if (!found || hasTooFewWhole(axis, wish)) return `All together: ${figureInWords(total, unit)}; ${part}`;
  const at = (place: number) => sums[place] ?? 0;
  const moved = `All together ${movementTo(at(found.first), at(found.last), unit)} from ${placeName(axis, found.first)} to ${placeName(axis, found.last)}`;
  const highest = `highest ${atPlace(axis, found.highest)} (${figureInWords(at(found.highest), unit)}), lowest ${atPlace(axis, found.lowest)} (${figureInWords(at(found.lowest), unit)})`;
  return `${moved}; ${highest}; ${part}${softInWords(wish)}`;
};

/** Certain parts are opaque; edges that are cut off or in progress are lighter. */
const areasOf = (spans: readonly Span[], tone: Tone, edges: StepEdges): readonly Layer[] => {
  const area = (some: readonly Span[], isSoft: boolean): Layer => ({
    mark: 'area',
    tone,
    isSoft,
    spans: some,
  });
  if (spans.length < 2) return [area(spans, edges.lastIsOpen ?? false)];
  const { certain, uncertain } = softEdges(spans, edges);
  return [area(certain, false), ...uncertain.map((some) => area(some, true))];
};

/** Builds the model of stacked areas over time. */
export const stackModel = (wish: StackProps, hidden: Hidden): ChartModel => {
  const { axis, series, unit } = wish;
  const content = {
    axis,
    columns: series.map(({ name, values }, index) => ({ name, unit, tone: index, values })),
  };
  const all = atPlaces(content, keptPlaces(series, axis.places.length));
  const told = { ...all, columns: all.columns.filter(({ name }) => !hidden.has(name)) };
  const stacks = stackedSpans(told.columns, told.axis.places.length);
  return {
    plan: {
      axis: told.axis,
      isBanded: false,
      rows: null,
      values: valueScale(
        (stacks.at(-1) ?? []).map(({ high }) => high),
        unit,
      ),
      unit,
      layers: stacks.flatMap((spans, index) => areasOf(spans, told.columns[index]?.tone ?? 0, wish)),
    },
    told,
    content,
    legend: series.map(({ name }, index) => ({ name, tone: index })),
    summary: stackSummary(wish),
  };
};

export type StackedAreaProps = FigureProps & StackProps;

export const StackedArea = (props: StackedAreaProps) => {
  const { axis, series, unit, firstIsCut, lastIsCut, lastIsOpen } = props;
  const modelOf = useCallback(
    (hidden: Hidden) => stackModel({ axis, series, unit, firstIsCut, lastIsCut, lastIsOpen }, hidden),
    [axis, series, unit, firstIsCut, lastIsCut, lastIsOpen],
  );
  return <ChartFigure {...props} modelOf={modelOf} canToggle />;
};
