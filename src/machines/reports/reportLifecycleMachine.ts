/** Tracks the state of a report's latest run and of its schedule; other machines request changes, with undo. */
import { assign, raise, setup } from 'xstate';
import { type RunState, type ScheduleState, undoSendFor } from '#domain/reports/lifecycle.ts';
import { type Refusal, refusalOf } from '../api/outcome.ts';
import { missingCallback, missingPromise } from '../missingImplementation.ts';

export type ReportStatus = {
  readonly run: RunState;
  readonly schedule: ScheduleState;
  readonly runId: string;
};

export type ReportLifecycleContext = {
  readonly runId: string;
  readonly problem: Refusal | null;
};

export type ReportLifecycleEvent =
  | { type: 'run.start'; runId: string }
  | { type: 'run.needReview' }
  | { type: 'run.pass' }
  | { type: 'run.block' }
  | { type: 'run.fail' }
  | { type: 'run.unblock' }
  | { type: 'run.approve' }
  | { type: 'run.reopen' }
  | { type: 'run.send' }
  | { type: 'run.undoSend' }
  | { type: 'run.deliver' }
  | { type: 'run.open' }
  | { type: 'run.accept' }
  | { type: 'run.requestChanges' }
  | { type: 'run.withdrawAnswer' }
  | { type: 'schedule.set' }
  | { type: 'schedule.clear' }
  | { type: 'schedule.pause' }
  | { type: 'schedule.resume' }
  | { type: 'report.reload' }
  | ({ type: 'report.tell' } & ReportStatus);

const startAgain = { 'run.start': { target: 'gathering', actions: 'takeRun' } } as const;

const runParams = (run: RunState) =>
  ({
    guard: { type: 'isRun', params: ({ event }: { event: ReportStatus }) => ({ told: event.run, run }) },
    target: `.${run}`,
    actions: 'takeRun',
  }) as const;

const scheduleParams = (schedule: ScheduleState) =>
  ({
    guard: {
      type: 'isSchedule',
      params: ({ event }: { event: ReportStatus }) => ({ told: event.schedule, schedule }),
    },
    target: `.${schedule}`,
  }) as const;

export const reportLifecycleMachine = setup({
  types: {
    context: {} as ReportLifecycleContext,
    events: {} as ReportLifecycleEvent,
    tags: {} as 'busy',
  },
  actors: {
    watchReport: missingCallback<{ type: 'watch.stop' }>('watchReport'),
    readReport: missingPromise<ReportStatus>('readReport'),
  },
  actions: {
    takeRun: assign(({ event }) => ('runId' in event ? { runId: event.runId } : {})),
    keepProblem: assign((_, { error }: { error: unknown }) => ({ problem: refusalOf(error) })),
    tell: raise((_, status: ReportStatus) => ({ type: 'report.tell' as const, ...status })),
  },
  guards: {
    isRun: (_, { told: found, run }: { told: RunState; run: RunState }) => found === run,
    isSchedule: (_, { told: found, schedule }: { told: ScheduleState; schedule: ScheduleState }) =>
      found === schedule,
  },
  delays: { undoWindow: () => undoSendFor },
}).createMachine({
  id: 'reportLifecycle',
  description: 'How one report stands, as the log tells it.',
  context: { runId: '', problem: null },
  type: 'parallel',
  invoke: {
    id: 'watchReport',
    src: 'watchReport',
    onError: { actions: { type: 'keepProblem', params: ({ event }) => event } },
  },
  states: {
    run: {
      description: 'The latest run, from gathering figures to the answer of the client.',
      initial: 'none',
      on: {
        'report.tell': [
          runParams('none'),
          runParams('gathering'),
          runParams('blocked'),
          runParams('failed'),
          runParams('review'),
          runParams('approved'),
          runParams('sending'),
          runParams('sent'),
          runParams('opened'),
          runParams('accepted'),
          runParams('changesRequested'),
        ],
      },
      states: {
        none: { description: 'Nothing was made yet.', on: startAgain },
        gathering: {
          description: 'Figures, goals and actions are gathered and pinned.',
          tags: 'busy',
          on: {
            'run.needReview': 'review',
            'run.pass': 'approved',
            'run.block': 'blocked',
            'run.fail': 'failed',
          },
        },
        blocked: {
          description: 'Something is missing; the reason names the one thing to do about it.',
          on: { ...startAgain, 'run.unblock': 'review' },
        },
        failed: {
          description: 'It could not be made. A scheduled run is tried three times.',
          on: startAgain,
        },
        review: {
          description: 'Made, and waiting for somebody of the agency to approve it.',
          on: { ...startAgain, 'run.approve': 'approved', 'run.block': 'blocked' },
        },
        approved: {
          description: 'Approved, and ready to be sent.',
          on: { ...startAgain, 'run.reopen': 'review', 'run.send': 'sending' },
        },
        sending: {
          description: 'On its way; for half a minute it can be stopped.',
          tags: 'busy',
          after: { undoWindow: { actions: raise({ type: 'report.reload' }) } },
          on: { 'run.undoSend': 'approved', 'run.deliver': 'sent' },
        },
        sent: {
          description: 'With the client, who has not opened it yet.',
          on: {
            ...startAgain,
            'run.open': 'opened',
            'run.accept': 'accepted',
            'run.requestChanges': 'changesRequested',
          },
        },
        opened: {
          description: 'Somebody of the client has opened it.',
          on: { ...startAgain, 'run.accept': 'accepted', 'run.requestChanges': 'changesRequested' },
        },
        accepted: {
          description: 'The client has accepted it.',
          on: {
            ...startAgain,
            'run.requestChanges': 'changesRequested',
            'run.withdrawAnswer': 'opened',
          },
        },
        changesRequested: {
          description: 'The client wants something changed.',
          on: { ...startAgain, 'run.accept': 'accepted', 'run.withdrawAnswer': 'opened' },
        },
      },
    },
    schedule: {
      description: 'Whether the report is made again by itself.',
      initial: 'off',
      on: { 'report.tell': [scheduleParams('off'), scheduleParams('on'), scheduleParams('paused')] },
      states: {
        off: { description: 'It is made by hand alone.', on: { 'schedule.set': 'on' } },
        on: {
          description: 'It runs by its schedule.',
          on: { 'schedule.pause': 'paused', 'schedule.clear': 'off' },
        },
        paused: {
          description: 'The schedule rests until somebody resumes it.',
          on: { 'schedule.resume': 'on', 'schedule.set': 'on', 'schedule.clear': 'off' },
        },
      },
    },
    asking: {
      description: 'Whether the backend is being asked how the report stands.',
      initial: 'idle',
      states: {
        idle: { description: 'Nothing is asked.', on: { 'report.reload': 'reading' } },
        reading: {
          description: 'Asks how the report stands, as time alone may have moved it on.',
          tags: 'busy',
          invoke: {
            id: 'readReport',
            src: 'readReport',
            onDone: { target: 'idle', actions: { type: 'tell', params: ({ event }) => event.output } },
            onError: { target: 'idle', actions: { type: 'keepProblem', params: ({ event }) => event } },
          },
        },
      },
    },
  },
});
