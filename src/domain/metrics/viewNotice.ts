/** What the reader of a view has to know: what of the address was put right, and what the plan does not keep. */
import { englishList } from '../english/englishList.ts';
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

const [mostNamed, longestNamed] = [3, 40];

const quoted = (part: string): string =>
  `“${part.length > longestNamed ? `${part.slice(0, longestNamed)}…` : part}”`;

/** `dropped`: parts of the address, such as `compare=ages`; the first ones are named. Null when nothing was dropped. */
export const droppedNotice = (dropped: readonly string[]): ViewNotice | null => {
  if (dropped.length === 0) return null;
  const more = dropped.length - mostNamed;
  const named = englishList([
    ...dropped.slice(0, mostNamed).map(quoted),
    ...(more > 0 ? [`${more} more`] : []),
  ]);
  const rest =
    dropped.length === 1
      ? 'a part of the address that is not valid'
      : `${dropped.length} parts of the address that are not valid`;
  return { code: 'dropped', text: `Ignored ${rest}: ${named}.` };
};

/**
 * What the plan leaves out of the range and of its comparison, which needs `needed` days of history: one sentence. Null when it leaves
 * out nothing, and when it keeps no day of the range, which the API refuses.
 */
export const planNotice = (range: ViewRange, needed: number, facts: DayFacts): ViewNotice | null => {
  const { today, retentionDays } = facts;
  const days = rangeDays({ range }, today);
  if (retentionDays === unlimited || days.to < today - retentionDays) return null;
  const isCompared = needed <= retentionDays;
  if (keptDays(days, facts).from !== days.from) {
    const begins = `Your plan keeps ${retentionDays} days, so the range begins later than asked for`;
    const text = isCompared ? `${begins}.` : `${begins}, and there is nothing to compare with.`;
    return { code: 'retentionClamped', text };
  }
  if (isCompared) return null;
  const text = `This comparison needs ${needed} days of history; your plan keeps ${retentionDays}.`;
  return { code: 'comparisonTooOld', text };
};
