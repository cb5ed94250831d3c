/** Which competitors does a workspace watch for its clients? */
import type { CompetitorFields } from '../competitors/competitorEvents.ts';
import type { Projection } from './projection.ts';

export type Competitor = CompetitorFields & {
  id: string;
  clientId: string;
  addedAt: string;
  updatedAt: string;
  /** Null while it is watched. */
  removedAt: string | null;
  /** Revision of the latest event about it: its version for `ETag` and `If-Match`. */
  revision: number;
};

export type CompetitorDirectory = { byWorkspace: Record<string, Record<string, Competitor>> };

type About = { workspaceId: string; competitorId: string };

const change = (directory: CompetitorDirectory, about: About, facts: Partial<Competitor>): void => {
  const competitor = directory.byWorkspace[about.workspaceId]?.[about.competitorId];
  if (competitor) Object.assign(competitor, facts);
};

export const competitorDirectory: Projection<CompetitorDirectory> = {
  name: 'competitorDirectory',
  empty: () => ({ byWorkspace: {} }),
  on: {
    CompetitorAdded: (directory, { data, revision }) => {
      const { competitorId, workspaceId, ...facts } = data;
      const competitors = directory.byWorkspace[workspaceId] ?? {};
      competitors[competitorId] = {
        ...facts,
        id: competitorId,
        updatedAt: data.addedAt,
        removedAt: null,
        revision,
      };
      directory.byWorkspace[workspaceId] = competitors;
    },
    CompetitorUpdated: (directory, { data, revision }) =>
      change(directory, data, { ...data.changes, updatedAt: data.updatedAt, revision }),
    CompetitorRemoved: (directory, { data, revision }) =>
      change(directory, data, { removedAt: data.removedAt, updatedAt: data.removedAt, revision }),
    CompetitorRestored: (directory, { data, revision }) =>
      change(directory, data, { removedAt: null, updatedAt: data.restoredAt, revision }),
  },
};

/** All competitors of a workspace in the order of adding, removed ones too. */
export const competitorsOf = (directory: CompetitorDirectory, workspaceId: string): readonly Competitor[] =>
  Object.values(directory.byWorkspace[workspaceId] ?? {});
