/** The figures of a workspace's overview, as far as its pages are open to the caller. */
import { seesWholeWorkspace } from '#domain/access/membership.ts';
import { mayOpen } from '#domain/access/protectedPages.ts';
import { epochDayAt } from '#domain/calendar/epochDay.ts';
import type { WorkspaceOverview } from '#domain/contract/workspaceSchemas.ts';
import { activeClientsOf } from '#events/projections/clientDirectory.ts';
import { competitorsOf } from '#events/projections/competitorDirectory.ts';
import { countIntegrations } from '#events/projections/integrationDirectory.ts';
import type { Answers } from '#events/projections/readModel.ts';
import { maySee } from '#events/projections/workspaceHistory.ts';
import { viewerOf } from '../activity/eventItem.ts';
import type { Caller } from '../http/context.ts';

const week = 7;

/** How many visible events happened in the last seven days, today among them, and in the seven before. */
const eventsByWeek = (answers: Answers, caller: Caller, now: string): readonly [number, number] => {
  const viewer = viewerOf(caller);
  const today = epochDayAt(Date.parse(now));
  let [latest, before] = [0, 0];
  for (const event of answers.history.slice(0, answers.position)) {
    const ago = today - epochDayAt(Date.parse(event.occurredAt));
    if (ago < 0 || ago >= 2 * week || !maySee(viewer, event)) continue;
    if (ago < week) latest += 1;
    else before += 1;
  }
  return [latest, before];
};

/** `now` is ISO 8601 UTC. */
export const overviewOf = (answers: Answers, caller: Caller, now: string): WorkspaceOverview => {
  const { workspaceId, role, kind } = caller;
  const [latest, before] = eventsByWeek(answers, caller, now);
  return {
    clients: seesWholeWorkspace(kind) ? activeClientsOf(answers.clientDirectory, workspaceId).length : null,
    integrations: mayOpen(role, 'integrations')
      ? countIntegrations(answers.integrationDirectory, workspaceId)
      : null,
    competitors: mayOpen(role, 'competitorAnalysis')
      ? competitorsOf(answers.competitorDirectory, workspaceId).filter(({ removedAt }) => removedAt === null)
          .length
      : null,
    apps: Object.keys(answers.installedApps.byWorkspace[workspaceId] ?? {}).length,
    events: { last_7_days: latest, previous_7_days: before },
  };
};
