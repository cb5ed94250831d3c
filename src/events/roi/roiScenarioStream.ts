/** Names the stream of a saved ROI scenario. */
import { type StreamRule, tagsOfAccount } from '../streamRule.ts';
import type { RoiScenarioEvent } from './roiScenarioEvents.ts';

export const roiScenarioStream: StreamRule<RoiScenarioEvent> = {
  category: 'roiScenario',
  of: (scenarioId) => `roiScenario-${scenarioId}`,
  tagsOf: tagsOfAccount,
};
