/** Collects the reports and dashboards that the asker may see, for answers that find or schedule them. */
import { seesWholeWorkspace } from '#domain/access/membership.ts';
import type { KnownDashboard, KnownDocuments, KnownReport } from '#domain/ask/answer.ts';
import { schedulingErrors } from '#domain/reports/scheduleRules.ts';
import { everyDashboardOf } from '#events/projections/dashboardDirectory.ts';
import { reportsOf } from '#events/projections/reportDirectory.ts';
import type { Report } from '#events/reports/report.ts';
import { mayRead } from '../dashboards/dashboardItem.ts';
import type { Context } from '../http/context.ts';
import { versionTag } from '../http/version.ts';
import { mayReadRun } from '../reports/runItem.ts';

type Asked = Pick<Context<'askQuestion'>, 'answers' | 'caller'>;

const lowerFirst = (text: string): string => `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;

const reportOf = (report: Report, { caller }: Asked): KnownReport => {
  const { id, facts, clientId, revision, schedule } = report;
  const [problem] = Object.values(schedulingErrors(facts));
  return {
    id,
    name: facts.name,
    clientId,
    etag: versionTag(revision),
    schedule,
    recipients: facts.recipients.length,
    problem: problem === undefined ? null : lowerFirst(problem),
    runs: report.runs
      .filter((run) => mayReadRun(caller, { report, run }))
      .map(({ id: runId, range, sentAt }) => ({ id: runId, range, sentAt })),
  };
};

/** People of a client know of a report once one of its runs has reached them. */
const reportsFor = (asked: Asked): readonly KnownReport[] =>
  reportsOf(asked.answers.reportDirectory, asked.caller.workspaceId)
    .filter(({ archivedAt }) => archivedAt === null)
    .map((report) => reportOf(report, asked))
    .filter(({ runs }) => seesWholeWorkspace(asked.caller.kind) || runs.length > 0);

const dashboardsFor = ({ answers, caller }: Asked): readonly KnownDashboard[] =>
  everyDashboardOf(answers.dashboardDirectory, caller.workspaceId)
    .filter((one) => one.archivedAt === null && mayRead(caller, one))
    .map(({ id, name, clientId, widgets }) => ({
      id,
      name,
      clientId,
      figures: [...new Set(widgets.flatMap(({ figures }) => figures))],
    }));

export const documentsFor = (asked: Asked): KnownDocuments => ({
  reports: reportsFor(asked),
  dashboards: dashboardsFor(asked),
});
