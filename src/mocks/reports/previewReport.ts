/** Handles POST /api/report-previews: computes the current content of a report; appends nothing. */
import { reportErrors } from '#domain/reports/reportRules.ts';
import { todayFor } from '../clients/clientDay.ts';
import type { Handler } from '../http/context.ts';
import { RefusalError } from '../http/refusal.ts';
import { json } from '../http/respond.ts';
import { checkBuilder } from '../subscription/reportQuota.ts';
import { checkReportIds } from './checkReportIds.ts';
import { makeContent } from './makeContent.ts';
import { sectionFieldsOf, sectionsOf } from './reportItem.ts';
import { withPictures } from './withPictures.ts';

export const previewReport: Handler<'previewReport'> = async (
  _request,
  { answers, metrics, caller, body, now },
) => {
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
