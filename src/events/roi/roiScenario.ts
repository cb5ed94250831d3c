/** What the events of a saved ROI scenario make of it: the one fold behind decisions, the shelf and every reply. */
import type { RoiInputs } from '#domain/roi/roiInputs.ts';
import type { RoiScenarioEvent } from './roiScenarioEvents.ts';

export type RoiScenarioFacts = {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  readonly inputs: RoiInputs;
  readonly savedAt: string;
  readonly updatedAt: string;
  /** Null while it is there. */
  readonly removedAt: string | null;
  /** Revision of the scenario's stream: its version for `ETag` and `If-Match`. */
  readonly revision: number;
};

/** The scenario after one more event; null before it is saved. */
export const roiScenarioAfter = (
  before: RoiScenarioFacts | null,
  { type, data }: RoiScenarioEvent,
  revision: number,
): RoiScenarioFacts | null => {
  if (type === 'RoiScenarioSaved') {
    const { scenarioId: id, workspaceId: _workspace, ...facts } = data;
    return { ...facts, id, updatedAt: data.savedAt, removedAt: null, revision };
  }
  if (!before) return null;
  switch (type) {
    case 'RoiScenarioRenamed':
      return { ...before, name: data.name, updatedAt: data.renamedAt, revision };
    case 'RoiScenarioRemoved':
      return { ...before, removedAt: data.removedAt, updatedAt: data.removedAt, revision };
    case 'RoiScenarioRestored':
      return { ...before, removedAt: null, updatedAt: data.restoredAt, revision };
  }
};
