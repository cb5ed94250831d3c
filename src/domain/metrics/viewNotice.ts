/** What the reader of a view has to know: what of the address was put right, and what the plan does not keep. */
import { unlimited } from '../plans/planCatalogue.ts';
import { type DayFacts, keptDays, rangeDays, type ViewRange } from './view.ts';

export type ViewNotice = {
  readonly code:
    | 'dropped'
    | 'merged'
    | 'swapped'
    | 'futureClamped'
    | 'shortened'
    | 'retentionClamped'
    | 'comparisonTooOld'
    | 'comparisonSwapped'
    | 'comparisonClamped';
  readonly text: string;
};

/** An old link to a client leads to the one that stays in its place. */
export const mergedNotice: ViewNotice = {
  code: 'merged',
  text: 'The client of this link was merged into this one.',
};

/** Those that a larger plan would lift. */
export const isAboutPlan = ({ code }: Pick<ViewNotice, 'code'>): boolean =>
  code === 'retentionClamped' || code === 'comparisonTooOld';

/** Null when nothing was dropped. */
export const droppedNotice = ({ length }: readonly string[]): ViewNotice | null => {
  if (length === 0) return null;
  const text =
    length === 1
      ? 'Ignored 1 part of the address that is not valid.'
      : `Ignored ${length} parts of the address that are not valid.`;
  return { code: 'dropped', text };
};

/** Null when the plan keeps the whole range, and when it keeps none of it, which the API refuses. */
export const retentionNotice = (range: ViewRange, facts: DayFacts): ViewNotice | null => {
  const days = rangeDays({ range }, facts.today);
  if (keptDays(days, facts).from === days.from) return null;
  return {
    code: 'retentionClamped',
    text: `Your plan keeps ${facts.retentionDays} days, so the range begins later than asked for.`,
  };
};

/** `needed` days of history; null when the plan keeps them. */
export const comparisonNotice = (needed: number, { retentionDays }: DayFacts): ViewNotice | null =>
  retentionDays === unlimited || needed <= retentionDays
    ? null
    : {
        code: 'comparisonTooOld',
        text: `This comparison needs ${needed} days of history; your plan keeps ${retentionDays}.`,
      };
