/** The figures of a workspace's overview, as far as its pages are open to the caller. */
import { seesWholeWorkspace } from '#domain/access/membership.ts';
import { mayOpen } from '#domain/access/protectedPages.ts';
import { epochDayAt } from '#domain/calendar/epochDay.ts';
import type { WorkspaceOverview } from '#domain/contract/workspaceSchemas.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { activeClientsOf } from '#events/projections/clientDirectory.ts';
import { competitorsOf } from '#events/projections/competitorDirectory.ts';
import { countIntegrations } from '#events/projections/integrationDirectory.ts';
import type { Answers } from '#events/projections/readModel.ts';
import { type HistoryViewer, maySee } from '#events/projections/workspaceHistory.ts';
import { viewerOf } from '../activity/eventItem.ts';
import type { Caller } from '../http/context.ts';

const week = 7;

type Directories = Pick<
  Answers,
  'clientDirectory' | 'integrationDirectory' | 'competitorDirectory' | 'installedApps'
>;

/** How much a workspace has now of what the overview counts. */
export const overviewCounts = {
  clients: ({ clientDirectory }: Pick<Directories, 'clientDirectory'>, workspaceId: string): number =>
    activeClientsOf(clientDirectory, workspaceId).length,
  integrations: (
    { integrationDirectory }: Pick<Directories, 'integrationDirectory'>,
    workspaceId: string,
  ): number => countIntegrations(integrationDirectory, workspaceId),
  competitors: (
    { competitorDirectory }: Pick<Directories, 'competitorDirectory'>,
    workspaceId: string,
  ): number =>
    competitorsOf(competitorDirectory, workspaceId).filter(({ removedAt }) => removedAt === null).length,
  apps: ({ installedApps }: Pick<Directories, 'installedApps'>, workspaceId: string): number =>
    Object.keys(installedApps.byWorkspace[workspaceId] ?? {}).length,
} as const;

/** In which week an event counts: 0 for the last seven days, today among them, 1 for the seven before; null for none, or when it is not for this viewer. `now` is ISO 8601 UTC. */
export const weekOf = (event: StoredEvent, viewer: HistoryViewer, now: string): 0 | 1 | null => {
  const ago = epochDayAt(Date.parse(now)) - epochDayAt(Date.parse(event.occurredAt));
  if (ago < 0 || ago >= 2 * week || !maySee(viewer, event)) return null;
  return ago < week ? 0 : 1;
};

/** How many visible events happened in the last seven days, today among them, and in the seven before. */
const eventsByWeek = (answers: Answers, caller: Caller, now: string): readonly [number, number] => {
  const viewer = viewerOf(caller);
  const counts: [number, number] = [0, 0];
  for (const event of answers.history.slice(0, answers.position)) {
    const at = weekOf(event, viewer, now);
    if (at !== null) counts[at] += 1;
  }
  return counts;
};

/** `now` is ISO 8601 UTC. */
export const overviewOf = (answers: Answers, caller: Caller, now: string): WorkspaceOverview => {
  const { workspaceId, role, kind } = caller;
  const [latest, before] = eventsByWeek(answers, caller, now);
  return {
    clients: seesWholeWorkspace(kind) ? overviewCounts.clients(answers, workspaceId) : null,
    integrations: mayOpen(role, 'integrations') ? overviewCounts.integrations(answers, workspaceId) : null,
    competitors: mayOpen(role, 'competitorAnalysis')
      ? overviewCounts.competitors(answers, workspaceId)
      : null,
    apps: overviewCounts.apps(answers, workspaceId),
    events: { last_7_days: latest, previous_7_days: before },
  };
};
