/** Where a saved ROI scenario is kept: each in a stream of its own. */
import { type StreamRule, tagsOfAccount } from '../streamRule.ts';
import type { RoiScenarioEvent } from './roiScenarioEvents.ts';

/** `roiScenario-<scenario id>`. */
export const roiScenarioStream: StreamRule<RoiScenarioEvent> = {
  category: 'roiScenario',
  of: (scenarioId) => `roiScenario-${scenarioId}`,
  tagsOf: tagsOfAccount,
};
