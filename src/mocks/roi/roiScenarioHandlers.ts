/** Handles POST /api/roi/scenarios, PATCH and DELETE /api/roi/scenarios/:id, and POST .../restore for a person's own scenarios. */
import { roiInputErrors, scenarioNameProblem } from '#domain/roi/scenarioRules.ts';
import { roiScenario } from '#events/roi/roiScenario.ts';
import { restorableHandlers } from '../http/restorableHandlers.ts';
import { roiScenarioItem } from './roiScenarioItem.ts';

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
