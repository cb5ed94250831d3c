/** Computes a source's last sync by the schedule of its account. */
import { minuteOf, roundMinutes } from '#domain/integrations/syncHistory.ts';
import type { MetricSource } from '#domain/metrics/metricSource.ts';

const minute = 60_000;

/** ISO 8601 UTC. Ended and silent sources are not polled; a later unscheduled answer counts instead. */
export const lastSync = (
  { id, state, syncedAt }: Pick<MetricSource, 'id' | 'state' | 'syncedAt'>,
  now: string,
): string => {
  if (state !== 'active') return syncedAt;
  const passed = Math.floor(Date.parse(now) / minute);
  const asked = new Date((passed - ((passed - minuteOf(id)) % roundMinutes)) * minute).toISOString();
  return asked > syncedAt ? asked : syncedAt;
};
