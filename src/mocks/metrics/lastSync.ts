/** When a source answered last: platforms are asked every four hours, each account at a minute of its own, so that not all are asked at once. */
import type { MetricSource } from '#domain/metrics/metricSource.ts';
import { hashKeys } from '#world/hashKeys.ts';

const minute = 60_000;
const round = 240;

/** ISO 8601 UTC. A source that has ended or fallen silent is asked no more; what was answered out of turn counts where it is later. */
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
