/** Types the layout of a chart in pixels from its top left corner, as made by the build. */
import type { Chart } from '#machines/chart.ts';
import { hashKeys } from '#world/hashKeys.ts';

export type Box = readonly [x: number, y: number, width: number, height: number];

/** From the source's border to the target's, in right angles: x and y alternate. */
export type Route = readonly number[];

/** The label is null on the further arrows of a transition that has several targets. */
export type EdgeLayout = readonly [route: Route, label: Box | null];

/** Centre of the dot, and the path to the initial state. */
export type InitialLayout = readonly [x: number, y: number, route: Route];

/** Whole pixels. */
export type ChartLayout = {
  readonly size: readonly [width: number, height: number];
  /** In the order of the chart's states. */
  readonly boxes: readonly Box[];
  /** One for each target, in the order of the chart's transitions. */
  readonly edges: readonly EdgeLayout[];
  /** In the order of the states that have an initial state. */
  readonly initials: readonly InitialLayout[];
};

/** By `chartMark`. */
export type ChartLayouts = Readonly<Record<string, ChartLayout>>;

/** Hash of the chart's whole content, so that a layout never applies to another chart. */
export const chartMark = (chart: Chart): string =>
  hashKeys(0, [JSON.stringify(chart)])
    .toString(16)
    .padStart(8, '0');
