/** Handles POST /api/roi/scenarios, PATCH and DELETE /api/roi/scenarios/:id, and POST .../restore for a person's own scenarios. */
import type { RoiScenario } from '#domain/contract/roiSchemas.ts';
import { roiInputErrors, scenarioNameProblem } from '#domain/roi/scenarioRules.ts';
import { scenariosOf } from '#events/projections/roiScenarioDirectory.ts';
import { type RoiScenarioFacts, roiScenario } from '#events/roi/roiScenario.ts';
import type { Handler } from '../http/context.ts';
import { pageOf } from '../http/pageOf.ts';
import { json } from '../http/respond.ts';
import { restorableHandlers } from '../http/restorableHandlers.ts';
import { versionTag } from '../http/version.ts';

const roiScenarioItem = (facts: RoiScenarioFacts): RoiScenario => ({
  id: facts.id,
  name: facts.name,
  inputs: { ...facts.inputs },
  saved_at: facts.savedAt,
  updated_at: facts.updatedAt,
  removed_at: facts.removedAt,
  etag: versionTag(facts.revision),
});

/** Handles GET /api/roi/scenarios: lists only the caller's own scenarios. */
export const listRoiScenarios: Handler<'listRoiScenarios'> = (_request, { answers, caller, query }) => {
  const scenarios = scenariosOf(answers.roiScenarioShelf, caller.accountId, query.state ?? 'kept');
  return json(200, pageOf(scenarios.map(roiScenarioItem), query));
};

export const roiScenarioHandlers = restorableHandlers(roiScenario, {
  askedBy: ({ accountId }) => ({ accountId }),
  errors: (body) => {
    const name = scenarioNameProblem(body.name);
    return { ...(name === null ? {} : { name }), ...('inputs' in body ? roiInputErrors(body.inputs) : {}) };
  },
  added: ({ body: { name, inputs }, caller: { workspaceId } }) => ({ workspaceId, name, inputs }),
  changes: ({ name }) => ({ name }),
  reply: (scenario) => ({ scenario: roiScenarioItem(scenario) }),
});
