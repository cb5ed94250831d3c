/** Defines the props of each kind of chart. */
import type { ChartAxis } from './chartAxis.ts';
import type { Annotation, ChartSeries, Tone, Zone } from './chartModel.ts';
import type { ChartUnit } from './chartUnit.ts';

/** Uncertain first and last places; default: none. */
export type StepEdges = {
  /** The range cuts off the first week or month, so that its value covers fewer days. */
  readonly firstIsCut?: boolean | undefined;
  readonly lastIsCut?: boolean | undefined;
  /** The last place is still in progress, so its value will grow. */
  readonly lastIsOpen?: boolean | undefined;
};

export type TrendProps = StepEdges & {
  readonly axis: ChartAxis;
  readonly series: readonly ChartSeries[];
  readonly compare?: ChartSeries | undefined;
  readonly annotations?: readonly Annotation[] | undefined;
  readonly unit: ChartUnit;
  /** Ratios must not be summed in a sentence. */
  readonly isRatio?: boolean | undefined;
};

export type BarProps = {
  readonly axis: ChartAxis;
  readonly series: readonly ChartSeries[];
  readonly unit: ChartUnit;
  readonly standingOut?: ReadonlyMap<string, string> | undefined;
  readonly isRatio?: boolean | undefined;
};

export type StackProps = StepEdges & {
  readonly axis: ChartAxis;
  /** From the bottom of the stack. */
  readonly series: readonly ChartSeries[];
  readonly unit: ChartUnit;
};

export type BandProps = {
  readonly axis: ChartAxis;
  readonly name: string;
  /** Null for future days. */
  readonly values: readonly (number | null)[];
  readonly expected: readonly ({ readonly low: number; readonly high: number } | null)[];
  /** A wider band around `expected`, such as 95% around 80%. */
  readonly outer?: readonly ({ readonly low: number; readonly high: number } | null)[] | undefined;
  /** Null for past days. */
  readonly forecast?: readonly (number | null)[] | undefined;
  readonly annotations?: readonly Annotation[] | undefined;
  readonly unit: ChartUnit;
};

export type FunnelStep = { readonly name: string; readonly value: number };

export type FunnelSteps = { readonly steps: readonly FunnelStep[]; readonly unit: ChartUnit };

export type WaterfallSteps = {
  readonly from: { readonly name: string; readonly value: number };
  readonly changes: readonly { readonly name: string; readonly value: number }[];
  readonly to: string;
  readonly unit: ChartUnit;
};

/** The parts of a change from `from` to `to`. */
export type ContributionProps = Omit<WaterfallSteps, 'changes'> & {
  readonly changes: readonly (WaterfallSteps['changes'][number] & {
    /** Both or none: their sum is the value. */
    readonly performance?: number | null | undefined;
    readonly mix?: number | null | undefined;
    /** A cause in the log that explains it: `Paused Brand, 3 Nov`. */
    readonly causes?: readonly string[] | undefined;
  })[];
};

export type HeatProps = {
  /** Rows from the top, each with 24 values. */
  readonly days: readonly { readonly name: string; readonly hours: readonly (number | null)[] }[];
  readonly unit: ChartUnit;
};

export type ScatterPoint = {
  readonly id: string;
  readonly name: string;
  readonly across: number;
  readonly up: number;
  readonly tone: Tone;
  readonly words: readonly (string | null)[];
};

type AxisScale = { readonly low: number; readonly high: number; readonly ticks: readonly number[] };

export type ScatterProps = {
  readonly thing: string;
  readonly points: readonly ScatterPoint[];
  readonly across: { readonly name: string; readonly unit: ChartUnit; readonly scale: AxisScale };
  readonly up: { readonly name: string; readonly unit: ChartUnit };
  readonly zones: readonly Zone[];
  readonly told: readonly string[];
};
