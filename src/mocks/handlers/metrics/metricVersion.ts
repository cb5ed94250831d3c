/** The version of an answer about figures: they change with the workspace’s events and with the hour, as the open day grows. */
import { numberAt } from '#events/projections/timeline.ts';
import type { MetricContext } from '../../metrics/metricScope.ts';

/** Some time zones are a quarter of an hour apart. */
const quarter = (now: string): number => Math.floor(new Date(now).getUTCMinutes() / 15);

/** Weak, for a caller's own answers. */
export const metricVersion = ({ answers, caller, now }: MetricContext): string =>
  `W/"n${numberAt(answers.timeline, answers.position)}-${now.slice(0, 13)}.${quarter(now)}-${caller.accountId}"`;
