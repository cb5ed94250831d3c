/** A chart as both of its drawings take it: the canvas on the screen and the vectors on paper. No pixels, no colours, no words of a library. */
import type { ChartAxis } from './chartAxis.ts';
import type { ChartUnit } from './chartUnit.ts';
import type { ValueScale } from './valueTicks.ts';

/** A line of figures along an axis; null where there is none. */
export type ChartSeries = { readonly name: string; readonly values: readonly (number | null)[] };

/** Something that happened at a place of the axis, by its key; with `to`, at all places from `at` to that one. */
export type Annotation = {
  readonly at: string;
  readonly to?: string | undefined;
  readonly text: string;
  /** Leaves the product in no file. */
  readonly isPrivate?: true;
};

/** The same by places: from `x`, to `to` where it is more than one. */
export type Note = {
  readonly x: number;
  readonly to?: number;
  readonly text: string;
  readonly isPrivate?: true;
};

/** What a colour means: a series by its number, or something that is the same in every chart. */
export type Tone = number | 'before' | 'usual' | 'quiet' | 'standsOut' | 'gain' | 'loss' | 'total';

export type Point = { readonly x: number; readonly y: number | null };

/** Something that stands between two values at a place. */
export type Span = { readonly x: number; readonly low: number; readonly high: number };

export type Layer =
  | {
      readonly mark: 'line';
      readonly tone: Tone;
      readonly isDashed: boolean;
      readonly points: readonly Point[];
    }
  | { readonly mark: 'area'; readonly tone: Tone; readonly isSoft: boolean; readonly spans: readonly Span[] }
  | { readonly mark: 'bars'; readonly bars: readonly (Span & { readonly tone: Tone })[] }
  | { readonly mark: 'dots'; readonly tone: Tone; readonly points: readonly Point[] }
  /** `y` is a row; `strength` from 0 to 1. */
  | {
      readonly mark: 'cells';
      readonly cells: readonly { readonly x: number; readonly y: number; readonly strength: number }[];
    }
  | { readonly mark: 'notes'; readonly notes: readonly Note[] }
  | { readonly mark: 'zones'; readonly zones: readonly Zone[] };

/** A part of the scale that a scatter is laid out along; without a tone it has no colour. */
export type Zone = {
  readonly name: string;
  /** Such as `40 to 69`; stands behind the name where there is room. */
  readonly means: string;
  readonly low: number;
  readonly high: number;
  readonly tone: Tone | null;
};

/** Where the places of the axis are points in a plane, each has two values. */
export type Scatter = {
  readonly across: readonly number[];
  readonly up: readonly number[];
  /** Of `across`; that of `up` is the plan's own. */
  readonly scale: ValueScale;
  /** What is measured along it. */
  readonly title: string;
};

export type ChartPlan = {
  readonly axis: ChartAxis;
  /** Whether each place is a band with a width, as of bars, or a point, as of lines. */
  readonly isBanded: boolean;
  /** Names of rows from the top, where the chart has rows instead of values. */
  readonly rows: readonly string[] | null;
  readonly values: ValueScale;
  /** Left out: the places follow each other in even steps. */
  readonly scatter?: Scatter;
  readonly unit: ChartUnit;
  /** In the order of drawing. */
  readonly layers: readonly Layer[];
};

export type LegendEntry = { readonly name: string; readonly tone: Tone; readonly isDashed?: boolean };

/** What a table, a file and the cursor say of a chart; each column has a figure, or words, for each place of the axis. */
export type ChartColumn = {
  readonly name: string;
  readonly unit: ChartUnit | null;
  readonly tone?: Tone;
  readonly values: readonly (number | string | null)[];
  /** Is on the screen alone, and in no file. */
  readonly isPrivate?: true;
};

export type ChartContent = { readonly axis: ChartAxis; readonly columns: readonly ChartColumn[] };
