/** Finds the content of a share link, limited to the link's client. */
import { hasReachedClient } from '#domain/reports/lifecycle.ts';
import type { SharedKind } from '#domain/sharing/shareSettings.ts';
import type { Dashboard } from '#events/dashboards/dashboard.ts';
import { dashboardOf } from '#events/dashboards/dashboardDecider.ts';
import type { Answers } from '#events/projections/answers.ts';
import { clientsOf } from '#events/projections/clientDirectory.ts';
import { dashboardsOf } from '#events/projections/dashboardDirectory.ts';
import { reportsOf } from '#events/projections/reportDirectory.ts';

export type ShownBy = {
  readonly kind: SharedKind;
  readonly shownId: string | null;
  readonly clientId: string;
};

export const sharedClient = (answers: Answers, workspaceId: string, clientId: string) =>
  clientsOf(answers.clientDirectory, workspaceId).find(
    ({ id, archivedAt }) => id === clientId && archivedAt === null,
  ) ?? null;

export const sharedDashboard = (
  answers: Answers,
  workspaceId: string,
  { shownId, clientId }: Pick<ShownBy, 'shownId' | 'clientId'>,
): Dashboard | null => {
  const dashboard = dashboardOf(dashboardsOf(answers.dashboardDirectory, workspaceId), shownId ?? '');
  if (!dashboard || dashboard.archivedAt !== null) return null;
  return dashboard.clientId === null || dashboard.clientId === clientId ? dashboard : null;
};

export const sharedRun = (
  answers: Answers,
  workspaceId: string,
  { shownId, clientId }: Pick<ShownBy, 'shownId' | 'clientId'>,
): { readonly reportId: string; readonly runId: string } | null => {
  const own = reportsOf(answers.reportDirectory, workspaceId).filter(
    (report) => report.clientId === clientId,
  );
  const report = own.find(({ runs }) =>
    runs.some(({ id, state }) => id === shownId && hasReachedClient(state)),
  );
  return report && shownId !== null ? { reportId: report.id, runId: shownId } : null;
};

export const isThere = (answers: Answers, workspaceId: string, shown: ShownBy): boolean => {
  if (sharedClient(answers, workspaceId, shown.clientId) === null) return false;
  switch (shown.kind) {
    case 'overview':
      return shown.shownId === null;
    case 'dashboard':
      return sharedDashboard(answers, workspaceId, shown) !== null;
    case 'report':
      return sharedRun(answers, workspaceId, shown) !== null;
  }
};
