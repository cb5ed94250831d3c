/** Folds the events of a competitor for decisions, the directory and replies. */
import type { CompetitorEvent, CompetitorFields } from './competitorEvents.ts';

export type Competitor = Readonly<CompetitorFields> & {
  readonly id: string;
  readonly clientId: string;
  readonly addedAt: string;
  readonly updatedAt: string;
  readonly removedAt: string | null;
  readonly revision: number;
};

export const competitorAfter = (
  before: Competitor | undefined,
  { type, data }: CompetitorEvent,
  revision: number,
): Competitor | undefined => {
  if (type === 'CompetitorAdded') {
    const { competitorId: id, workspaceId: _workspace, ...facts } = data;
    return { ...facts, id, updatedAt: data.addedAt, removedAt: null, revision };
  }
  if (!before) return undefined;
  switch (type) {
    case 'CompetitorUpdated':
      return { ...before, ...data.changes, updatedAt: data.updatedAt, revision };
    case 'CompetitorRemoved':
      return { ...before, removedAt: data.removedAt, updatedAt: data.removedAt, revision };
    case 'CompetitorRestored':
      return { ...before, removedAt: null, updatedAt: data.restoredAt, revision };
  }
};
