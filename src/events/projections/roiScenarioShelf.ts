/** Which ROI scenarios has a person saved? */
import type { RoiInputs } from '#domain/roi/roiInputs.ts';
import type { Projection } from './projection.ts';

export type RoiScenarioFacts = {
  id: string;
  accountId: string;
  name: string;
  inputs: RoiInputs;
  savedAt: string;
  updatedAt: string;
  /** Null while it is there. */
  removedAt: string | null;
  /** Revision of the scenario's stream: its version for `ETag` and `If-Match`. */
  revision: number;
};

export type RoiScenarioShelf = { byId: Record<string, RoiScenarioFacts> };

export const roiScenarioShelf: Projection<RoiScenarioShelf> = {
  name: 'roiScenarioShelf',
  empty: () => ({ byId: {} }),
  on: {
    RoiScenarioSaved: (shelf, { data, revision }) => {
      const { scenarioId, workspaceId: _workspaceId, ...facts } = data;
      shelf.byId[scenarioId] = {
        ...facts,
        id: scenarioId,
        updatedAt: data.savedAt,
        removedAt: null,
        revision,
      };
    },
    RoiScenarioRenamed: (shelf, { data, revision }) => {
      const scenario = shelf.byId[data.scenarioId];
      if (scenario) Object.assign(scenario, { name: data.name, updatedAt: data.renamedAt, revision });
    },
    RoiScenarioRemoved: (shelf, { data, revision }) => {
      const { scenarioId, removedAt } = data;
      const scenario = shelf.byId[scenarioId];
      if (scenario) Object.assign(scenario, { removedAt, updatedAt: removedAt, revision });
    },
    RoiScenarioRestored: (shelf, { data, revision }) => {
      const scenario = shelf.byId[data.scenarioId];
      if (scenario) Object.assign(scenario, { removedAt: null, updatedAt: data.restoredAt, revision });
    },
  },
};

/** A person's scenarios, the latest saved first: those that are there, or those that were removed. */
export const scenariosOf = (
  shelf: RoiScenarioShelf,
  accountId: string,
  state: 'kept' | 'removed',
): readonly RoiScenarioFacts[] =>
  Object.values(shelf.byId)
    .filter(
      (scenario) => scenario.accountId === accountId && (scenario.removedAt === null) === (state === 'kept'),
    )
    .toReversed();
