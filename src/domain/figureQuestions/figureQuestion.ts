/** What was asked about figures, as far as it can be computed; or why it cannot. */
import type { KnownClient } from '../ask/answer.ts';
import type { FigureName } from '../kpi/figureNames.ts';
import type { Grouping } from '../metrics/metricQuestion.ts';
import type { Days } from '../metrics/rangePreset.ts';
import type { View, ViewFilters } from '../metrics/view.ts';
import type { Interval } from '../metrics/viewInterval.ts';

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

export type ValueQuestion = Shared & {
  readonly intent: 'value' | 'why';
  readonly side: Side;
  readonly against: HeldAgainst;
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
};

/** Of the month that is running; the days of `side` are those of it that have begun. */
export type ForecastQuestion = Shared & { readonly intent: 'forecast'; readonly side: Side };

export type FigureQuestion = ValueQuestion | CompareQuestion | RankQuestion | ForecastQuestion;

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
  | { readonly is: 'asked'; readonly question: FigureQuestion };
