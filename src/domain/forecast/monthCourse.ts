/** How a figure grows through a month: by the days that are known, and by what is expected of the others. */
import type { EpochDay } from '../calendar/epochDay.ts';
import type { DayRange } from '../metrics/comparedRange.ts';
import { emptySums, type FigureDays } from './daySums.ts';
import type { WeekdayProfile } from './weekdayProfile.ts';

export type CourseDay = {
  readonly day: EpochDay;
  /** Whether the day itself is known. */
  readonly isKnown: boolean;
  /** From the first day of the month to this one; of a ratio, the ratio of the sums. Null where its denominator is zero. */
  readonly value: number | null;
};

/** Day by day, each with all that came before it. `isKnown`: which days count as they are. */
export const monthCourse = (
  days: FigureDays,
  { from, to }: DayRange,
  { profile, isKnown }: Pick<FigureDays, 'isKnown'> & { readonly profile: WeekdayProfile },
): readonly CourseDay[] => {
  const sums = emptySums();
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const day = from + index;
    const known = isKnown(day);
    if (known) days.add(sums, day);
    else
      profile.expected(day).forEach((sum, place) => {
        sums[place] = (sums[place] ?? 0) + sum;
      });
    return { day, isKnown: known, value: days.valueOf(sums) };
  });
};
