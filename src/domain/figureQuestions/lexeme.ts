/** Defines the meanings of a word or phrase in a question about metrics. */
import type { ForecastPeriod } from '../contract/forecastSchemas.ts';
import type { FigureName } from '../kpi/figureNames.ts';
import type { Grouping, Interval } from '../metrics/metricQuery.ts';
import type { FilterDimension } from '../metrics/view.ts';
import type { NamedPeriod, PeriodUnit } from './namedPeriod.ts';

export type KnownClient = {
  readonly id: string;
  readonly name: string;
  readonly archived: boolean;
  /** Its IANA time zone; default: UTC, as for the workspace. */
  readonly zone?: string;
};

export type RankEnd = 'best' | 'worst' | 'top' | 'bottom' | 'most' | 'least';

/** The direction of a change; `better` and `worse` depend on the metric. */
export type ChangeSense = 'up' | 'down' | 'either' | 'better' | 'worse';

/** A step of time that lists are made of; weekdays and hours of the day gather all of their kind. */
export type SpanUnit = 'day' | 'week' | 'month' | 'quarter';
export type StepUnit = SpanUnit | 'weekday' | 'hour';

/** A question about the order of steps: their longest run, the first or last beyond a bound, their running total. */
export type CourseKind = 'streak' | 'since' | 'first' | 'last' | 'cumulative' | 'spread';

/** `value` as typed: `50` for $50 and for 50%. */
export type Bound = {
  readonly is: 'above' | 'below' | 'atLeast' | 'atMost';
  readonly value: number;
  readonly isPercent: boolean;
};

export type Meaning =
  | { readonly kind: 'figure'; readonly figure: FigureName }
  | { readonly kind: 'noFigure'; readonly why: string }
  | {
      readonly kind: 'client';
      readonly client: KnownClient;
      /** The other meaning of a name that is an everyday word; applies unless typed as a name. */
      readonly otherwise?: Meaning;
    }
  | {
      readonly kind: 'filter';
      readonly dimension: FilterDimension;
      readonly values: readonly string[];
      readonly label: string;
      readonly stated?: string;
    }
  | { readonly kind: 'dimension'; readonly by: Grouping }
  | { readonly kind: 'period'; readonly period: NamedPeriod }
  | { readonly kind: 'noPeriod'; readonly why: string }
  | { readonly kind: 'before'; readonly unit: PeriodUnit | null }
  | { readonly kind: 'yearBefore' }
  /** `nth`: as in `second best`; left out, the first. */
  | { readonly kind: 'rank'; readonly end: RankEnd; readonly nth?: number }
  /** Leaves out the channels, campaigns or clients named after it. */
  | { readonly kind: 'except' }
  | {
      readonly kind: 'without';
      readonly dimension: FilterDimension | 'client';
      readonly values: readonly string[];
      readonly label: string;
    }
  /** Some days of each week, Monday is 0. */
  | { readonly kind: 'weekdays'; readonly days: readonly number[]; readonly label: string }
  | { readonly kind: 'course'; readonly course: CourseKind }
  /** `isPercent`: as in `spend as a percentage of revenue`. */
  | { readonly kind: 'ratio'; readonly isPercent?: true }
  /** `above average`. */
  | { readonly kind: 'averageBound'; readonly is: 'above' | 'below' | 'better' | 'worse' }
  | { readonly kind: 'median' }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'steps'; readonly interval: Interval }
  /** `isRelative` ranks by percent: `fastest growing`. */
  | { readonly kind: 'change'; readonly sense: ChangeSense; readonly isRelative?: true }
  | { readonly kind: 'step'; readonly unit: StepUnit }
  | { readonly kind: 'bound'; readonly bound: Bound }
  | { readonly kind: 'per'; readonly figure: FigureName }
  | { readonly kind: 'share'; readonly isPercent?: true }
  /** Asks for a cause, which metrics alone cannot prove. */
  | { readonly kind: 'cause' }
  /** Several metrics at once, as in `how did we do`. */
  | { readonly kind: 'overview' }
  | { readonly kind: 'average' | 'level' }
  | { readonly kind: 'noTopic'; readonly why: string }
  /** Words with a meaning only next to a forecast, such as `end`. */
  | { readonly kind: 'ofForecast' }
  | { readonly kind: 'versus' | 'comparative' | 'and' | 'filler' | 'allClients' | 'why' | 'log' }
  /** `next`: as in `the next 30 days`; omitted, the period that is named or the running month. */
  | { readonly kind: 'forecast'; readonly next?: ForecastPeriod }
  | { readonly kind: 'unknown' };

export type Lexeme = Meaning & {
  readonly words: string;
  readonly corrections?: readonly string[];
};
