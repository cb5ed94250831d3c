/** Defines the states of a report's latest run and the steps between them. */
import { ownValue } from '../ownValue.ts';

export const runStates = [
  'none',
  'gathering',
  'blocked',
  'failed',
  'review',
  'approved',
  'sending',
  'sent',
  'opened',
  'accepted',
  'changesRequested',
] as const;
export type RunState = (typeof runStates)[number];

export const runSteps = [
  'start',
  'needReview',
  'pass',
  'block',
  'fail',
  'unblock',
  'approve',
  'reopen',
  'send',
  'undoSend',
  'deliver',
  'open',
  'accept',
  'requestChanges',
  'withdrawAnswer',
] as const;
export type RunStep = (typeof runSteps)[number];

/** `none`: no run yet. Steps that are missing here are refused. */
const next: Readonly<Record<RunState, Readonly<Partial<Record<RunStep, RunState>>>>> = {
  none: { start: 'gathering' },
  gathering: { needReview: 'review', pass: 'approved', block: 'blocked', fail: 'failed' },
  blocked: { start: 'gathering', unblock: 'review' },
  failed: { start: 'gathering' },
  review: { start: 'gathering', approve: 'approved', block: 'blocked' },
  approved: { start: 'gathering', reopen: 'review', send: 'sending' },
  sending: { undoSend: 'approved', deliver: 'sent' },
  sent: { start: 'gathering', open: 'opened', accept: 'accepted', requestChanges: 'changesRequested' },
  opened: { start: 'gathering', accept: 'accepted', requestChanges: 'changesRequested' },
  accepted: { start: 'gathering', requestChanges: 'changesRequested', withdrawAnswer: 'opened' },
  changesRequested: { start: 'gathering', accept: 'accepted', withdrawAnswer: 'opened' },
};

export const afterStep = (state: RunState, step: RunStep): RunState | null => next[state][step] ?? null;

/** `draft` and `scheduled` apply before the first run, `paused` while the schedule rests and no run is in progress. */
export const reportStatuses = [
  'draft',
  'scheduled',
  'paused',
  ...runStates.filter((state) => state !== 'none'),
] as const;
export type ReportStatus = 'draft' | 'scheduled' | 'paused' | Exclude<RunState, 'none'>;

export const reportStatusLabels: Readonly<Record<ReportStatus | RunState, string>> = {
  none: 'Not generated yet',
  draft: 'Draft',
  scheduled: 'Scheduled',
  paused: 'Paused',
  gathering: 'Gathering figures',
  blocked: 'Blocked',
  failed: 'Failed',
  review: 'Needs review',
  approved: 'Approved',
  sending: 'Being sent',
  sent: 'Sent',
  opened: 'Opened',
  accepted: 'Accepted',
  changesRequested: 'Changes requested',
};

export const scheduleStates = ['off', 'on', 'paused'] as const;
export type ScheduleState = (typeof scheduleStates)[number];

/** States that need an action, which a paused schedule does not hide. */
const underWay: readonly RunState[] = [
  'gathering',
  'blocked',
  'failed',
  'review',
  'approved',
  'sending',
  'changesRequested',
];

export const statusOf = (run: RunState, schedule: ScheduleState): ReportStatus => {
  if (schedule === 'paused' && !underWay.includes(run)) return 'paused';
  if (run !== 'none') return run;
  return schedule === 'on' ? 'scheduled' : 'draft';
};

/** The client's people see a run from these states on. */
const reachedClient: readonly RunState[] = ['sent', 'opened', 'accepted', 'changesRequested'];
export const hasReachedClient = (state: RunState): boolean => reachedClient.includes(state);

/** Milliseconds. */
export const undoSendFor = 30_000;

const stepsOfRun: Readonly<Record<string, RunStep>> = {
  ReportRunStarted: 'start',
  ReportRunBlocked: 'block',
  ReportRunUnblocked: 'unblock',
  ReportRunFailed: 'fail',
  ReportRunApproved: 'approve',
  ReportApprovalWithdrawn: 'reopen',
  ReportSendStarted: 'send',
  ReportSendUndone: 'undoSend',
  ReportSent: 'deliver',
  ReportOpened: 'open',
  ReportAccepted: 'accept',
  ReportChangesRequested: 'requestChanges',
  ReportAnswerWithdrawn: 'withdrawAnswer',
};

export const runStepOf = (type: string, data: object): RunStep | null => {
  if (type === 'ReportRunGenerated')
    return 'needsReview' in data && data.needsReview === true ? 'needReview' : 'pass';
  return ownValue(stepsOfRun, type) ?? null;
};
