/** Serializes a saved ROI scenario. */
import type { RoiScenario } from '#domain/contract/roiSchemas.ts';
import type { RoiScenarioFacts } from '#events/roi/roiScenario.ts';
import { versionTag } from '../http/version.ts';

export const roiScenarioItem = (facts: RoiScenarioFacts): RoiScenario => ({
  id: facts.id,
  name: facts.name,
  inputs: { ...facts.inputs },
  saved_at: facts.savedAt,
  updated_at: facts.updatedAt,
  removed_at: facts.removedAt,
  etag: versionTag(facts.revision),
});
