/** Defines a chart independently of its renderers, the canvas on screen and the vectors on paper. */
import type { ChartAxis } from './chartAxis.ts';
import type { ChartUnit } from './chartUnit.ts';
import type { ValueScale } from './valueTicks.ts';

export type ChartSeries = { readonly name: string; readonly values: readonly (number | null)[] };

/** `at` and `to` are keys of the axis; with `to` the annotation spans all places between. */
export type Annotation = {
  readonly at: string;
  readonly to?: string | undefined;
  readonly text: string;
  /** Left out of every exported file. */
  readonly isPrivate?: true;
};

export type Note = {
  readonly x: number;
  readonly to?: number;
  readonly text: string;
  readonly isPrivate?: true;
};

/** A series by its number, or a colour with the same meaning in every chart. */
export type Tone = number | 'before' | 'usual' | 'quiet' | 'standsOut' | 'gain' | 'loss' | 'total';

export type Point = { readonly x: number; readonly y: number | null };

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

export type Zone = {
  readonly name: string;
  readonly means: string;
  readonly low: number;
  readonly high: number;
  readonly tone: Tone | null;
};

export type Scatter = {
  readonly across: readonly number[];
  readonly up: readonly number[];
  readonly scale: ValueScale;
  readonly title: string;
};

export type ChartPlan = {
  readonly axis: ChartAxis;
  readonly isBanded: boolean;
  readonly rows: readonly string[] | null;
  readonly values: ValueScale;
  readonly scatter?: Scatter;
  readonly unit: ChartUnit;
  readonly layers: readonly Layer[];
};

export type LegendEntry = { readonly name: string; readonly tone: Tone; readonly isDashed?: boolean };

/** Content for the table, the file and the cursor; each column has a value or text for each place of the axis. */
export type ChartColumn = {
  readonly name: string;
  readonly unit: ChartUnit | null;
  readonly tone?: Tone;
  readonly values: readonly (number | string | null)[];
  /** Shown on screen, but left out of files. */
  readonly isPrivate?: true;
};

export type ChartContent = { readonly axis: ChartAxis; readonly columns: readonly ChartColumn[] };
