/** Runs the due steps of reports: a scheduled run, a retry, and sending a report that no one stopped. */
import { isAtWork } from '#events/clients/clientsFold.ts';
import { clientsOf } from '#events/projections/clientDirectory.ts';
import { reportsOf } from '#events/projections/reportDirectory.ts';
import { latestRun, type Report } from '#events/reports/report.ts';
import type { Outcome, ReportCommand } from '#events/reports/reportCommands.ts';
import { reportDecider } from '#events/reports/reportDecider.ts';
import { reportStream } from '#events/reports/reportStream.ts';
import { alongside } from '../http/handleCommand.ts';
import { RefusalError } from '../http/refusal.ts';
import { gather } from '../reports/gather.ts';
import type { Making } from '../reports/reportSpec.ts';
import { noRunSince, refusedBuilder, refusedRun } from '../subscription/reportQuota.ts';
import type { DueQuestion, DueSubject } from './dueWork.ts';

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

const gatherDue = async (making: Making, report: Report): Promise<Outcome> => {
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

type Step = { readonly kind: 'deliver' | 'retry' | 'run'; readonly at: string; readonly report: Report };

const nextStep = (report: Report): Step | null => {
  if (report.archivedAt !== null) return null;
  const run = latestRun(report);
  if (run?.state === 'sending' && run.sendsAt !== null) return { kind: 'deliver', at: run.sendsAt, report };
  const { nextAt } = report;
  const retryAt = run?.state === 'failed' && !report.paused ? (run.failure?.retryAt ?? null) : null;
  if (retryAt !== null && (nextAt === null || retryAt < nextAt))
    return { kind: 'retry', at: retryAt, report };
  return nextAt === null ? null : { kind: 'run', at: nextAt, report };
};

const commandOf = async (
  { kind, at, report }: Step,
  { parts, answers, workspaceId }: Omit<DueQuestion, 'now'>,
): Promise<ReportCommand> => {
  const run = latestRun(report);
  const mailed = parts.deliveries ? { isMailed: true } : {};
  const asked = { workspaceId, reportId: report.id, by: null, now: at };
  if (kind === 'deliver') return { type: 'DeliverRun', ...asked, ...mailed, runId: run?.id ?? '' };
  const dueAt = kind === 'run' ? at : (run?.dueAt ?? at);
  const outcome = await gatherDue({ answers, metrics: parts.metrics, workspaceId, now: at }, report);
  return { type: 'RunReport', ...asked, ...mailed, dueAt, outcome };
};

export const dueReport: DueSubject = (question) => {
  const { parts, answers, workspaceId, now } = question;
  let first: Step | null = null;
  for (const report of reportsOf(answers.reportDirectory, workspaceId)) {
    const step = nextStep(report);
    if (step !== null && step.at <= now && (first === null || step.at < first.at)) first = step;
  }
  if (first === null) return null;
  const step = first;
  const { kind, at, report } = step;
  return {
    at,
    name: `due ${kind} of a report|${report.id}|${at}`,
    actor: 'reports',
    propose: async () => {
      const command = await commandOf(step, question);
      const subject = { stream: reportStream, key: [report.id] as const, decider: reportDecider };
      const proposed = await alongside(parts, { ...subject, command }, workspaceId);
      return kind === 'deliver'
        ? proposed
        : { ...proposed, failIfEventsMatch: noRunSince(answers, { workspaceId, now: at }) };
    },
  };
};
