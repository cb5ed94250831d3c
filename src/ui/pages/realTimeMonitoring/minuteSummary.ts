/** Summarizes a minute chart in one sentence. */
import type { MinuteCount } from '#domain/monitor/perMinute.ts';
import { shortTime } from '../../content/dates.ts';
import { count as written } from '../../content/formatMetric.ts';

export type Counted = readonly [one: string, many: string];

export const timeOf = ({ from }: MinuteCount): string => shortTime(new Date(from).toISOString(), from);

export const minuteSummary = (bars: readonly MinuteCount[], [one, many]: Counted): string => {
  const total = bars.reduce((sum, { count }) => sum + count, 0);
  const top = bars.toSorted((first, second) => second.count - first.count)[0];
  if (total === 0 || !top) return `No ${many} in the last ${bars.length} minutes.`;
  const all = `${written(total)} ${total === 1 ? one : many} in the last ${bars.length} minutes`;
  return top.count === total
    ? `${all}, at ${timeOf(top)}.`
    : `${all}; most at ${timeOf(top)}, ${written(top.count)} in one minute.`;
};
