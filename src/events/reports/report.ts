/** Folds the events of a report for decisions, the directory and replies. */
import type { RunState, ScheduleState } from '#domain/reports/lifecycle.ts';
import type { ReportFacts } from '#domain/reports/reportFacts.ts';
import type { ReportBeginning } from '#domain/reports/reportTemplates.ts';
import type { Schedule } from '#domain/reports/schedule.ts';
import type { ReportEvent } from './reportEvents.ts';
import { type ReportRun, type RunEvent, runAfter, startedRun } from './run.ts';

export type Report = {
  readonly id: string;
  readonly workspaceId: string;
  readonly clientId: string;
  readonly beginning: ReportBeginning;
  readonly facts: ReportFacts;
  readonly schedule: Schedule | null;
  readonly paused: boolean;
  readonly nextAt: string | null;
  readonly runs: readonly ReportRun[];
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly ownerId: string | null;
  readonly archivedAt: string | null;
  /** Revision of the latest event about its content: its version for `ETag` and `If-Match`. Runs do not count. */
  readonly revision: number;
  readonly streamRevision: number;
};

type Of<Type extends ReportEvent['type']> = Extract<ReportEvent, { type: Type }>['data'];

const created = (data: Of<'ReportCreated'>, revision: number): Report => ({
  id: data.reportId,
  workspaceId: data.workspaceId,
  clientId: data.clientId,
  beginning: data.beginning,
  facts: data.facts,
  schedule: null,
  paused: false,
  nextAt: null,
  runs: [],
  createdAt: data.happenedAt,
  updatedAt: data.happenedAt,
  ownerId: data.by,
  archivedAt: null,
  revision,
  streamRevision: revision,
});

const changesOf = (event: ReportEvent): Partial<Report> | null => {
  switch (event.type) {
    case 'ReportChanged':
      return { facts: event.data.facts };
    case 'ReportScheduled':
      return { schedule: event.data.schedule, nextAt: event.data.nextAt, paused: false };
    case 'ReportUnscheduled':
      return { schedule: null, nextAt: null, paused: false };
    case 'ReportPaused':
      return { paused: true, nextAt: null };
    case 'ReportResumed':
      return { paused: false, nextAt: event.data.nextAt };
    case 'ReportArchived':
      return { archivedAt: event.data.happenedAt, nextAt: null };
    case 'ReportRestored':
      return { archivedAt: null, nextAt: event.data.nextAt };
    default:
      return null;
  }
};

const isOfRun = (event: ReportEvent): event is RunEvent => 'runId' in event.data;

const withStarted = (report: Report, data: Of<'ReportRunStarted'>, revision: number): Report => {
  const before = report.runs.find(({ id }) => id === data.runId);
  const others = report.runs.filter((run) => run !== before);
  return { ...report, nextAt: data.nextAt, runs: [...others, startedRun(data, before, revision)] };
};

const knownAfter = (report: Report, event: ReportEvent, revision: number): Report => {
  const changes = changesOf(event);
  if (changes !== null) return { ...report, ...changes, updatedAt: event.data.happenedAt, revision };
  if (event.type === 'ReportRunStarted') return withStarted(report, event.data, revision);
  if (!isOfRun(event)) return report;
  const { runId } = event.data;
  return {
    ...report,
    runs: report.runs.map((run) => (run.id === runId ? runAfter(run, event, revision) : run)),
  };
};

export const reportAfter = (report: Report | null, event: ReportEvent, revision: number): Report | null => {
  if (event.type === 'ReportCreated') return created(event.data, revision);
  return report && { ...knownAfter(report, event, revision), streamRevision: revision };
};

export const latestRun = ({ runs }: Pick<Report, 'runs'>): ReportRun | null => runs.at(-1) ?? null;

export const runStateOf = (report: Pick<Report, 'runs'>): RunState => latestRun(report)?.state ?? 'none';

export const scheduleStateOf = ({ schedule, paused }: Pick<Report, 'schedule' | 'paused'>): ScheduleState =>
  schedule === null ? 'off' : paused ? 'paused' : 'on';
