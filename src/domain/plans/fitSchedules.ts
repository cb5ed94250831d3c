/** Chooses the report schedules that a smaller plan pauses and a larger one resumes. */
import type { QuotaChange } from './fitQuota.ts';
import { unlimited } from './planCatalogue.ts';

export type ScheduledRuns = { readonly id: string; readonly runs: number };

export type ScheduleQuestion = {
  readonly active: readonly ScheduledRuns[];
  readonly aside: readonly ScheduledRuns[];
  /** Runs per month; -1 for unlimited. */
  readonly limit: number;
};

/** Greedy in order: a weekly schedule may be paused while a later monthly one fits. */
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
