/** Runs the due steps of reports: a scheduled run, a retry, and sending a report that no one stopped. */
import { reportsOf } from '#events/projections/reportDirectory.ts';
import { latestRun, type Report } from '#events/reports/report.ts';
import type { ReportCommand } from '#events/reports/reportCommands.ts';
import { reportDecider } from '#events/reports/reportDecider.ts';
import { reportStream } from '#events/reports/reportStream.ts';
import { alongside } from '../http/handleCommand.ts';
import { gatherDue } from '../reports/gatherDue.ts';
import { noRunSince } from '../subscription/reportQuota.ts';
import type { DueQuestion, DueSubject } from './dueWork.ts';

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
