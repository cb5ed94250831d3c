/** Precomputes the static parts of a map for each layout: boxes, texts and arrows. */
import type { Chart, ChartState, ChartTransition } from '#machines/chart.ts';
import { baseline, measures } from './boxMeasures.ts';
import type { Box, ChartLayout, Route } from './chartLayout.ts';
import { type BoxLine, boxLines, labelLines } from './chartText.ts';

type Point = readonly [x: number, y: number];

const pointsOf = (route: Route): readonly Point[] =>
  Array.from({ length: route.length / 2 }, (_, index) => [route[2 * index] ?? 0, route[2 * index + 1] ?? 0]);

const cornerRadius = 5;

const towards = ([x, y]: Point, [toX, toY]: Point, by: number): Point => {
  const length = Math.hypot(toX - x, toY - y);
  const share = length === 0 ? 0 : Math.min(by, length / 2) / length;
  return [x + (toX - x) * share, y + (toY - y) * share];
};

const arrowPath = (route: Route): string => {
  const points = pointsOf(route);
  return points
    .map((point, index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      if (before === undefined) return `M${point}`;
      if (after === undefined) return `L${point}`;
      return `L${towards(point, before, cornerRadius)}Q${point} ${towards(point, after, cornerRadius)}`;
    })
    .join('');
};

const headLength = 7;
const headWidth = 3.5;

const arrowHead = (route: Route): string => {
  const points = pointsOf(route);
  const tip = points.at(-1) ?? [0, 0];
  const from = points.at(-2) ?? tip;
  const [baseX, baseY] = towards(tip, from, headLength);
  const length = Math.hypot(tip[0] - baseX, tip[1] - baseY) || 1;
  const [sideX, sideY] = [(-(tip[1] - baseY) / length) * headWidth, ((tip[0] - baseX) / length) * headWidth];
  return `M${tip}L${baseX + sideX},${baseY + sideY}L${baseX - sideX},${baseY - sideY}Z`;
};

export type DrawnText = { readonly x: number; readonly y: number; readonly text: string };

export type DrawnState = {
  readonly state: ChartState;
  readonly box: Box;
  readonly outline: string;
  readonly isContainer: boolean;
  /** A dashed line separates the regions of a parallel state. */
  readonly isRegion: boolean;
  readonly lines: readonly (DrawnText & { readonly kind: BoxLine['kind'] })[];
};

/** A clickable label of a transition, on its arrow or as a line in its state's box. */
export type DrawnWay = {
  readonly id: string;
  readonly kind: 'label' | 'inside';
  readonly box: Box;
  readonly outline: string;
  readonly sight: Box;
  readonly texts: readonly DrawnText[];
  readonly ring: readonly [x: number, y: number] | null;
};

export type DrawnArrow = { readonly id: string; readonly shaft: string; readonly head: string };

export type DrawnChart = {
  readonly containers: readonly DrawnState[];
  readonly leaves: readonly DrawnState[];
  readonly states: readonly DrawnState[];
  readonly dots: readonly (readonly [x: number, y: number])[];
  readonly initials: { readonly shaft: string; readonly head: string };
  readonly arrows: readonly DrawnArrow[];
  readonly ways: readonly DrawnWay[];
  readonly boxes: ReadonlyMap<string, Box>;
  readonly sights: ReadonlyMap<string, Box>;
};

const nowhere: Box = [0, 0, 0, 0];

/** SVG path data of a rounded box; one attribute is set faster than the five of a `rect`. */
export const outlineOf = ([x, y, width, height]: Box, radius: number): string => {
  const arc = `a${radius},${radius} 0 0 1`;
  const [across, down] = [width - 2 * radius, height - 2 * radius];
  return `M${x + radius},${y}h${across}${arc} ${radius},${radius}v${down}${arc} ${-radius},${radius}h${-across}${arc} ${-radius},${-radius}v${-down}${arc} ${radius},${-radius}z`;
};

const wayOutline = (box: Box): string => outlineOf(box, 4);

const lineAt = ([left, top]: Box, { kind, text }: BoxLine, index: number): DrawnState['lines'][number] => ({
  kind,
  x: left + measures.padding + (kind === 'invoke' ? measures.invokeIcon : 0),
  y: top + baseline(index),
  text,
});

const insideAt = (box: Box, { text, transition: id = '', isDelay }: BoxLine, index: number): DrawnWay => {
  const [left, top, width] = box;
  const [x, y] = [left + measures.padding, top + baseline(index)];
  const own: Box = [x - 4, y - 12, width - 2 * measures.padding + 8, measures.lineHeight];
  return {
    id,
    kind: 'inside',
    box: own,
    outline: wayOutline(own),
    sight: box,
    texts: [{ x: isDelay ? x + measures.ring : x, y, text }],
    ring: isDelay ? [x + 5, y - 4] : null,
  };
};

const labelAt = (box: Box, transition: ChartTransition): DrawnWay => {
  const [left, top] = box;
  const isDelay = transition.trigger.kind === 'delay';
  const x = left + measures.labelPadding;
  return {
    id: transition.id,
    kind: 'label',
    box,
    outline: wayOutline(box),
    sight: box,
    texts: labelLines(transition).map((text, index) => ({
      x: index === 0 && isDelay ? x + measures.ring : x,
      y: top + 12.5 + index * measures.labelLine,
      text,
    })),
    ring: isDelay ? [x + 5, top + 8.5] : null,
  };
};

const draw = (chart: Chart, layout: ChartLayout): DrawnChart => {
  const kinds = new Map(chart.states.map(({ id, kind }) => [id, kind]));
  const parents = new Set(chart.states.map(({ parent }) => parent));
  const insides: DrawnWay[] = [];
  const states = chart.states.map((state, at): DrawnState => {
    const box = layout.boxes[at] ?? nowhere;
    const lines = boxLines(state, chart).map((line, index) => ({ line, index }));
    const isInside = ({ line }: { readonly line: BoxLine }) => line.kind === 'inside';
    insides.push(...lines.filter(isInside).map(({ line, index }) => insideAt(box, line, index)));
    return {
      state,
      box,
      outline: outlineOf(box, 8),
      isContainer: parents.has(state.id),
      isRegion: state.parent !== null && kinds.get(state.parent) === 'parallel',
      lines: lines.filter((line) => !isInside(line)).map(({ line, index }) => lineAt(box, line, index)),
    };
  });
  const drawn = chart.transitions
    .flatMap((transition) => transition.targets.map(() => transition))
    .flatMap((transition, at) => {
      const edge = layout.edges[at];
      return edge === undefined ? [] : [{ transition, route: edge[0], label: edge[1] }];
    });
  const labels = drawn.flatMap(({ transition, label }) =>
    label === null ? [] : [labelAt(label, transition)],
  );
  const ways = [...insides, ...labels];
  return {
    containers: states.filter(({ isContainer }) => isContainer),
    leaves: states.filter(({ isContainer }) => !isContainer),
    states,
    dots: layout.initials.map(([x, y]) => [x, y]),
    initials: {
      shaft: layout.initials.map(([, , route]) => arrowPath(route)).join(''),
      head: layout.initials.map(([, , route]) => arrowHead(route)).join(''),
    },
    arrows: drawn.map(({ transition: { id }, route }) => ({
      id,
      shaft: arrowPath(route),
      head: arrowHead(route),
    })),
    ways,
    boxes: new Map(states.map(({ state, box }) => [state.id, box])),
    sights: new Map(ways.map(({ id, sight }) => [id, sight])),
  };
};

const known = new WeakMap<ChartLayout, DrawnChart>();

/** Memoized; a layout must belong to one chart only. */
export const drawnChart = (chart: Chart, layout: ChartLayout): DrawnChart => {
  const drawn = known.get(layout) ?? draw(chart, layout);
  known.set(layout, drawn);
  return drawn;
};
