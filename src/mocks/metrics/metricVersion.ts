/** Computes the ETag of metric replies, which change with the workspace's events and, for the current day, with time. */
import { numberAt } from '#events/projections/timeline.ts';
import type { MetricContext } from './metricScope.ts';

/** Some time zones differ by a quarter of an hour. */
const quarter = (now: string): number => Math.floor(new Date(now).getUTCMinutes() / 15);

/** A weak ETag, specific to the caller. */
export const metricVersion = ({ answers, caller, now }: MetricContext): string =>
  `W/"n${numberAt(answers.timeline, answers.position)}-${now.slice(0, 13)}.${quarter(now)}-${caller.accountId}"`;
