/** Handles POST /api/roi/scenarios, PATCH and DELETE /api/roi/scenarios/:id, and POST .../restore for a person's own scenarios. */

import { roiInputErrors, scenarioNameProblem } from '#domain/roi/scenarioRules.ts';
import { scenariosOf } from '#events/projections/roiScenarioDirectory.ts';
import { roiScenario } from '#events/roi/roiScenario.ts';
import type { Handler } from '../http/context.ts';
import { pageOf } from '../http/pageOf.ts';
import { json } from '../http/respond.ts';
import { restorableHandlers } from '../http/restorableHandlers.ts';
import { roiScenarioItem } from './roiScenarioItem.ts';

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
