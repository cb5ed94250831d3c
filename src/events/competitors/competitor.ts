/** What the events of a competitor make of it: the one fold behind decisions, the directory and every reply. */
import type { CompetitorEvent, CompetitorFields } from './competitorEvents.ts';

export type Competitor = Readonly<CompetitorFields> & {
  readonly id: string;
  readonly clientId: string;
  readonly addedAt: string;
  readonly updatedAt: string;
  /** Null while it is watched. */
  readonly removedAt: string | null;
  /** Revision of the latest event about it: its version for `ETag` and `If-Match`. */
  readonly revision: number;
};

/** The competitor after one more event; undefined of one that nobody added. */
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
