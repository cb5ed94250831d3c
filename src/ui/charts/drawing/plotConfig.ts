/** Builds the G2 specification of a chart: one view with a mark for each layer and fixed axes. */
import type { ChartPlan, Layer } from '../chartPlan.ts';
import { areaStrength, noteStrength, strengthColour, toneColour } from './chartLook.ts';
import {
  axisLabels,
  dotRadius,
  gapOf,
  labelSize,
  placeTicks,
  type ShownNote,
  shownNotes,
  valueLabels,
} from './frame.ts';
import type { Drawn, Part } from './plotParts.ts';
import { scatterTitle, zoneMarks } from './zoneMarks.ts';

const isLong = ({ to }: ShownNote): boolean => to !== undefined;

/** Each band is a mark of its own, because G2 would join them. */
const notePlaces = (notes: readonly ShownNote[], { plan, look }: Drawn): readonly Part[] => {
  const { low, high } = plan.values;
  const [bands, points] = [notes.filter(isLong), notes.filter((note) => !isLong(note))];
  return [
    ...bands.map(({ x, to }) => ({
      type: 'area',
      data: [x, to].map((place) => ({ x: place, low, high })),
      encode: { x: 'x', y: 'high', y1: 'low' },
      style: { fill: look.label, fillOpacity: noteStrength },
    })),
    {
      type: 'lineX',
      data: points.map(({ x }) => ({ x })),
      encode: { x: 'x' },
      style: { stroke: look.label, strokeOpacity: 1, lineWidth: 1, lineDash: [2, 3] },
    },
  ];
};

const noteMarks = (layer: Extract<Layer, { mark: 'notes' }>, drawn: Drawn): readonly Part[] => {
  const { plan, frame, look } = drawn;
  const notes = shownNotes(plan, frame, layer.notes);
  const texts = notes.filter(({ text }) => text !== '').map((note) => ({ ...note, y: plan.values.high }));
  return [
    ...notePlaces(notes, drawn),
    {
      type: 'text',
      data: texts,
      encode: { x: 'x', y: 'y', text: 'text' },
      style: {
        fill: look.ink,
        fontSize: labelSize,
        fontFamily: look.font,
        dy: -8,
        dx: ({ isLeft }: { isLeft: boolean }) => (isLeft ? -5 : 5),
        textAlign: ({ isLeft }: { isLeft: boolean }) => (isLeft ? 'end' : 'start'),
        textBaseline: 'bottom',
      },
    },
  ];
};

const bandScale = (count: number, gap: number): Part => ({
  type: 'band',
  domain: Array.from({ length: count }, (_, index) => index),
  paddingInner: gap,
  paddingOuter: gap / 2,
});

const placeScale = ({ plan, frame }: Drawn): Part => {
  const count = plan.axis.places.length;
  if (plan.scatter) {
    const { low, high, ticks } = plan.scatter.scale;
    return { type: 'linear', domain: [low, high], nice: false, tickMethod: () => [...ticks] };
  }
  if (plan.isBanded) return bandScale(count, gapOf(plan));
  const ticks = [...placeTicks(plan, frame)];
  return { type: 'linear', domain: [0, Math.max(1, count - 1)], nice: false, tickMethod: () => ticks };
};

const heightScale = ({ plan }: Drawn): Part => {
  const { low, high, ticks } = plan.values;
  if (plan.rows) return bandScale(plan.rows.length, gapOf(plan));
  return { type: 'linear', domain: [low, high], nice: false, tickMethod: () => [...ticks] };
};

/** Ticks are already chosen, so the library must not thin or rotate labels. */
const axisLook = ({ look }: Drawn): Part => ({
  title: false,
  line: false,
  tick: false,
  labelFill: look.label,
  labelFillOpacity: 1,
  labelOpacity: 1,
  labelFontSize: labelSize,
  labelFontFamily: look.font,
  labelAutoHide: false,
  labelAutoRotate: false,
  labelAutoEllipsis: false,
  labelAutoWrap: false,
  animate: false,
});

const axes = (drawn: Drawn): Part => {
  const { plan, frame, look } = drawn;
  const below = new Map(axisLabels(plan, frame).map(({ at, text }) => [at, text]));
  const labels = plan.rows ?? valueLabels(plan);
  return {
    x: {
      ...axisLook(drawn),
      grid: false,
      labelSpacing: 8,
      labelFormatter: (at: number) => below.get(at) ?? '',
      ...(plan.isBanded ? { tickFilter: (place: number) => below.has(place) } : {}),
    },
    y: {
      ...axisLook(drawn),
      labelSpacing: 8,
      labelFormatter: (value: number) => labels[plan.rows ? value : plan.values.ticks.indexOf(value)] ?? '',
      grid: plan.rows === null,
      gridStroke: look.grid,
      gridStrokeOpacity: 1,
      gridLineDash: [0, 0],
      gridLineWidth: 1,
    },
  };
};

const fillOf = ({ fill }: { fill: string }): string => fill;

const marksOf = (layer: Layer, drawn: Drawn): readonly Part[] => {
  const { look } = drawn;
  switch (layer.mark) {
    case 'line':
      return [
        {
          type: 'line',
          data: layer.points.map(({ x, y }) => ({ x, y: y ?? Number.NaN })),
          encode: { x: 'x', y: 'y' },
          style: {
            stroke: toneColour(look, layer.tone),
            lineWidth: 2,
            lineJoin: 'round',
            lineDash: layer.isDashed ? [4, 4] : [0, 0],
          },
        },
      ];
    case 'area':
      return [
        {
          type: 'area',
          data: layer.spans.map((span) => ({ ...span })),
          encode: { x: 'x', y: 'high', y1: 'low' },
          style: { fill: toneColour(look, layer.tone), fillOpacity: areaStrength(layer.isSoft) },
        },
      ];
    case 'bars':
      return [
        {
          type: 'interval',
          data: layer.bars.map(({ tone, ...span }) => ({ ...span, fill: toneColour(look, tone) })),
          encode: { x: 'x', y: 'high', y1: 'low' },
          style: { fill: fillOf, fillOpacity: 1, opacity: 1, minHeight: 1 },
        },
      ];
    case 'cells':
      return [
        {
          type: 'cell',
          data: layer.cells.map(({ x, y, strength }) => ({ x, y, fill: strengthColour(look, strength) })),
          encode: { x: 'x', y: 'y' },
          style: { fill: fillOf, fillOpacity: 1, opacity: 1, radius: 2, inset: 0 },
        },
      ];
    case 'dots':
      return [
        {
          type: 'point',
          data: layer.points.map(({ x, y }) => ({ x: drawn.plan.scatter?.across[x] ?? x, y })),
          encode: { x: 'x', y: 'y', shape: 'point', size: dotRadius(drawn.plan) },
          style: { fill: toneColour(look, layer.tone), fillOpacity: 1, stroke: look.ground, lineWidth: 1 },
        },
      ];
    case 'notes':
      return noteMarks(layer, drawn);
    case 'zones':
      return zoneMarks(layer.zones, drawn);
  }
};

/** In milliseconds. */
const moving = 180;

/** True if only heights have changed, so that the change can be animated. */
const hasSamePlaces = (one: ChartPlan, other: ChartPlan): boolean =>
  one.axis.places.length === other.axis.places.length &&
  one.axis.places.every(({ key }, place) => key === other.axis.places[place]?.key);

/**
 * Replaces identical vectors, so only changes on the same axis animate. A line of other days would pass
 * through values that never existed.
 */
const animation = ({ plan, look }: Drawn, before: ChartPlan | undefined): Part | false =>
  look.isStill || before === undefined || !hasSamePlaces(plan, before)
    ? false
    : { enter: false, update: { duration: moving }, exit: false };

/** Disables G2's defaults, because the figure handles pointer, keys, legend and range itself. */
const noInteraction = {
  event: false,
  tooltip: false,
  elementHighlight: false,
  sliderFilter: false,
  legendFilter: false,
  scrollbarFilter: false,
};

export const plotConfig = (drawn: Drawn, before?: ChartPlan): Record<string, unknown> => {
  const { frame, look, plan } = drawn;
  const shared = {
    scale: { x: placeScale(drawn), y: heightScale(drawn) },
    axis: axes(drawn),
    animate: animation(drawn, before),
    legend: false,
    tooltip: false,
  };
  return {
    type: 'view',
    autoFit: false,
    width: frame.width,
    height: frame.height,
    margin: 0,
    inset: 0,
    paddingLeft: frame.left,
    paddingRight: frame.right,
    paddingTop: frame.top,
    paddingBottom: frame.bottom,
    theme: { type: look.theme },
    interaction: noInteraction,
    children: [...plan.layers.flatMap((layer) => marksOf(layer, drawn)), ...scatterTitle(drawn)].map(
      (mark) => ({
        ...mark,
        ...shared,
      }),
    ),
  };
};
