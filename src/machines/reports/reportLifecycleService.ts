/** Reads a report's state from the API and follows its changes in the event feed. */

import { fromCallback, fromPromise } from 'xstate';
import type { EventItem } from '#domain/contract/eventSchemas.ts';
import type { ReportDetails } from '#domain/contract/reportSchemas.ts';
import { ownValue } from '#domain/ownValue.ts';
import { runStepOf, type ScheduleState } from '#domain/reports/lifecycle.ts';
import type { ReportLifecycleEvent, ReportStatus } from './reportLifecycleMachine.ts';

const scheduleOf = ({ schedule, paused }: Pick<ReportDetails, 'schedule' | 'paused'>): ScheduleState =>
  schedule === null ? 'off' : paused ? 'paused' : 'on';

export const reportStatusOf = (report: Pick<ReportDetails, 'run' | 'schedule' | 'paused'>): ReportStatus => ({
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

/** Only of the latest run; `latest` is the id of the run before the event. Null when the event is not a step. */
export const outcomeOfRun = (
  { type, data }: Pick<EventItem, 'type' | 'data'>,
  latest: string,
): ReportLifecycleEvent | null => {
  const schedule = ownValue(scheduleSteps, type);
  if (schedule) return schedule;
  const step = runStepOf(type, data);
  if (step === null) return null;
  const runId = String(data.runId);
  if (step === 'start') return { type: 'run.start', runId };
  return runId === latest ? { type: `run.${step}` } : null;
};

export type ReportLifecycleParts = {
  readonly reportId: string;
  readonly latestRun: () => string;
  readonly read: () => Promise<ReportStatus>;
  readonly onEvents: (take: (events: readonly EventItem[]) => void) => () => void;
};

export const reportLifecycleService = ({ reportId, latestRun, read, onEvents }: ReportLifecycleParts) => ({
  actors: {
    watchReport: fromCallback<{ type: 'watch.stop' }>(({ sendBack }) => {
      let started: string | null = null;
      return onEvents((events) => {
        for (const event of events.filter(({ data }) => data.reportId === reportId)) {
          const outcome = outcomeOfRun(event, started ?? latestRun());
          if (outcome?.type === 'run.start') started = outcome.runId;
          if (outcome) sendBack(outcome);
        }
      });
    }),
    readReport: fromPromise<ReportStatus>(read),
  },
});
