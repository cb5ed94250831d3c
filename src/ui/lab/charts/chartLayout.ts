/** Where everything of a chart stands on the map, in pixels from its top left corner; made by the build. */
import type { Chart } from '#machines/chart.ts';
import { hashKeys } from '#world/hashKeys.ts';

export type Box = readonly [x: number, y: number, width: number, height: number];

/** From the source's border to the target's, in right angles: x and y in turn. */
export type Route = readonly number[];

/** The label is null on the further arrows of a transition that has several targets. */
export type EdgeLayout = readonly [route: Route, label: Box | null];

/** The dot's middle, and the way from it to the state that begins. */
export type InitialLayout = readonly [x: number, y: number, route: Route];

/** Whole pixels. */
export type ChartLayout = {
  readonly size: readonly [width: number, height: number];
  /** In the order of the chart's states. */
  readonly boxes: readonly Box[];
  /** One for each target, in the order of the chart's transitions. */
  readonly edges: readonly EdgeLayout[];
  /** Of the states that have an initial one, in order. */
  readonly initials: readonly InitialLayout[];
};

/** By the mark of the chart. */
export type ChartLayouts = Readonly<Record<string, ChartLayout>>;

/** Names a chart by all that it says, so that a layout is never shown with another chart. */
export const chartMark = (chart: Chart): string =>
  hashKeys(0, [JSON.stringify(chart)])
    .toString(16)
    .padStart(8, '0');
