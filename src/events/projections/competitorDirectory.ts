/** Projects the competitors of each workspace's clients. */
import { type Competitor, competitorAfter } from '../competitors/competitor.ts';
import type { CompetitorEvent } from '../competitors/competitorEvents.ts';
import type { Projection } from './projection.ts';

export type CompetitorDirectory = { byWorkspace: Record<string, Record<string, Competitor>> };

const tell = (
  directory: CompetitorDirectory,
  event: CompetitorEvent & { readonly revision: number },
): void => {
  const { workspaceId, competitorId } = event.data;
  const competitors = directory.byWorkspace[workspaceId] ?? {};
  const competitor = competitorAfter(competitors[competitorId], event, event.revision);
  if (competitor)
    directory.byWorkspace[workspaceId] = Object.assign(competitors, { [competitorId]: competitor });
};

export const competitorDirectory: Projection<CompetitorDirectory> = {
  name: 'competitorDirectory',
  empty: () => ({ byWorkspace: {} }),
  on: {
    CompetitorAdded: tell,
    CompetitorUpdated: tell,
    CompetitorRemoved: tell,
    CompetitorRestored: tell,
  },
};

export const competitorsOf = (directory: CompetitorDirectory, workspaceId: string): readonly Competitor[] =>
  Object.values(directory.byWorkspace[workspaceId] ?? {});
