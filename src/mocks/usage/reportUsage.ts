/** Counts the month's reports: those made, and those that schedules will still make. */
import { epochDayAt } from '#domain/calendar/epochDay.ts';
import { firstDayOf, monthOf } from '#domain/calendar/months.ts';
import type { UsageReply } from '#domain/contract/quotaSchemas.ts';
import { limitOf } from '#domain/plans/checkLimit.ts';
import { nextRuns } from '#domain/reports/schedule.ts';
import { isAtWork } from '#events/clients/clientsFold.ts';
import { clientsOf } from '#events/projections/clientDirectory.ts';
import { reportsOf } from '#events/projections/reportDirectory.ts';
import type { Report } from '#events/reports/report.ts';
import type { Context } from '../http/context.ts';
import { planOf } from '../subscription/planOf.ts';
import { pausedByPlan } from '../subscription/scheduleQuota.ts';
import { projectUsage } from './projectUsage.ts';

type Asked = Pick<Context<'readUsage'>, 'answers' | 'caller' | 'now'>;

const millisecondsPerDay = 86_400_000;

const mostRuns = 6;

const runsBefore = ({ schedule, nextAt }: Report, end: string): readonly string[] => {
  if (schedule === null || nextAt === null) return [];
  return [nextAt, ...nextRuns(schedule, nextAt, mostRuns)].filter((at) => at < end);
};

export const reportUsage = (
  { answers, caller: { workspaceId }, now }: Asked,
  used: number,
): UsageReply['items'][number] => {
  const limit = limitOf(planOf(answers, { workspaceId, now }), 'reports');
  const end = new Date(
    firstDayOf(monthOf(epochDayAt(Date.parse(now))) + 1) * millisecondsPerDay,
  ).toISOString();
  const served = new Set(
    clientsOf(answers.clientDirectory, workspaceId)
      .filter(isAtWork)
      .map(({ id }) => id),
  );
  const reports = reportsOf(answers.reportDirectory, workspaceId);
  const made = reports.flatMap(({ runs }) =>
    runs.flatMap(({ countedAt, dueAt }) => (countedAt === null ? [] : [{ at: countedAt, count: 1, dueAt }])),
  );
  const pace = projectUsage({
    counted: made,
    unplanned: made.filter(({ dueAt }) => dueAt === null),
    planned: reports
      .filter(({ clientId, archivedAt }) => archivedAt === null && served.has(clientId))
      .flatMap((report) => runsBefore(report, end)),
    limit,
    now,
  });
  const aside = pausedByPlan(answers, workspaceId).length;
  return { resource: 'reports', used, limit, resets_at: end, aside, pace };
};
