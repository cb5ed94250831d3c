/** Builds the notices of a view: corrections of the address, and days beyond the plan's retention. */
import { englishList } from '../english/englishList.ts';
import { unlimited } from '../plans/planCatalogue.ts';
import { type DayFacts, rangeDays, type ViewRange, visibleDays } from './view.ts';

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

/** Shown when an old link leads to the client that remains after a merge. */
export const mergedNotice: ViewNotice = {
  code: 'merged',
  text: 'The client of this link was merged into this one.',
};

export const isAboutPlan = ({ code }: Pick<ViewNotice, 'code'>): boolean =>
  code === 'retentionClamped' || code === 'comparisonTooOld';

const [mostNamed, longestNamed] = [3, 40];

const quoted = (part: string): string =>
  `“${part.length > longestNamed ? `${part.slice(0, longestNamed)}…` : part}”`;

/** `dropped`: parts of the address, such as `compare=ages`; only the first are named. Null if empty. */
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
 * One sentence on the days beyond the retention, with `needed` days for the comparison. Null if nothing is
 * cut, or if no day is retained, which the API refuses.
 */
export const planNotice = (range: ViewRange, needed: number, facts: DayFacts): ViewNotice | null => {
  const { today, retentionDays } = facts;
  const days = rangeDays({ range }, today);
  if (retentionDays === unlimited || days.to < today - retentionDays) return null;
  const isCompared = needed <= retentionDays;
  if (visibleDays(days, facts).from !== days.from) {
    const begins = `Your plan keeps ${retentionDays} days, so the range starts later`;
    const text = isCompared ? `${begins}.` : `${begins}, and there is nothing to compare with.`;
    return { code: 'retentionClamped', text };
  }
  if (isCompared) return null;
  const text = `This comparison needs ${needed} days of history; your plan keeps ${retentionDays}.`;
  return { code: 'comparisonTooOld', text };
};
