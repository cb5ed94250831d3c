/** Which schedules of reports go on where a plan has room for fewer runs in a month, and which go on again when it has room. */
import type { QuotaChange } from './fitQuota.ts';
import { unlimited } from './planCatalogue.ts';

/** `runs`: the most that it makes in a month. */
export type ScheduledRuns = { readonly id: string; readonly runs: number };

export type ScheduleQuestion = {
  /** Those that run now, the oldest first. */
  readonly active: readonly ScheduledRuns[];
  /** Paused by an earlier, smaller plan. */
  readonly aside: readonly ScheduledRuns[];
  /** Runs of a month; -1 for none. */
  readonly limit: number;
};

/** Takes the schedules in order and keeps each that still fits. A weekly one may stay out while a later monthly one fits. */
export const fitSchedules = ({ active, aside, limit }: ScheduleQuestion): QuotaChange => {
  const staying = new Set<string>();
  let runs = 0;
  for (const one of [...active, ...aside]) {
    if (limit !== unlimited && runs + one.runs > limit) continue;
    runs += one.runs;
    staying.add(one.id);
  }
  const idsOf = (all: readonly ScheduledRuns[], stays: boolean) =>
    all.filter(({ id }) => staying.has(id) === stays).map(({ id }) => id);
  return { putAside: idsOf(active, false), takeBack: idsOf(aside, true) };
};
