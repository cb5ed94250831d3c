/** Which steps a range can be drawn in, and which one is taken when nobody chooses. */
import type { intervals } from '../contract/metricSchemas.ts';
import type { Days } from './rangePreset.ts';

export type Interval = (typeof intervals)[number];

/** Lengths in days, inclusive; a chart draws at most 400 points. */
const fits: Readonly<Record<Interval, { readonly least: number; readonly most: number }>> = {
  hour: { least: 1, most: 14 },
  day: { least: 1, most: 400 },
  week: { least: 8, most: 2_800 },
  month: { least: 29, most: Number.POSITIVE_INFINITY },
};

const order: readonly Interval[] = ['hour', 'day', 'week', 'month'];

export const lengthOf = ({ from, to }: Days): number => to - from + 1;

/** The steps that make sense for the range: more than one of them, and not too many to be told apart. */
export const intervalsFor = (days: Days): readonly Interval[] => {
  const length = lengthOf(days);
  return order.filter((interval) => {
    const { least, most } = fits[interval];
    return length >= least && length <= most;
  });
};

/** Hours of one or two days, days of up to a quarter, weeks of up to 400 days, then months. */
export const automaticInterval = (days: Days): Interval => {
  const length = lengthOf(days);
  if (length <= 2) return 'hour';
  if (length <= 92) return 'day';
  return length <= 400 ? 'week' : 'month';
};
