/** Projects the reports of each workspace and their runs; contents stay in the log. */
import { type Report, reportAfter } from '../reports/report.ts';
import type { ReportEvent } from '../reports/reportEvents.ts';
import type { Projection } from './projection.ts';

export type ReportDirectory = { byWorkspace: Record<string, Record<string, Report>> };

const tell = (directory: ReportDirectory, event: ReportEvent & { readonly revision: number }): void => {
  const { workspaceId, reportId } = event.data;
  const known = directory.byWorkspace[workspaceId] ?? {};
  const before = Object.hasOwn(known, reportId) ? (known[reportId] ?? null) : null;
  const after = reportAfter(before, event, event.revision);
  if (after !== null) directory.byWorkspace[workspaceId] = { ...known, [reportId]: after };
};

export const reportDirectory: Projection<ReportDirectory> = {
  name: 'reportDirectory',
  empty: () => ({ byWorkspace: {} }),
  on: {
    ReportCreated: tell,
    ReportChanged: tell,
    ReportScheduled: tell,
    ReportUnscheduled: tell,
    ReportPaused: tell,
    ReportResumed: tell,
    ReportArchived: tell,
    ReportRestored: tell,
    ReportRunStarted: tell,
    ReportRunBlocked: tell,
    ReportRunUnblocked: tell,
    ReportRunFailed: tell,
    ReportRunGenerated: tell,
    ReportTextWritten: tell,
    ReportRunApproved: tell,
    ReportApprovalWithdrawn: tell,
    ReportSendStarted: tell,
    ReportSendUndone: tell,
    ReportSent: tell,
    ReportOpened: tell,
    ReportAccepted: tell,
    ReportChangesRequested: tell,
    ReportAnswerWithdrawn: tell,
    ReportRated: tell,
    ReportCommented: tell,
    ReportCommentRemoved: tell,
    ReportCommentRestored: tell,
  },
};

export const reportsOf = ({ byWorkspace }: ReportDirectory, workspaceId: string): readonly Report[] =>
  Object.values(byWorkspace[workspaceId] ?? {});

export const reportOf = (
  { byWorkspace }: ReportDirectory,
  workspaceId: string,
  reportId: string,
): Report | null => {
  const known = byWorkspace[workspaceId] ?? {};
  return Object.hasOwn(known, reportId) ? (known[reportId] ?? null) : null;
};

/** Counts a month's runs, such as `2026-11`: each once, in the month of its first creation. */
export const reportsMadeIn = (directory: ReportDirectory, workspaceId: string, month: string): number =>
  reportsOf(directory, workspaceId).reduce(
    (sum, { runs }) => sum + runs.filter(({ countedAt }) => countedAt?.startsWith(month)).length,
    0,
  );
