/** What was asked about figures, as far as it can be computed; or why it cannot. */
import type { KnownClient } from '../ask/answer.ts';
import type { FigureName } from '../kpi/figureNames.ts';
import type { Grouping } from '../metrics/metricQuestion.ts';
import type { Days } from '../metrics/rangePreset.ts';
import type { View, ViewFilters } from '../metrics/view.ts';
import type { Interval } from '../metrics/viewInterval.ts';
import type { Bound, ChangeSense } from './lexeme.ts';
import type { NamedPeriod, PeriodEnds } from './namedPeriod.ts';

/** One selection of facts: whose, of which days, filtered how. */
export type Side = {
  /** What tells it from the others of a comparison: `Google Ads`, `Fjord & Foam`. */
  readonly label: string;
  /** Null: all that the asker may see. */
  readonly client: KnownClient | null;
  readonly days: Days;
  readonly filters: ViewFilters;
};

/** What a figure is held against, as the view bar says it. */
export type HeldAgainst = Pick<View, 'compare' | 'compared' | 'match'>;

type Shared = {
  readonly figure: FigureName;
  readonly interval: Interval | null;
  /** What was taken for granted, in sentences. */
  readonly stated: readonly string[];
};

/** What is asked of a figure beside its value. */
export type ValueAsk =
  | { readonly is: 'change'; readonly sense: ChangeSense; readonly isYesNo: boolean }
  | { readonly is: 'bound'; readonly bound: Bound; readonly isYesNo: boolean }
  /** The part of the same figure without one filter or client. */
  | { readonly is: 'share'; readonly whole: Side }
  | { readonly is: 'per'; readonly figure: FigureName }
  | { readonly is: 'average'; readonly unit: Interval }
  /** What brought a change about: told by parts, of which none is said to be the cause. */
  | {
      readonly is: 'cause';
      /** What the question suspects, if it names a part; the figure is then of the whole. */
      readonly suspect: Side | null;
    }
  /** A span whose two ends can be meant as well. */
  | { readonly is: 'span'; readonly ends: PeriodEnds }
  /** Two ends whose span can be meant as well. */
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
  /** Null: all. */
  readonly most: number | null;
  /** Only those that it holds for. */
  readonly bound: Bound | null;
  readonly hasShares: boolean;
  /** A ranking of changes; `descending` is of the change. Null: of the figure itself. */
  readonly change: { readonly sense: ChangeSense; readonly isRelative: boolean } | null;
};

/** Which days, weeks or months had the most or the least, or lie beyond a bound. */
export type PeakQuestion = Shared & {
  readonly intent: 'peak';
  readonly side: Side;
  readonly unit: 'day' | 'week' | 'month';
  readonly descending: boolean;
  readonly most: number | null;
  readonly bound: Bound | null;
};

/** Of the month that is running; the days of `side` are those of it that have begun. */
export type ForecastQuestion = Shared & { readonly intent: 'forecast'; readonly side: Side };

export type FigureQuestion = ValueQuestion | CompareQuestion | RankQuestion | PeakQuestion | ForecastQuestion;

export type SpanReading =
  /** One time, or two that other words hold against each other. */
  | { readonly is: 'plain' }
  /** Its ends are compared, the second against the first. `asked`: by a word of change. */
  | { readonly is: 'ends'; readonly span: NamedPeriod; readonly ends: PeriodEnds; readonly asked: boolean }
  /** The whole span counts, though its ends could be meant. */
  | { readonly is: 'span'; readonly ends: PeriodEnds };

export type Misunderstood = {
  /** What was understood, such as `revenue`, `Fjord & Foam`. */
  readonly understood: readonly string[];
  /** Why it is not answered, in a sentence. */
  readonly why: string;
  readonly figure: FigureName | null;
  readonly client: KnownClient | null;
  /** The question that can be answered in its place. */
  readonly instead?: string;
};

export type ReadFigureQuestion =
  /** It is about something else. */
  | { readonly is: 'other' }
  | { readonly is: 'refused'; readonly refused: Misunderstood }
  | {
      readonly is: 'asked';
      readonly question: FigureQuestion;
      /** The same of further figures, in the order in which they were named. */
      readonly more: readonly FigureQuestion[];
    };
