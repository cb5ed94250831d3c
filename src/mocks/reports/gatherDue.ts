/** Gathers a due report: a refusal becomes the reason of a failed run. */
import { isAtWork } from '#events/clients/clientsFold.ts';
import { clientsOf } from '#events/projections/clientDirectory.ts';
import type { Report } from '#events/reports/report.ts';
import { latestRun } from '#events/reports/report.ts';
import type { Outcome } from '#events/reports/reportCommands.ts';
import { RefusalError } from '../http/refusal.ts';
import { refusedBuilder, refusedRun } from '../subscription/reportQuota.ts';
import { gather } from './gather.ts';
import type { Making } from './reportSpec.ts';

const refusedByPlan = ({ answers, workspaceId, now }: Making, report: Report): Outcome | null => {
  const question = { workspaceId, now };
  if (refusedBuilder(answers, question, report.facts))
    return { kind: 'blocked', reason: 'plan', text: 'The plan has the monthly template only.' };
  const run = latestRun(report);
  // A failed run that already counts may be retried.
  if (run?.state === 'failed' && run.countedAt !== null) return null;
  const refused = refusedRun(answers, question);
  if (refused === null) return null;
  const { used, limit } = refused.extras ?? {};
  return { kind: 'blocked', reason: 'quota', text: `${used} of ${limit} reports of this month are made.` };
};

const restingClient = ({ answers, workspaceId }: Making, { clientId }: Report): Outcome | null => {
  const client = clientsOf(answers.clientDirectory, workspaceId).find(({ id }) => id === clientId);
  if (client && isAtWork(client)) return null;
  const state = client?.archivedAt === null ? 'paused' : 'archived';
  return { kind: 'blocked', reason: 'client', text: `The client is ${state}.` };
};

export const gatherDue = async (making: Making, report: Report): Promise<Outcome> => {
  const stopped = restingClient(making, report) ?? refusedByPlan(making, report);
  if (stopped) return stopped;
  try {
    return await gather(making, report);
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    const [text = 'It cannot be made as it is.'] = Object.values(error.extras.errors ?? {});
    return { kind: 'failed', text };
  }
};
