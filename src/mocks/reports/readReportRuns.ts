/** Handles GET /api/report-runs and GET /api/report-runs/:id. */
import { seesWholeWorkspace } from '#domain/access/membership.ts';
import type { ReportContent } from '#domain/contract/reportContentSchemas.ts';
import { differences, sentWithFiguresOf } from '#domain/reportContent/thenAndNow.ts';
import { hasReachedClient } from '#domain/reports/lifecycle.ts';
import { reportsOf } from '#events/projections/reportDirectory.ts';
import { clientScope } from '../clients/clientScope.ts';
import type { Context, Handler } from '../http/context.ts';
import { pageOf } from '../http/pageOf.ts';
import { RefusalError } from '../http/refusal.ts';
import { json } from '../http/respond.ts';
import { asFinal } from './asFinal.ts';
import { makeContent } from './makeContent.ts';
import { type Pinned, pinnedContent } from './pinnedContent.ts';
import { specOf } from './reportSpec.ts';
import { findRun, mayReadRun, type RunOf, runItem } from './runItem.ts';
import { withPictures } from './withPictures.ts';

export const listReportRuns: Handler<'listReportRuns'> = (_request, { answers, caller, query }) => {
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

export const readReportRun: Handler<'readReportRun'> = async (_request, context) => {
  const { answers, caller, params, query, log } = context;
  const found = findRun({ answers, caller }, params.id);
  const { report, run } = found;
  const pinned = await pinnedContent(log, { reportId: report.id, runId: run.id }, answers.position);
  const today = query.now === undefined || pinned === null ? null : await contentNow(context, found, pinned);
  const isAgency = seesWholeWorkspace(caller.kind);
  const isDraft = isAgency && !hasReachedClient(run.state);
  const shown = (content: ReportContent) =>
    withPictures(isDraft ? content : asFinal(content), answers, caller.workspaceId);
  return json(200, {
    run: runItem(found, { answers, caller }),
    content: pinned && shown(pinned.content),
    now: pinned && today && shown(isAgency ? today : sentWithFiguresOf(pinned.content, today)),
    differences: pinned && today ? differences(pinned.content, today) : [],
  });
};
