/** Handles GET /api/roi/scenarios: lists only the caller's own scenarios. */
import { scenariosOf } from '#events/projections/roiScenarioDirectory.ts';
import type { Handler } from '../http/context.ts';
import { pageOf } from '../http/pageOf.ts';
import { json } from '../http/respond.ts';
import { roiScenarioItem } from './roiScenarioItem.ts';

export const listRoiScenarios: Handler<'listRoiScenarios'> = (_request, { answers, caller, query }) => {
  const scenarios = scenariosOf(answers.roiScenarioShelf, caller.accountId, query.state ?? 'kept');
  return json(200, pageOf(scenarios.map(roiScenarioItem), query));
};
