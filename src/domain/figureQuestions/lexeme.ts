/** What a word or phrase of a question about figures can be. */
import type { KnownClient } from '../ask/answer.ts';
import type { FigureName } from '../kpi/figureNames.ts';
import type { Grouping } from '../metrics/metricQuestion.ts';
import type { FilterDimension } from '../metrics/view.ts';
import type { Interval } from '../metrics/viewInterval.ts';
import type { NamedPeriod, PeriodUnit } from './namedPeriod.ts';

/** Which end of a list is asked for: by what is good, or by what is large. */
export type RankEnd = 'best' | 'worst' | 'top' | 'bottom' | 'most' | 'least';

export type Meaning =
  | { readonly kind: 'figure'; readonly figure: FigureName }
  /** A figure that people ask for and nothing here can compute. */
  | { readonly kind: 'noFigure'; readonly why: string }
  | { readonly kind: 'client'; readonly client: KnownClient }
  | {
      readonly kind: 'filter';
      readonly dimension: FilterDimension;
      readonly values: readonly string[];
      readonly label: string;
      /** What is taken for granted, to be said. */
      readonly stated?: string;
    }
  | { readonly kind: 'dimension'; readonly by: Grouping }
  | { readonly kind: 'period'; readonly period: NamedPeriod }
  | { readonly kind: 'noPeriod'; readonly why: string }
  /** The period before, of a unit that may be named. */
  | { readonly kind: 'before'; readonly unit: PeriodUnit | null }
  | { readonly kind: 'yearBefore' }
  | { readonly kind: 'rank'; readonly end: RankEnd }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'steps'; readonly interval: Interval }
  /** A topic that Ask AI has no figures for, such as reports. */
  | { readonly kind: 'noTopic'; readonly why: string }
  /** Words that mean something beside a forecast alone, such as `end`. */
  | { readonly kind: 'ofForecast' }
  | { readonly kind: 'versus' | 'comparative' | 'and' | 'filler' | 'allClients' | 'forecast' | 'why' | 'log' }
  | { readonly kind: 'unknown' };

export type Lexeme = Meaning & {
  /** As the question has it, without marks. */
  readonly words: string;
};
