/** Handles GET /api/reports and GET /api/reports/:id. */
import { reportOf, reportsOf } from '#events/projections/reportDirectory.ts';
import type { Handler } from '../http/context.ts';
import { pageOf } from '../http/pageOf.ts';
import { RefusalError } from '../http/refusal.ts';
import { json } from '../http/respond.ts';
import { reportDetails, reportItem } from './reportItem.ts';

export const listReports: Handler<'listReports'> = (_request, { answers, caller, query }) => {
  const { status = 'active', client } = query;
  const found = reportsOf(answers.reportDirectory, caller.workspaceId).filter(
    ({ clientId, archivedAt }) =>
      (client === undefined || clientId === client) &&
      (status === 'all' || (archivedAt === null) === (status === 'active')),
  );
  const { items, ...page } = pageOf(found, query);
  return json(200, { items: items.map((one) => reportItem(one, { answers, caller })), ...page });
};

export const readReport: Handler<'readReport'> = (_request, { answers, caller, params }) => {
  const report = reportOf(answers.reportDirectory, caller.workspaceId, params.id);
  if (report === null) throw new RefusalError('notFound');
  return json(200, { report: reportDetails(report, { answers, caller }) });
};
