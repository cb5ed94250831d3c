/** Projects each person's saved ROI scenarios. */
import { type RoiScenarioFacts, roiScenarioAfter } from '../roi/roiScenario.ts';
import type { RoiScenarioEvent } from '../roi/roiScenarioEvents.ts';
import type { Projection } from './projection.ts';

export type RoiScenarioDirectory = { byId: Record<string, RoiScenarioFacts> };

const tell = (shelf: RoiScenarioDirectory, event: RoiScenarioEvent & { readonly revision: number }): void => {
  const { scenarioId } = event.data;
  const scenario = roiScenarioAfter(shelf.byId[scenarioId] ?? null, event, event.revision);
  if (scenario) shelf.byId[scenarioId] = scenario;
};

export const roiScenarioDirectory: Projection<RoiScenarioDirectory> = {
  name: 'roiScenarioShelf',
  empty: () => ({ byId: {} }),
  on: {
    RoiScenarioSaved: tell,
    RoiScenarioRenamed: tell,
    RoiScenarioRemoved: tell,
    RoiScenarioRestored: tell,
  },
};

export const scenariosOf = (
  shelf: RoiScenarioDirectory,
  accountId: string,
  state: 'kept' | 'removed',
): readonly RoiScenarioFacts[] =>
  Object.values(shelf.byId)
    .filter(
      (scenario) => scenario.accountId === accountId && (scenario.removedAt === null) === (state === 'kept'),
    )
    .toReversed();
