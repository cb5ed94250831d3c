/** Defines the parsed form of a question about metrics, or of its refusal. */

import type { ForecastPeriod } from '../contract/forecastSchemas.ts';
import type { FigureName } from '../kpi/figureNames.ts';
import type { Grouping, Interval } from '../metrics/metricQuery.ts';
import type { Days } from '../metrics/rangePreset.ts';
import type { FilterDimension, View, ViewFilters } from '../metrics/view.ts';
import type { Bound, ChangeSense, KnownClient, SpanUnit } from './lexeme.ts';
import type { NamedPeriod, PeriodEnds } from './namedPeriod.ts';

/** Channels, campaigns or clients that a selection leaves out. */
export type Without = {
  readonly dimension: FilterDimension | 'client';
  readonly values: readonly string[];
  readonly label: string;
};

export type Side = {
  /** Distinguishes the sides of a comparison: `Google Ads`, `Fjord & Foam`. */
  readonly label: string;
  /** Null: all that the asker may see. */
  readonly client: KnownClient | null;
  readonly days: Days;
  readonly filters: ViewFilters;
  readonly without?: readonly Without[];
};

/** A further condition: `more than 100 conversions`. */
export type Condition = { readonly figure: FigureName; readonly bound: Bound };

/** The comparison, as in the view bar. */
export type HeldAgainst = Pick<View, 'compare' | 'compared' | 'match'>;

type Shared = {
  readonly figure: FigureName;
  readonly interval: Interval | null;
  readonly stated: readonly string[];
};

export type ValueAsk =
  | {
      readonly is: 'change';
      readonly sense: ChangeSense;
      readonly isYesNo: boolean;
      /** The change in percent, as in `by more than 10%`. */
      readonly by?: Bound;
    }
  | { readonly is: 'bound'; readonly bound: Bound; readonly isYesNo: boolean }
  /** The share of `whole`, which lacks one filter or client. */
  | { readonly is: 'share'; readonly whole: Side }
  | { readonly is: 'per'; readonly figure: FigureName }
  /** One figure divided by another. */
  | { readonly is: 'ratio'; readonly figure: FigureName; readonly isPercent: boolean }
  | { readonly is: 'average'; readonly unit: Interval }
  /** Contributions to a change, none of which is claimed as the cause. */
  | {
      readonly is: 'cause';
      /** The direction that the question takes for granted. */
      readonly sense: ChangeSense | null;
      /** The part that the question suspects; the metric then covers the whole. */
      readonly suspect: Side | null;
    }
  /** A span that could also mean its two ends. */
  | { readonly is: 'span'; readonly ends: PeriodEnds }
  /** Two ends that could also mean the span. */
  | { readonly is: 'ends'; readonly together: Days };

export type ValueQuestion = Shared & {
  readonly intent: 'value' | 'why';
  readonly side: Side;
  readonly against: HeldAgainst;
  readonly ask: ValueAsk | null;
};

export type CompareQuestion = Shared & { readonly intent: 'compare'; readonly sides: readonly Side[] };

export type RankQuestion = Shared & {
  readonly intent: 'rank';
  readonly side: Side;
  readonly against: HeldAgainst;
  readonly by: Grouping;
  readonly descending: boolean;
  readonly most: number | null;
  /** 1 for the second best. */
  readonly skip: number;
  readonly bound: Bound | null;
  /** Further conditions, all of which hold. */
  readonly where: readonly Condition[];
  /** `more than 20% of spend`: the share of all that each must have. */
  readonly shareBound: Bound | null;
  /** Above or below the ratio of all, or the mean of the rows of an amount. */
  readonly average: 'above' | 'below' | null;
  readonly hasShares: boolean;
  /** Another period was named, so each row tells its change. */
  readonly isCompared: boolean;
  /** For a ranking of changes, `descending` sorts by change. Null: by the metric itself. */
  readonly change: {
    readonly sense: ChangeSense;
    readonly isRelative: boolean;
    /** The change in percent, as in `by more than 10%`. */
    readonly by?: Bound;
  } | null;
};

/** Some days of each week, Monday is 0. */
export type WeekdaySet = { readonly days: readonly number[]; readonly label: string };

/** Whole steps of one length, on some days of the week only if `weekdays` names them. */
export type StepsOf = {
  readonly unit: SpanUnit;
  readonly weekdays: WeekdaySet | null;
};

export type PeakQuestion = Shared &
  StepsOf & {
    readonly intent: 'peak';
    readonly side: Side;
    readonly descending: boolean;
    readonly most: number | null;
    readonly skip: number;
    /** All of them hold, of the metric itself or of others. */
    readonly where: readonly Condition[];
  };

export type CourseAsk =
  | { readonly is: 'median' | 'spread' | 'cumulative' | 'changes' }
  /** The longest run of steps within the bounds, or of steps that each rose or fell. */
  | { readonly is: 'streak'; readonly upward: boolean | null }
  | { readonly is: 'since' | 'first' | 'last' };

export type CourseQuestion = Shared &
  StepsOf & {
    readonly intent: 'course';
    readonly side: Side;
    readonly ask: CourseAsk;
    readonly where: readonly Condition[];
  };

/** Days of the week or hours of the day, each summed over the period. */
export type DayPartsQuestion = Shared & {
  readonly intent: 'dayParts';
  readonly side: Side;
  readonly parts: 'weekday' | 'hour' | readonly WeekdaySet[];
  /** Null: in their own order. */
  readonly descending: boolean | null;
  readonly most: number | null;
  readonly skip: number;
};

/** The middle or mean of a metric over clients, channels or campaigns. */
export type AcrossQuestion = Shared & {
  readonly intent: 'across';
  readonly side: Side;
  readonly by: Grouping;
  readonly is: 'median' | 'mean';
};

export type ForecastQuestion = Shared & {
  readonly intent: 'forecast';
  readonly period: ForecastPeriod;
  readonly side: Side;
  readonly bound: Bound | null;
};

export type FigureQuestion =
  | ValueQuestion
  | CompareQuestion
  | RankQuestion
  | PeakQuestion
  | CourseQuestion
  | DayPartsQuestion
  | AcrossQuestion
  | ForecastQuestion;

export type SpanReading =
  /** One period, or two that other words compare. */
  | { readonly is: 'plain' }
  /** Compares the ends, the second with the first. `asked`: a word of change occurred. */
  | { readonly is: 'ends'; readonly span: NamedPeriod; readonly ends: PeriodEnds; readonly asked: boolean }
  /** The whole span counts, although the ends could be meant. */
  | { readonly is: 'span'; readonly ends: PeriodEnds };

export type Misunderstood = {
  readonly understood: readonly string[];
  readonly why: string;
  readonly figure: FigureName | null;
  readonly client: KnownClient | null;
  readonly instead?: string;
};

export type ReadFigureQuestion =
  | { readonly is: 'other' }
  | { readonly is: 'refused'; readonly refused: Misunderstood }
  | {
      readonly is: 'asked';
      readonly question: FigureQuestion;
      /** The same question for further metrics, in the order named. */
      readonly more: readonly FigureQuestion[];
    };
