/** Lists the intervals possible for a range, and the default one. */
import type { Interval } from './metricQuery.ts';
import type { Days } from './rangePreset.ts';

/** Inclusive lengths in days; a chart draws at most 400 points. */
const fits: Readonly<Record<Interval, { readonly least: number; readonly most: number }>> = {
  hour: { least: 1, most: 14 },
  day: { least: 1, most: 400 },
  week: { least: 8, most: 2_800 },
  month: { least: 29, most: Number.POSITIVE_INFINITY },
};

const order: readonly Interval[] = ['hour', 'day', 'week', 'month'];

export const lengthOf = ({ from, to }: Days): number => to - from + 1;

/** Intervals with more than one step, but not too many to distinguish. */
export const intervalsFor = (days: Days): readonly Interval[] => {
  const length = lengthOf(days);
  return order.filter((interval) => {
    const { least, most } = fits[interval];
    return length >= least && length <= most;
  });
};

/** Hours up to two days, days up to a quarter, weeks up to 400 days, then months. */
export const automaticInterval = (days: Days): Interval => {
  const length = lengthOf(days);
  if (length <= 2) return 'hour';
  if (length <= 92) return 'day';
  return length <= 400 ? 'week' : 'month';
};
