/** Decides which report schedules fit a plan's quota, and which it pauses. */
import { asideOf, nothingAside, type QuotaChange } from '#domain/plans/fitQuota.ts';
import { fitSchedules, type ScheduledRuns } from '#domain/plans/fitSchedules.ts';
import { runsInMonth } from '#domain/reports/schedule.ts';
import type { Answers } from '#events/projections/answers.ts';
import { reportsOf } from '#events/projections/reportDirectory.ts';
import type { Report } from '#events/reports/report.ts';
import { subscriberOf } from './subscriptionOfWorkspace.ts';

const setAside = (answers: Answers, workspaceId: string): readonly string[] => {
  const agreed = answers.currentSubscription.byAccount[subscriberOf(answers, workspaceId) ?? ''];
  return asideOf(agreed?.aside ?? nothingAside).schedules;
};

const isAtRest = ({ paused, archivedAt, schedule }: Report): boolean =>
  paused && archivedAt === null && schedule !== null;

/** True when the plan paused its schedule, and no one resumed or archived it since. */
export const isPausedByPlan = (answers: Answers, report: Report): boolean =>
  isAtRest(report) && setAside(answers, report.workspaceId).includes(report.id);

export const pausedByPlan = (answers: Answers, workspaceId: string): readonly Report[] => {
  const known = new Set(setAside(answers, workspaceId));
  return reportsOf(answers.reportDirectory, workspaceId).filter(
    (report) => known.has(report.id) && isAtRest(report),
  );
};

type ScheduledQuestion = {
  readonly workspaceId: string;
  /** Runs per month; -1 for unlimited. */
  readonly limit: number;
  readonly clients: readonly string[];
};

export const scheduleQuota = (
  answers: Answers,
  { workspaceId, limit, clients }: ScheduledQuestion,
): QuotaChange => {
  const served = new Set(clients);
  const runs = (reports: readonly Report[]): readonly ScheduledRuns[] =>
    reports.flatMap(({ id, clientId, schedule }) =>
      schedule !== null && served.has(clientId) ? [{ id, runs: runsInMonth(schedule) }] : [],
    );
  const running = reportsOf(answers.reportDirectory, workspaceId).filter(
    ({ archivedAt, paused }) => archivedAt === null && !paused,
  );
  return fitSchedules({ active: runs(running), aside: runs(pausedByPlan(answers, workspaceId)), limit });
};
