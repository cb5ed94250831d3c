/** Maps the handlers of reports to endpoint names. */

import { seesWholeWorkspace } from '#domain/access/membership.ts';
import type { BodyOf } from '#domain/contract/endpoints.ts';
import type { ReportContent } from '#domain/contract/reportContentSchemas.ts';
import { differences, sentWithFiguresOf } from '#domain/reportContent/thenAndNow.ts';
import { hasReachedClient } from '#domain/reports/lifecycle.ts';
import type { ReportFacts } from '#domain/reports/reportFacts.ts';
import { reportErrors, reportNameProblem } from '#domain/reports/reportRules.ts';
import { reportTemplates, sectionsOfBeginning } from '#domain/reports/reportTemplates.ts';
import type { Answers } from '#events/projections/answers.ts';
import { reportOf, reportsOf } from '#events/projections/reportDirectory.ts';
import { reportDecider } from '#events/reports/reportDecider.ts';
import { reportStream } from '#events/reports/reportStream.ts';
import { activeClient } from '../clients/activeClient.ts';
import { todayFor } from '../clients/clientDay.ts';
import { clientScope } from '../clients/clientScope.ts';
import type { Context, Handler } from '../http/context.ts';
import { handleCommand, notThere } from '../http/handleCommand.ts';
import { pageOf } from '../http/pageOf.ts';
import { RefusalError } from '../http/refusal.ts';
import { json } from '../http/respond.ts';
import { checkBuilder } from '../subscription/reportQuota.ts';
import { answerReportRun, writeReportRun } from './answerReportRun.ts';
import { asFinal } from './asFinal.ts';
import { archiveReport, changeReport, moveReport, scheduleReport } from './changeReport.ts';
import { checkReportIds } from './checkReportIds.ts';
import { makeContent } from './makeContent.ts';
import { type Pinned, pinnedContent } from './pinnedContent.ts';
import { reportBrand } from './reportBrand.ts';
import { detailsReply, reportDetails, reportItem, sectionFieldsOf, sectionsOf } from './reportItem.ts';
import { specOf } from './reportSpec.ts';
import { findRun, mayReadRun, type RunOf, runItem } from './runItem.ts';
import { withPictures } from './withPictures.ts';

const handle = handleCommand(reportStream, reportDecider);

type Body = BodyOf<'createReport'>;

const errorsOf = ({ name, beginning, copy_of }: Body): Record<string, string> => {
  const problem = reportNameProblem(name);
  return {
    ...(problem === null ? {} : { name: problem }),
    ...(beginning === 'copy' && copy_of === undefined ? { copy_of: 'Choose what to copy' } : {}),
    ...(beginning !== 'copy' && copy_of !== undefined ? { copy_of: 'Only for a copy' } : {}),
  };
};

const usual: Omit<ReportFacts, 'name' | 'period' | 'sections'> = {
  title: '',
  compare: 'previous',
  filters: '',
  recipients: [],
  subject: '',
  message: '',
  needsReview: true,
  requiresComment: false,
};

const copied = (
  answers: Answers,
  workspaceId: string,
  { copy_of: id = '', client_id }: Body,
): ReportFacts => {
  const source = reportOf(answers.reportDirectory, workspaceId, id);
  if (source === null) throw new RefusalError('invalid', { errors: { copy_of: 'Report not found' } });
  // Recipients of one client must not get reports of another.
  return source.clientId === client_id ? source.facts : { ...source.facts, recipients: [] };
};

const firstFacts = (answers: Answers, workspaceId: string, body: Body): ReportFacts => {
  const { name, beginning } = body;
  if (beginning === 'copy') return { ...copied(answers, workspaceId, body), name };
  const period = beginning === 'blank' ? 'lastMonth' : reportTemplates[beginning].period;
  return {
    ...usual,
    name,
    period: { kind: 'relative', period },
    sections: sectionsOfBeginning(beginning),
  };
};

const createReport: Handler<'createReport'> = (request, context) => {
  const { body, caller, now, world } = context;
  const { workspaceId, accountId: by } = caller;
  const { beginning, client_id: clientId, copy_of: copyOf = null } = body;
  const reportId = world.ids.entity();
  return handle(request, context, {
    errors: errorsOf(body),
    plan: (answers) => {
      activeClient(answers, caller, { clientId, field: 'client_id' });
      const facts = firstFacts(answers, workspaceId, body);
      checkBuilder(answers, { workspaceId, now }, facts);
      const about = { workspaceId, reportId, clientId, by, now };
      const source = beginning === 'copy' ? copyOf : null;
      return {
        key: [reportId],
        command: { type: 'CreateReport', ...about, beginning, copyOf: source, facts },
        reply: ({ report }) => detailsReply(report ?? notThere(), { answers, caller }, 201),
      };
    },
  });
};

const listReportRuns: Handler<'listReportRuns'> = (_request, { answers, caller, query }) => {
  const client = clientScope(caller, query.client);
  const found = reportsOf(answers.reportDirectory, caller.workspaceId)
    .filter(
      ({ id, clientId }) =>
        (query.report === undefined || id === query.report) && (client === undefined || clientId === client),
    )
    .flatMap((report) => report.runs.map((run) => ({ report, run })))
    .filter((one) => mayReadRun(caller, one))
    .toSorted((one, other) => (one.run.startedAt < other.run.startedAt ? 1 : -1))
    .map((one) => ({ id: one.run.id, one }));
  const { items, ...page } = pageOf(found, query);
  return json(200, { items: items.map(({ one }) => runItem(one, { answers, caller })), ...page });
};

const contentNow = async (
  { answers, metrics, caller, now }: Context<'readReportRun'>,
  { report, run }: RunOf,
  { facts }: Pinned,
): Promise<ReportContent | null> => {
  if (run.range === null) return null;
  const { workspaceId } = caller;
  const made = Date.parse(run.generatedAt ?? now);
  const spec = specOf({ ...report, facts }, answers, new Date(made).toISOString());
  try {
    return await makeContent({ answers, metrics, workspaceId, now }, spec);
  } catch (error) {
    if (error instanceof RefusalError) return null;
    throw error;
  }
};

const readReportRun: Handler<'readReportRun'> = async (_request, context) => {
  const { answers, caller, params, query, log, now } = context;
  const found = findRun({ answers, caller }, params.id);
  const { report, run } = found;
  const pinned = await pinnedContent(log, { reportId: report.id, runId: run.id }, answers.position);
  const today = query.now === undefined || pinned === null ? null : await contentNow(context, found, pinned);
  const isAgency = seesWholeWorkspace(caller.kind);
  const isDraft = isAgency && !hasReachedClient(run.state);
  const { workspaceId, previews } = caller;
  // A sent report keeps its branding, so the branding that is not published is seen on a copy.
  const branded = (content: ReportContent): ReportContent =>
    previews ? { ...content, brand: reportBrand({ answers, workspaceId, now }, report.clientId) } : content;
  const shown = (content: ReportContent) =>
    withPictures(branded(isDraft ? content : asFinal(content)), answers, workspaceId);
  return json(200, {
    run: runItem(found, { answers, caller }),
    content: pinned && shown(pinned.content),
    now: pinned && today && shown(isAgency ? today : sentWithFiguresOf(pinned.content, today)),
    differences: pinned && today ? differences(pinned.content, today) : [],
  });
};

/** Handles POST /api/report-previews: computes the current content of a report; appends nothing. */
const previewReport: Handler<'previewReport'> = async (_request, { answers, metrics, caller, body, now }) => {
  const { workspaceId } = caller;
  const { client_id: clientId, sections: sent, ...definition } = body;
  const fields = sectionFieldsOf(sent);
  const errors = {
    ...reportErrors({ ...definition, sections: fields }),
    ...(body.match !== undefined && body.compare === 'none'
      ? { match: 'Needs compare previous or year' }
      : {}),
  };
  if (Object.keys(errors).length > 0) throw new RefusalError('invalid', { errors });
  const sections = sectionsOf(fields);
  checkReportIds(answers, { workspaceId, now }, { named: { ...definition, sections } });
  checkBuilder(answers, { workspaceId, now }, { sections });
  const today = todayFor(answers, { workspaceId, clientId }, now);
  const spec = { ...definition, sections, clientId, today };
  return json(200, {
    content: withPictures(
      await makeContent({ answers, metrics, workspaceId, now }, spec),
      answers,
      workspaceId,
    ),
  });
};

const listReports: Handler<'listReports'> = (_request, { answers, caller, query }) => {
  const { status = 'active', client } = query;
  const found = reportsOf(answers.reportDirectory, caller.workspaceId).filter(
    ({ clientId, archivedAt }) =>
      (client === undefined || clientId === client) &&
      (status === 'all' || (archivedAt === null) === (status === 'active')),
  );
  const { items, ...page } = pageOf(found, query);
  return json(200, { items: items.map((one) => reportItem(one, { answers, caller })), ...page });
};

const readReport: Handler<'readReport'> = (_request, { answers, caller, params }) => {
  const report = reportOf(answers.reportDirectory, caller.workspaceId, params.id);
  if (report === null) throw new RefusalError('notFound');
  return json(200, { report: reportDetails(report, { answers, caller }) });
};

export const reportHandlers = {
  listReports,
  readReport,
  createReport,
  changeReport,
  scheduleReport,
  archiveReport,
  moveReport,
  previewReport,
  listReportRuns,
  readReportRun,
  writeReportRun,
  answerReportRun,
};
