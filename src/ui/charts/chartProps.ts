/** What a chart of each kind is asked to show, in words of the product: figures along an axis and their unit. */
import type { ChartAxis } from './chartAxis.ts';
import type { Annotation, ChartSeries, Tone, Zone } from './chartPlan.ts';
import type { ChartUnit } from './chartUnit.ts';
import type { ValueScale } from './valueTicks.ts';

/** What of the first and the last place is not certain; left out: nothing. */
export type StepEdges = {
  /** Whether the range cuts the first place off, a week or a month, so that its figure is of fewer days. */
  readonly firstIsCut?: boolean | undefined;
  readonly lastIsCut?: boolean | undefined;
  /** Whether the last place is still going on, so that its figure will grow. */
  readonly lastIsOpen?: boolean | undefined;
};

export type TrendProps = StepEdges & {
  readonly axis: ChartAxis;
  readonly series: readonly ChartSeries[];
  /** The time before, place by place. */
  readonly compare?: ChartSeries | undefined;
  readonly annotations?: readonly Annotation[] | undefined;
  readonly unit: ChartUnit;
  /** Whether the figures are ratios, which no sentence may add up. */
  readonly isRatio?: boolean | undefined;
};

export type BarProps = {
  readonly axis: ChartAxis;
  readonly series: readonly ChartSeries[];
  readonly unit: ChartUnit;
  /** Keys of places that stand out, with why; their bars have a colour of their own. */
  readonly standingOut?: ReadonlyMap<string, string> | undefined;
  /** Whether the figures are ratios, which no sentence may add up. */
  readonly isRatio?: boolean | undefined;
};

export type StackProps = StepEdges & {
  readonly axis: ChartAxis;
  /** The lowest first. */
  readonly series: readonly ChartSeries[];
  readonly unit: ChartUnit;
};

export type BandProps = {
  /** With the days of the forecast. */
  readonly axis: ChartAxis;
  readonly name: string;
  /** Null for the days to come. */
  readonly values: readonly (number | null)[];
  readonly expected: readonly ({ readonly low: number; readonly high: number } | null)[];
  /** Null for the days that are over. */
  readonly forecast?: readonly (number | null)[] | undefined;
  readonly annotations?: readonly Annotation[] | undefined;
  readonly unit: ChartUnit;
};

export type FunnelStep = { readonly name: string; readonly value: number };

export type FunnelSteps = { readonly steps: readonly FunnelStep[]; readonly unit: ChartUnit };

export type WaterfallSteps = {
  readonly from: { readonly name: string; readonly value: number };
  readonly changes: readonly { readonly name: string; readonly value: number }[];
  /** Its name; its value is what the parts come to. */
  readonly to: string;
  readonly unit: ChartUnit;
};

export type HeatProps = {
  /** The rows from the top, each with 24 figures. */
  readonly days: readonly { readonly name: string; readonly hours: readonly (number | null)[] }[];
  readonly unit: ChartUnit;
};

export type ScatterPoint = {
  /** What a press gives. */
  readonly id: string;
  readonly name: string;
  readonly across: number;
  readonly up: number;
  readonly tone: Tone;
  /** What else is told of it, in the order of `told`; null for nothing. */
  readonly words: readonly (string | null)[];
};

export type ScatterProps = {
  /** What a point is: `Client`. */
  readonly thing: string;
  readonly points: readonly ScatterPoint[];
  readonly across: { readonly name: string; readonly unit: ChartUnit; readonly scale: ValueScale };
  readonly up: { readonly name: string; readonly unit: ChartUnit };
  /** Parts of the scale across. */
  readonly zones: readonly Zone[];
  /** Names of the words of each point. */
  readonly told: readonly string[];
};
