/** Declares the undo of changes of reports and of feedback on them. */
import { reportStatusLabels } from '#domain/reports/lifecycle.ts';
import { comparisonLabels } from '#domain/reports/reportFacts.ts';
import { relativePeriodLabels } from '#domain/reports/reportPeriod.ts';
import type { Schedule } from '#domain/reports/schedule.ts';
import { scheduleText } from '#domain/reports/scheduleWords.ts';
import { sectionName } from '#domain/reports/sectionName.ts';
import type { Report } from '#events/reports/report.ts';
import type { ReportCommand } from '#events/reports/reportCommands.ts';
import { type ReportState, reportDecider } from '#events/reports/reportDecider.ts';
import type { ReportEvent } from '#events/reports/reportEvents.ts';
import { reportStream } from '#events/reports/reportStream.ts';
import type { ReportRun } from '#events/reports/run.ts';
import { count, dayInWords, type Facts, filters, oneOf, text } from '../undo/facts.ts';
import type { Taking, UndoRules } from '../undo/undoRules.ts';
import { undoSubject } from '../undo/undoSubject.ts';

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

/** Only the run's facts that the event changes. */
const runFacts = ({ number, state, rating, request, comments }: ReportRun, data: RunData): Facts => {
  const id = 'commentId' in data ? data.commentId : null;
  const comment = comments.find((one) => one.id === id);
  return {
    Run: count(number),
    Status: oneOf(reportStatusLabels, state),
    Rating: text(rating === null ? null : `${rating} of 5 stars`),
    Request: text(request),
    ...(comment ? { Comment: text(comment.removed ? null : comment.text) } : {}),
  };
};

const periodWords = (period: Report['facts']['period']): string =>
  period.kind === 'fixed'
    ? `${dayInWords(period.from)} to ${dayInWords(period.to)}`
    : relativePeriodLabels[period.period];

const scheduleWords = ({ endsOn, ...schedule }: Schedule): string =>
  `${scheduleText(schedule)}${endsOn === null ? '' : `, until ${dayInWords(endsOn)}`}`;

const reportFacts = ({ facts, schedule, paused, archivedAt }: Report): Facts => ({
  Name: text(facts.name),
  'Title on the cover': text(facts.title),
  Period: text(periodWords(facts.period)),
  'Compared with': oneOf(comparisonLabels, facts.compare),
  Filters: filters(facts.filters),
  Sections: text(facts.sections.map(sectionName).join(', ')),
  Recipients: text(facts.recipients.join(', ')),
  Subject: text(facts.subject),
  Message: text(facts.message),
  'Requires approval before sending': facts.needsReview,
  'Requires a comment before approval': facts.requiresComment,
  Schedule: text(schedule && scheduleWords(schedule)),
  Paused: paused,
  Status: text(archivedAt === null ? 'in use' : 'archived'),
});

const factsOf = ({ report }: ReportState, data: Data): Facts | null => {
  if (report === null) return null;
  if (!('runId' in data)) return reportFacts(report);
  const run = report.runs.find(({ id }) => id === data.runId);
  return run ? runFacts(run, data) : null;
};

const made = 'Can’t be undone. Generate the report again instead.';
const byOwner = ({ by }: Data): string | null => by;

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
  /** Undo archives without erasing; redo restores. */
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
  ReportSent: { never: 'Sending can’t be undone. Send a corrected report instead.' },
  ReportOpened: { never: 'Reading a report changes nothing.' },
  /** Without the text the run is blocked again. */
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
