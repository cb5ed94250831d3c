/** Computes the numbers of a workspace's overview for the pages that the caller may open. */
import { seesWholeWorkspace } from '#domain/access/membership.ts';
import { mayOpen } from '#domain/access/protectedPages.ts';
import { epochDayAt } from '#domain/calendar/epochDay.ts';
import type { WorkspaceOverview } from '#domain/contract/workspaceSchemas.ts';
import { isActivity } from '#domain/history/noChanges.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import type { Answers } from '#events/projections/answers.ts';
import { activeClientsOf } from '#events/projections/clientDirectory.ts';
import { competitorsOf } from '#events/projections/competitorDirectory.ts';
import { countIntegrations } from '#events/projections/integrationDirectory.ts';
import { countBetween, positionBeforeDays } from '#events/projections/timeline.ts';
import { type HistoryViewer, maySee } from '#events/projections/workspaceHistory.ts';
import { viewerOf } from '../activity/eventItem.ts';
import { visibleEvents } from '../activity/visibleEvents.ts';
import type { Context } from '../http/context.ts';

const week = 7;

type Directories = Pick<
  Answers,
  'clientDirectory' | 'integrationDirectory' | 'competitorDirectory' | 'installedApps'
>;

export const overviewCounts = {
  clients: ({ clientDirectory }: Pick<Directories, 'clientDirectory'>, workspaceId: string): number =>
    activeClientsOf(clientDirectory, workspaceId).length,
  integrations: (
    { integrationDirectory }: Pick<Directories, 'integrationDirectory'>,
    workspaceId: string,
  ): number => countIntegrations(integrationDirectory, workspaceId),
  competitors: (
    { competitorDirectory, clientDirectory }: Pick<Directories, 'competitorDirectory' | 'clientDirectory'>,
    workspaceId: string,
  ): number => {
    const active = new Set(activeClientsOf(clientDirectory, workspaceId).map(({ id }) => id));
    return competitorsOf(competitorDirectory, workspaceId).filter(
      ({ removedAt, clientId }) => removedAt === null && active.has(clientId),
    ).length;
  },
  apps: ({ installedApps }: Pick<Directories, 'installedApps'>, workspaceId: string): number =>
    Object.values(installedApps.byWorkspace[workspaceId] ?? {}).filter(({ app }) => app !== null).length,
} as const;

/**
 * The week of an event: 0 for the last seven days including today, 1 for the seven before; null otherwise or
 * when hidden or no activity. `now` is ISO 8601 UTC.
 */
export const weekOf = (event: StoredEvent, viewer: HistoryViewer, now: string): 0 | 1 | null => {
  const ago = epochDayAt(Date.parse(now)) - epochDayAt(Date.parse(event.occurredAt));
  if (ago < 0 || ago >= 2 * week || !isActivity(event.type) || !maySee(viewer, event)) return null;
  return ago < week ? 0 : 1;
};

const eventsByWeek = async ({ log, answers, caller, now }: Looking): Promise<readonly [number, number]> => {
  const { timeline, position: upTo } = answers;
  const today = epochDayAt(Date.parse(now));
  const viewer = viewerOf(caller);
  if (viewer.wholeWorkspace) {
    const countIn = (from: number, to: number) => countBetween(timeline, { from, to }, upTo);
    return [countIn(today - week + 1, today), countIn(today - 2 * week + 1, today - week)];
  }
  // For people of a client only their own events of these days are read.
  const after = positionBeforeDays(timeline, { from: today - 2 * week + 1, to: today });
  if (after === null || after >= upTo) return [0, 0];
  const weeks = (await visibleEvents(log, viewer, { after, upTo })).map((event) =>
    weekOf(event, viewer, now),
  );
  return [weeks.filter((one) => one === 0).length, weeks.filter((one) => one === 1).length];
};

type Looking = Pick<Context<'readWorkspace'>, 'log' | 'answers' | 'caller' | 'now'>;

export const overviewOf = async (looking: Looking): Promise<WorkspaceOverview> => {
  const { answers, caller } = looking;
  const { workspaceId, role, kind } = caller;
  const [latest, before] = await eventsByWeek(looking);
  return {
    clients: seesWholeWorkspace(kind) ? overviewCounts.clients(answers, workspaceId) : null,
    integrations: mayOpen(role, 'integrations') ? overviewCounts.integrations(answers, workspaceId) : null,
    competitors: mayOpen(role, 'competitorAnalysis')
      ? overviewCounts.competitors(answers, workspaceId)
      : null,
    apps: seesWholeWorkspace(kind) ? overviewCounts.apps(answers, workspaceId) : null,
    events: { last_7_days: latest, previous_7_days: before },
  };
};
