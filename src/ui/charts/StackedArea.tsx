/** Renders parts of a whole over time as stacked areas. */
import { useCallback } from 'react';
import { ratioOf } from '#domain/kpi/ratios.ts';
import type { ChartAxis } from './chartAxis.ts';
import type { ChartLook } from '././chartModel.ts';
import type { ChartContent, ChartModel, ChartSeries, Hidden, Picture } from './chartModel.ts';
import type { StackProps, StepEdges } from './chartProps.ts';
import { figureInWords } from './chartUnit.ts';
import { areaStrength, toneColour } from './drawing/chartLook.ts';
import { ChartFigure, type FigureProps } from './figure/ChartFigure.tsx';
import { stackRows } from './models/barModel.ts';
import { atPlace, extremesOf, movementTo, placeName, totalOf } from './summaries/extremes.ts';
import { cutInWords, hasTooFewWhole, ofWholeSteps } from './summaries/wholeSteps.ts';
import { atPlaces, thinnedPlaces } from './thinning.ts';

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

/** Covers the steps that are cut off or in progress, so that they look lighter. */
const edgeMarks = ({ firstIsCut, lastIsCut, lastIsOpen }: StepEdges, count: number, look: ChartLook) => {
  const edges = [
    ...(firstIsCut ? [{ from: 0, to: 1 }] : []),
    ...(lastIsCut || lastIsOpen ? [{ from: count - 2, to: count - 1 }] : []),
  ];
  return edges.length === 0 || count < 2
    ? []
    : [
        {
          type: 'rangeX',
          data: edges,
          encode: { x: 'from', x1: 'to' },
          style: { fill: look.ground, fillOpacity: 0.6 },
          animate: false,
          tooltip: false,
        },
      ];
};

const stackPicture = (wish: StackProps, { axis, columns }: ChartContent): Picture => {
  const data = stackRows(columns, axis);
  return {
    kind: 'Area',
    axis,
    rows: null,
    unit: wish.unit,
    options: (look) => ({
      data,
      xField: 'x',
      yField: 'y',
      colorField: 'name',
      stack: true,
      scale: {
        x: { type: 'point', domain: [...axis.places.keys()], padding: 0 },
        y: { nice: true },
        color: {
          type: 'ordinal',
          domain: columns.map(({ name }) => name),
          range: columns.map(({ tone = 0 }) => toneColour(look, tone)),
        },
      },
      style: { fillOpacity: areaStrength(false) },
      annotations: edgeMarks(wish, axis.places.length, look),
    }),
  };
};

/** Builds the model of stacked areas over time. */
export const stackModel = (wish: StackProps, hidden: Hidden): ChartModel => {
  const { axis, series, unit } = wish;
  const content = {
    axis,
    columns: series.map(({ name, values }, index) => ({ name, unit, tone: index, values })),
  };
  const all = atPlaces(content, thinnedPlaces(series, axis.places.length));
  const visible = { ...all, columns: all.columns.filter(({ name }) => !hidden.has(name)) };
  return {
    picture: stackPicture(wish, visible),
    told: visible,
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
