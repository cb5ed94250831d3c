/** Defines the model of any chart: picture for the library, cursor content, table content, summary and legend. */

import type { ThemeName } from '../theme/accentPalette.ts';
import type { ChartAxis } from './chartAxis.ts';
import type { ChartUnit } from './chartUnit.ts';

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

export type Zone = {
  readonly name: string;
  readonly means: string;
  readonly low: number;
  readonly high: number;
  readonly tone: Tone | null;
};

/** Colours and fonts, read from the page. */
export type ChartLook = {
  readonly theme: ThemeName;
  readonly series: readonly string[];
  readonly standsOut: string;
  readonly loss: string;
  readonly ink: string;
  readonly label: string;
  readonly grid: string;
  readonly ground: string;
  readonly font: string;
  readonly isStill: boolean;
};

/** In pixels. */
export type Size = { readonly width: number; readonly height: number };

export type Part = Readonly<Record<string, unknown>>;

/** Names of components of Ant Design Charts. */
export type ChartKind = 'Area' | 'Bar' | 'Column' | 'Funnel' | 'Heatmap' | 'Line' | 'Scatter' | 'Waterfall';

/** Each datum has its place as `at`, and in a chart with rows its `row`, so that the cursor finds it. */
export type Picture = {
  readonly kind: ChartKind;
  readonly axis: ChartAxis;
  readonly rows: readonly string[] | null;
  readonly unit: ChartUnit;
  readonly options: (
    look: ChartLook,
    size: Size,
  ) => Part & {
    readonly axis?: { readonly x?: Part; readonly y?: Part | false };
    readonly interaction?: { readonly tooltip: Part };
  };
};

export type LegendEntry = { readonly name: string; readonly tone: Tone; readonly isDashed?: boolean };

/** Content for the table, the file and the cursor; each column has a value or text for each place of the axis. */
export type ChartColumn = {
  readonly name: string;
  readonly unit: ChartUnit | null;
  readonly tone?: Tone;
  readonly values: readonly (number | string | null)[];
  /** Shown on screen, but omitted of files. */
  readonly isPrivate?: true;
};

export type ChartContent = { readonly axis: ChartAxis; readonly columns: readonly ChartColumn[] };

export type ChartModel = {
  readonly picture: Picture;
  readonly told: ChartContent;
  readonly content: ChartContent;
  readonly legend: readonly LegendEntry[];
  readonly summary: string;
  /** Under the chart, such as `Axis starts at $2,400.` */
  readonly note?: string | undefined;
  /** In pixels: horizontal bars need a line each. */
  readonly leastHeight?: number;
};

export type Hidden = ReadonlySet<string>;
