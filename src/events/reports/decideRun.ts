/** Decides the steps of a run: start, outcome, and delivery to the client. */
import { ownValue } from '#domain/ownValue.ts';
import { afterStep, type RunStep, undoSendFor } from '#domain/reports/lifecycle.ts';
import { nextRun } from '#domain/reports/schedule.ts';
import { subjectOf } from '#domain/reports/subjectOf.ts';
import { accept, type Decision, reject } from '../decision.ts';
import { latestRun, type Report, runStateOf } from './report.ts';
import type { DeliverRun, RunReport, StepCommand, WriteText } from './reportCommands.ts';
import type { ReportEvent } from './reportEvents.ts';
import type { ReportRun } from './run.ts';

type Decided = Decision<ReportEvent>;

export type About = {
  readonly workspaceId: string;
  readonly reportId: string;
  readonly clientId: string;
  readonly name: string;
  readonly by: string | null;
  readonly happenedAt: string;
};

const mostAttempts = 3;
const retryAfter = 15 * 60_000;

const commentMissing = 'Nobody has written in it yet. Write a few words to the client in its summary.';

const notMailed = 'Nothing is mailed in the browser: this entry is all that happened.';
const mailed = 'Mailed. The delivery log says what became of each address.';

/** Retries keep the number of such a run; after any other a new run begins. */
const isUnfinished = ({ state }: ReportRun): boolean =>
  state === 'blocked' || state === 'failed' || state === 'review' || state === 'approved';

const hasComment = ({ facts }: Report, texts: ReportRun['texts']): boolean =>
  facts.sections.some(({ kind, text }) => kind === 'summary' && text !== '') ||
  Object.values(texts).some(({ written }) => written !== null && written !== '');

const later = (time: string, milliseconds: number): string =>
  new Date(Date.parse(time) + milliseconds).toISOString();

const sent = (
  { facts }: Report,
  about: About & { readonly runId: string },
  run: Pick<ReportRun, 'range' | 'bytes'>,
  isMailed = false,
): ReportEvent => ({
  type: 'ReportSent',
  data: {
    ...about,
    recipients: facts.recipients,
    subject: subjectOf(facts, run.range),
    ...(facts.message === '' ? {} : { message: facts.message }),
    bytes: run.bytes,
    note: isMailed ? mailed : notMailed,
  },
});

const outcomeEvents = (
  { outcome, dueAt, isMailed }: RunReport,
  report: Report,
  { attempt, ...about }: About & { readonly runId: string; readonly attempt: number },
): readonly ReportEvent[] => {
  if (outcome.kind === 'blocked') {
    const { reason, text } = outcome;
    return [{ type: 'ReportRunBlocked', data: { ...about, reason, text } }];
  }
  if (outcome.kind === 'failed') {
    const isTriedAgain = dueAt !== null && attempt < mostAttempts;
    const retryAt = isTriedAgain ? later(about.happenedAt, attempt * retryAfter) : null;
    return [{ type: 'ReportRunFailed', data: { ...about, text: outcome.text, retryAt } }];
  }
  const { content } = outcome;
  const { needsReview, requiresComment, recipients } = report.facts;
  const generated: ReportEvent = { type: 'ReportRunGenerated', data: { ...about, content, needsReview } };
  if (requiresComment && !hasComment(report, {})) {
    const waiting = { ...about, reason: 'comment', text: commentMissing } as const;
    return [generated, { type: 'ReportRunBlocked', data: waiting }];
  }
  if (needsReview || dueAt === null || recipients.length === 0) return [generated];
  const bytes = JSON.stringify(content).length;
  return [
    generated,
    { type: 'ReportSendStarted', data: { ...about, sendsAt: about.happenedAt } },
    sent(report, about, { range: content.range, bytes }, isMailed),
  ];
};

/** A due run is new, unless it retries the schedule's previous one. */
const isAgain = (run: ReportRun | null, dueAt: string | null): run is ReportRun =>
  run !== null && isUnfinished(run) && (dueAt === null || dueAt === run.dueAt);

export const decideRun = (command: RunReport, report: Report, about: About): Decided => {
  const last = latestRun(report);
  if (afterStep(runStateOf(report), 'start') === null) return reject('reportStep');
  if (report.facts.sections.length === 0) return reject('invalid');
  const again = isAgain(last, command.dueAt) ? last : null;
  const number = again?.number ?? (last?.number ?? 0) + 1;
  const attempt = (again?.attempt ?? 0) + 1;
  const dueAt = command.dueAt ?? again?.dueAt ?? null;
  const isNew = command.dueAt !== null && again === null;
  const nextAt = isNew && report.schedule ? nextRun(report.schedule, command.dueAt) : report.nextAt;
  const ofRun = { ...about, runId: `${report.id}-${number}` };
  return accept(
    { type: 'ReportRunStarted', data: { ...ofRun, number, attempt, dueAt, nextAt } },
    ...outcomeEvents(command, report, { ...ofRun, attempt }),
  );
};

const written = (run: ReportRun, sectionId: string, text: string | null): ReportRun['texts'] => {
  const known = run.texts[sectionId];
  return known ? { ...run.texts, [sectionId]: { ...known, written: text } } : run.texts;
};

/** A blocked run waits for a person's first text, and is blocked again when the text is removed. */
const afterWriting = (
  { sectionId, text }: WriteText,
  { run, report }: { readonly run: ReportRun; readonly report: Report },
  data: About & { readonly runId: string },
): readonly ReportEvent[] => {
  const isReady = !report.facts.requiresComment || hasComment(report, written(run, sectionId, text));
  if (run.state === 'blocked' && isReady)
    return [{ type: 'ReportRunUnblocked', data: { ...data, sectionId } }];
  if (run.state === 'review' && !isReady)
    return [{ type: 'ReportRunBlocked', data: { ...data, reason: 'comment', text: commentMissing } }];
  return [];
};

const write = (command: WriteText, run: ReportRun, report: Report, about: About): Decided => {
  const { sectionId, text } = command;
  const known = ownValue(run.texts, sectionId);
  const mayWrite = run.state === 'review' || (run.state === 'blocked' && run.block?.reason === 'comment');
  if (!mayWrite) return reject('reportStep');
  if (!known) return reject('invalid');
  if (known.written === text) return accept();
  const data = { ...about, runId: run.id };
  return accept(
    { type: 'ReportTextWritten', data: { ...data, sectionId, text } },
    ...afterWriting(command, { run, report }, data),
  );
};

const stepOf = {
  ApproveRun: 'approve',
  ReopenRun: 'reopen',
  StartSend: 'send',
  UndoSend: 'undoSend',
  DeliverRun: 'deliver',
} as const satisfies Record<string, RunStep>;

/** Metrics of another client are never sent. */
const mayBeSent = ({ facts, clientId }: Report): boolean =>
  facts.recipients.length > 0 &&
  facts.sections.every((section) => section.clientId === null || section.clientId === clientId);

export const decideStep = (
  command: WriteText | StepCommand | DeliverRun,
  report: Report,
  about: About,
): Decided => {
  const run = latestRun(report);
  if (run?.id !== command.runId) return reject('reportStep');
  if (command.type === 'WriteText') return write(command, run, report, about);
  if (afterStep(run.state, stepOf[command.type]) === null) return reject('reportStep');
  const data = { ...about, runId: run.id };
  switch (command.type) {
    case 'ApproveRun':
      return report.facts.requiresComment && !hasComment(report, run.texts)
        ? reject('reportStep')
        : accept({ type: 'ReportRunApproved', data });
    case 'ReopenRun':
      return accept({ type: 'ReportApprovalWithdrawn', data });
    case 'StartSend':
      return mayBeSent(report)
        ? accept({
            type: 'ReportSendStarted',
            data: { ...data, sendsAt: later(about.happenedAt, undoSendFor) },
          })
        : reject('invalid');
    case 'UndoSend':
      return about.happenedAt < (run.sendsAt ?? '')
        ? accept({ type: 'ReportSendUndone', data })
        : reject('reportStep');
    case 'DeliverRun':
      return accept(sent(report, data, run, command.isMailed));
  }
};
