/** The way back from what is done with reports and said to them. */
import { runStates } from '#domain/reports/lifecycle.ts';
import { sectionName } from '#domain/reports/sectionName.ts';
import type { Report } from '#events/reports/report.ts';
import type { ReportCommand } from '#events/reports/reportCommands.ts';
import { type ReportState, reportDecider } from '#events/reports/reportDecider.ts';
import type { ReportEvent } from '#events/reports/reportEvents.ts';
import type { ReportRun } from '#events/reports/run.ts';
import { reportStream } from '#events/reports/stream.ts';
import type { Facts, Taking, UndoRules } from './undoRules.ts';
import { undoSubject } from './undoSubject.ts';

type Data = ReportEvent['data'];
type RunData = Extract<Data, { runId: string }>;
type Step<Of extends Data = Data> = Taking & { readonly data: Of; readonly before: ReportState };

const asked = ({ data: { workspaceId, reportId }, caller, now }: Step) => ({
  workspaceId,
  reportId,
  by: caller.accountId,
  now,
});

const askedOfRun = (step: Step<RunData>) => ({ ...asked(step), runId: step.data.runId });

const runBefore = ({ before, data: { runId } }: Step<RunData>): ReportRun | undefined =>
  before.report?.runs.find(({ id }) => id === runId);

const stateWords = Object.fromEntries(
  runStates.map((state) => [state, state.replaceAll(/(?=[A-Z])/g, ' ').toLowerCase()]),
);

/** What of a run its client's people may read too. */
const runFacts = ({ number, state, rating, request, comments }: ReportRun, data: RunData): Facts => {
  const id = 'commentId' in data ? data.commentId : null;
  const comment = comments.find((one) => one.id === id);
  return {
    run: number,
    status: stateWords[state] ?? state,
    rating,
    request,
    ...(comment ? { comment: comment.removed ? null : comment.text } : {}),
  };
};

const reportFacts = ({ facts, schedule, paused, archivedAt }: Report): Facts => {
  const { name, title, period, compare, filters, sections, recipients, subject, message } = facts;
  const days = period.kind === 'fixed' ? `${period.from} to ${period.to}` : period.period;
  return {
    name,
    title,
    period: days,
    compare,
    filters,
    sections: sections.map(sectionName).join(', '),
    recipients: recipients.join(', '),
    subject,
    message,
    needsReview: facts.needsReview,
    requiresComment: facts.requiresComment,
    schedule: schedule && `${schedule.frequency} at ${schedule.time} ${schedule.zone}`,
    paused,
    status: archivedAt === null ? 'in use' : 'archived',
  };
};

const factsOf = ({ report }: ReportState, data: Data): Facts | null => {
  if (report === null) return null;
  if (!('runId' in data)) return reportFacts(report);
  const run = report.runs.find(({ id }) => id === data.runId);
  return run ? runFacts(run, data) : null;
};

const made = 'A run stays in the log as it was made. Generate the report again instead.';
const byOwner = ({ by }: Data): string | null => by;

/** Back to what the client had said before, or to nothing. */
const answerBefore = (step: Step<RunData>): ReportCommand => {
  const run = runBefore(step);
  if (run?.state === 'accepted') return { type: 'AcceptRun', ...askedOfRun(step) };
  if (run?.state === 'changesRequested')
    return { type: 'RequestChanges', ...askedOfRun(step), text: run.request };
  return { type: 'WithdrawAnswer', ...askedOfRun(step) };
};

const definition: Pick<
  UndoRules<ReportCommand, ReportEvent, ReportState>['ways'],
  | 'ReportCreated'
  | 'ReportChanged'
  | 'ReportScheduled'
  | 'ReportUnscheduled'
  | 'ReportPaused'
  | 'ReportResumed'
  | 'ReportArchived'
  | 'ReportRestored'
> = {
  /** Archived, not erased: making it again is restoring it. */
  ReportCreated: { as: 'archiveReport', command: (step) => ({ type: 'ArchiveReport', ...asked(step) }) },
  ReportChanged: {
    as: 'changeReport',
    command: (step) => ({ type: 'ChangeReport', ...asked(step), changes: step.before.report?.facts ?? {} }),
  },
  ReportScheduled: {
    as: 'scheduleReport',
    command: (step) => {
      const schedule = step.before.report?.schedule ?? null;
      return schedule === null
        ? { type: 'UnscheduleReport', ...asked(step) }
        : { type: 'ScheduleReport', ...asked(step), schedule };
    },
  },
  ReportUnscheduled: {
    as: 'scheduleReport',
    command: (step) => {
      const schedule = step.before.report?.schedule ?? null;
      return schedule === null
        ? { type: 'UnscheduleReport', ...asked(step) }
        : { type: 'ScheduleReport', ...asked(step), schedule };
    },
  },
  ReportPaused: { as: 'moveReport', command: (step) => ({ type: 'ResumeReport', ...asked(step) }) },
  ReportResumed: { as: 'moveReport', command: (step) => ({ type: 'PauseReport', ...asked(step) }) },
  ReportArchived: { as: 'moveReport', command: (step) => ({ type: 'RestoreReport', ...asked(step) }) },
  ReportRestored: { as: 'archiveReport', command: (step) => ({ type: 'ArchiveReport', ...asked(step) }) },
};

const textBefore = (step: Step<Extract<RunData, { sectionId: string | null }>>): string | null =>
  runBefore(step)?.texts[step.data.sectionId ?? '']?.written ?? null;

const runs: Omit<UndoRules<ReportCommand, ReportEvent, ReportState>['ways'], keyof typeof definition> = {
  ReportRunStarted: { never: made },
  ReportRunBlocked: { never: made },
  ReportRunFailed: { never: made },
  ReportRunGenerated: { never: made },
  ReportSent: { never: 'What was sent stays sent. Send a corrected report instead.' },
  ReportOpened: { never: 'To read a report changes nothing in it.' },
  /** Without the words it waits for some again. */
  ReportRunUnblocked: {
    as: 'writeReportRun',
    command: (step) => ({
      type: 'WriteText',
      ...askedOfRun(step),
      sectionId: step.data.sectionId,
      text: null,
    }),
  },
  ReportTextWritten: {
    as: 'writeReportRun',
    command: (step) => ({
      type: 'WriteText',
      ...askedOfRun(step),
      sectionId: step.data.sectionId,
      text: textBefore(step),
    }),
  },
  ReportRunApproved: { as: 'moveReport', command: (step) => ({ type: 'ReopenRun', ...askedOfRun(step) }) },
  ReportApprovalWithdrawn: {
    as: 'moveReport',
    command: (step) => ({ type: 'ApproveRun', ...askedOfRun(step) }),
  },
  ReportSendStarted: { as: 'moveReport', command: (step) => ({ type: 'UndoSend', ...askedOfRun(step) }) },
  ReportSendUndone: { as: 'moveReport', command: (step) => ({ type: 'StartSend', ...askedOfRun(step) }) },
  ReportAccepted: { as: 'answerReportRun', owner: byOwner, command: answerBefore },
  ReportChangesRequested: { as: 'answerReportRun', owner: byOwner, command: answerBefore },
  ReportAnswerWithdrawn: { as: 'answerReportRun', owner: byOwner, command: answerBefore },
  ReportRated: {
    as: 'answerReportRun',
    owner: byOwner,
    command: (step) => ({ type: 'RateRun', ...askedOfRun(step), stars: runBefore(step)?.rating ?? null }),
  },
  ReportCommented: {
    as: 'answerReportRun',
    owner: byOwner,
    command: (step) => ({ type: 'RemoveComment', ...askedOfRun(step), commentId: step.data.commentId }),
  },
  ReportCommentRemoved: {
    as: 'answerReportRun',
    owner: byOwner,
    command: (step) => ({ type: 'RestoreComment', ...askedOfRun(step), commentId: step.data.commentId }),
  },
  ReportCommentRestored: {
    as: 'answerReportRun',
    owner: byOwner,
    command: (step) => ({ type: 'RemoveComment', ...askedOfRun(step), commentId: step.data.commentId }),
  },
};

export const reportUndo = undoSubject<ReportCommand, ReportEvent, ReportState>({
  stream: reportStream,
  decider: reportDecider,
  facts: factsOf,
  ways: { ...definition, ...runs },
});
