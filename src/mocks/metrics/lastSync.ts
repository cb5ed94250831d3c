/** Computes a source's last sync: every four hours, with a different minute for each account to spread the load. */
import type { MetricSource } from '#domain/metrics/metricSource.ts';
import { hashKeys } from '#world/hashKeys.ts';

const minute = 60_000;
const round = 240;

/** ISO 8601 UTC. Ended and silent sources are not polled; a later unscheduled answer counts instead. */
export const lastSync = (
  { id, state, syncedAt }: Pick<MetricSource, 'id' | 'state' | 'syncedAt'>,
  now: string,
): string => {
  if (state !== 'active') return syncedAt;
  const own = hashKeys(0, ['sync', id]) % round;
  const passed = Math.floor(Date.parse(now) / minute);
  const asked = new Date((passed - ((passed - own) % round)) * minute).toISOString();
  return asked > syncedAt ? asked : syncedAt;
};
