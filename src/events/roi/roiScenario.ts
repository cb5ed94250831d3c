/** Folds the events of a saved ROI scenario for decisions, the saved list and replies. */
import type { RoiInputs } from '#domain/roi/roiInputs.ts';
import type { RoiScenarioEvent } from './roiScenarioEvents.ts';

export type RoiScenarioFacts = {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  readonly inputs: RoiInputs;
  readonly savedAt: string;
  readonly updatedAt: string;
  readonly removedAt: string | null;
  readonly revision: number;
};

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
