/** Projects the marked findings of each workspace. */
import { type MarkedFinding, markedBy } from '../findings/finding.ts';
import type { Projection } from './projection.ts';

export type FindingDirectory = { byWorkspace: Record<string, Record<string, MarkedFinding>> };

export const findingDirectory: Projection<FindingDirectory> = {
  name: 'findingDirectory',
  empty: () => ({ byWorkspace: {} }),
  on: {
    FindingMarked: (directory, event) => {
      const { workspaceId, findingId } = event.data;
      directory.byWorkspace[workspaceId] ??= {};
      directory.byWorkspace[workspaceId][findingId] = markedBy(event);
    },
  },
};

export const findingsOf = (
  { byWorkspace }: FindingDirectory,
  workspaceId: string,
): readonly MarkedFinding[] =>
  Object.values(byWorkspace[workspaceId] ?? {}).toSorted(
    (one, other) => other.markedAt.localeCompare(one.markedAt) || one.id.localeCompare(other.id),
  );
