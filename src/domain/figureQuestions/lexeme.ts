/** What a word or phrase of a question about figures can be. */
import type { KnownClient } from '../ask/answer.ts';
import type { FigureName } from '../kpi/figureNames.ts';
import type { Grouping } from '../metrics/metricQuestion.ts';
import type { FilterDimension } from '../metrics/view.ts';
import type { Interval } from '../metrics/viewInterval.ts';
import type { NamedPeriod, PeriodUnit } from './namedPeriod.ts';

/** Which end of a list is asked for: by what is good, or by what is large. */
export type RankEnd = 'best' | 'worst' | 'top' | 'bottom' | 'most' | 'least';

/** Which way a figure is asked to have moved; `better` and `worse` depend on the figure. */
export type ChangeSense = 'up' | 'down' | 'either' | 'better' | 'worse';

/** A bound that figures are held against; `value` as it was typed, `50` for $50 and for 50%. */
export type Bound = {
  readonly is: 'above' | 'below' | 'atLeast' | 'atMost';
  readonly value: number;
  readonly isPercent: boolean;
};

export type Meaning =
  | { readonly kind: 'figure'; readonly figure: FigureName }
  /** A figure that people ask for and nothing here can compute. */
  | { readonly kind: 'noFigure'; readonly why: string }
  | {
      readonly kind: 'client';
      readonly client: KnownClient;
      /** Of a name that is an everyday word: its other meaning, which holds unless it is typed as a name. */
      readonly otherwise?: Meaning;
    }
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
  /** A movement of a figure; `isRelative` ranks by percent: `fastest growing`. */
  | { readonly kind: 'change'; readonly sense: ChangeSense; readonly isRelative?: true }
  /** A day, week or month that is looked for, as in `best day`. */
  | { readonly kind: 'step'; readonly unit: 'day' | 'week' | 'month' }
  | { readonly kind: 'bound'; readonly bound: Bound }
  /** By which the figure is divided: `per session`. */
  | { readonly kind: 'per'; readonly figure: FigureName }
  | { readonly kind: 'share'; readonly isPercent?: true }
  /** Asks what brought a change about, which figures alone cannot tell. */
  | { readonly kind: 'cause' }
  /** Several figures at once, as in `how did we do`. */
  | { readonly kind: 'overview' }
  | { readonly kind: 'average' | 'level' }
  /** A topic that Ask AI has no figures for, such as reports. */
  | { readonly kind: 'noTopic'; readonly why: string }
  /** Words that mean something beside a forecast alone, such as `end`. */
  | { readonly kind: 'ofForecast' }
  | { readonly kind: 'versus' | 'comparative' | 'and' | 'filler' | 'allClients' | 'forecast' | 'why' | 'log' }
  | { readonly kind: 'unknown' };

export type Lexeme = Meaning & {
  /** As the question has it, without marks. */
  readonly words: string;
  /** In sentences: which of them were misspelt. */
  readonly corrections?: readonly string[];
};
