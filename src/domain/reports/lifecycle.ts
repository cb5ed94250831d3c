/** The states of a report's latest run, and which step leads from each to which. */

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

/** `none`: nothing was made yet. A step that is not here is refused. */
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

/** Where a step leads; null where it is refused. */
export const afterStep = (state: RunState, step: RunStep): RunState | null => next[state][step] ?? null;

/** What a report is doing, in one word: `draft` and `scheduled` before its first run, `paused` while its schedule rests and nothing is under way. */
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

/** Whether a report runs by a schedule. */
export const scheduleStates = ['off', 'on', 'paused'] as const;
export type ScheduleState = (typeof scheduleStates)[number];

/** In these somebody or something has to act: a paused schedule does not hide them. */
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

/** The client's people see a run from here on. */
const reachedClient: readonly RunState[] = ['sent', 'opened', 'accepted', 'changesRequested'];
export const hasReachedClient = (state: RunState): boolean => reachedClient.includes(state);

/** So long sending can be undone, in milliseconds. */
export const undoSendFor = 30_000;

const toldSteps: Readonly<Record<string, RunStep>> = {
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

/** Which step an event of the log tells; null for none. */
export const stepTold = (type: string, data: object): RunStep | null => {
  if (type === 'ReportRunGenerated')
    return 'needsReview' in data && data.needsReview === true ? 'needReview' : 'pass';
  return Object.hasOwn(toldSteps, type) ? (toldSteps[type] ?? null) : null;
};
