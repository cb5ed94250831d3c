/** Handles POST /api/reports: creates a client's report from a template, blank or as a copy. */
import type { BodyOf } from '#domain/contract/endpoints.ts';
import type { ReportFacts } from '#domain/reports/reportFacts.ts';
import { reportNameProblem } from '#domain/reports/reportRules.ts';
import { reportTemplates, sectionsOfBeginning } from '#domain/reports/reportTemplates.ts';
import type { Answers } from '#events/projections/answers.ts';
import { reportOf } from '#events/projections/reportDirectory.ts';
import { reportDecider } from '#events/reports/reportDecider.ts';
import { reportStream } from '#events/reports/reportStream.ts';
import { activeClient } from '../clients/activeClient.ts';
import type { Handler } from '../http/context.ts';
import { handleCommand, notThere } from '../http/handleCommand.ts';
import { RefusalError } from '../http/refusal.ts';
import { checkBuilder } from '../subscription/reportQuota.ts';
import { detailsReply } from './reportItem.ts';

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
  if (source === null) throw new RefusalError('invalid', { errors: { copy_of: 'There is no such report' } });
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

export const createReport: Handler<'createReport'> = (request, context) => {
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
