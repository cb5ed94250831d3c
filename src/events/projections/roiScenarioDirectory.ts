/** Projects each person's saved ROI scenarios. */
import { type RoiScenarioFacts, roiScenario } from '../roi/roiScenario.ts';
import { type ItemsById, itemsById } from './itemsById.ts';

export const roiScenarioDirectory = itemsById('roiScenarioShelf', roiScenario);

export const scenariosOf = (
  { byId }: ItemsById<RoiScenarioFacts>,
  accountId: string,
  state: 'kept' | 'removed',
): readonly RoiScenarioFacts[] =>
  Object.values(byId)
    .filter(
      (scenario) => scenario.accountId === accountId && (scenario.removedAt === null) === (state === 'kept'),
    )
    .toReversed();
