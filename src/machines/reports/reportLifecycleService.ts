/** The bodies of the actors of a report's life: moves and readings by the API, steps by the feed. */
import { fromCallback, fromPromise } from 'xstate';
import type { EventItem } from '#domain/contract/eventSchemas.ts';
import type { ReportDetails, ReportMove } from '#domain/contract/reportSchemas.ts';
import { type ScheduleState, stepTold } from '#domain/reports/lifecycle.ts';
import type { ApiClient } from '../api/apiClient.ts';
import type { ReportLifecycleEvent, ReportStanding } from './reportLifecycleMachine.ts';

const scheduleOf = ({ schedule, paused }: Pick<ReportDetails, 'schedule' | 'paused'>): ScheduleState =>
  schedule === null ? 'off' : paused ? 'paused' : 'on';

/** How a report stands, by an item of a list or by itself. */
export const standingOf = (report: Pick<ReportDetails, 'run' | 'schedule' | 'paused'>): ReportStanding => ({
  run: report.run?.state ?? 'none',
  schedule: scheduleOf(report),
  runId: report.run?.id ?? '',
});

const scheduleSteps: Readonly<Record<string, ReportLifecycleEvent>> = {
  ReportScheduled: { type: 'schedule.set' },
  ReportUnscheduled: { type: 'schedule.clear' },
  ReportPaused: { type: 'schedule.pause' },
  ReportResumed: { type: 'schedule.resume' },
};

/** Of the latest run alone; `latest` is the id of the one before the event. Null for what is no step. */
export const toldBy = (
  { type, data }: Pick<EventItem, 'type' | 'data'>,
  latest: string,
): ReportLifecycleEvent | null => {
  const schedule = scheduleSteps[type];
  if (schedule) return schedule;
  const step = stepTold(type, data);
  if (step === null) return null;
  const runId = String(data.runId);
  if (step === 'start') return { type: 'run.start', runId };
  return runId === latest ? { type: `run.${step}` } : null;
};

export type ReportLifecycleParts = {
  readonly api: Pick<ApiClient, 'call'>;
  readonly reportId: string;
  /** Calls back with the events that arrive, until what it gives back is called. */
  readonly onEvents: (take: (events: readonly EventItem[]) => void) => () => void;
};

export const reportLifecycleService = ({ api, reportId, onEvents }: ReportLifecycleParts) => ({
  actors: {
    watchReport: fromCallback<{ type: 'watch.stop' }, { runId: string }>(({ sendBack, input }) => {
      let latest = input.runId;
      return onEvents((events) => {
        for (const event of events) {
          if (event.data.reportId !== reportId) continue;
          const told = toldBy(event, latest);
          if (told?.type === 'run.start') latest = told.runId;
          if (told) sendBack(told);
        }
      });
    }),
    askMove: fromPromise<ReportStanding, { move: ReportMove }>(async ({ input: { move }, signal }) => {
      const { report } = await api.call('moveReport', { params: { id: reportId }, body: { move }, signal });
      return standingOf(report);
    }),
    readReport: fromPromise<ReportStanding>(async ({ signal }) => {
      const { report } = await api.call('readReport', { params: { id: reportId }, signal });
      return standingOf(report);
    }),
  },
});
