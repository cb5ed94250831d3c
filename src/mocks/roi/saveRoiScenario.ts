/** Handles POST /api/roi/scenarios: saves calculator inputs under a name, for the caller only. */
import { roiInputErrors, scenarioNameProblem } from '#domain/roi/scenarioRules.ts';
import { roiScenarioDecider } from '#events/roi/roiScenarioDecider.ts';
import { roiScenarioStream } from '#events/roi/roiScenarioStream.ts';
import type { Context, Handler } from '../http/context.ts';
import { handleCommand, notThere } from '../http/handleCommand.ts';
import { roiScenarioItem } from './roiScenarioItem.ts';

const handle = handleCommand(roiScenarioStream, roiScenarioDecider);

const errorsIn = ({ body }: Context<'saveRoiScenario'>): Readonly<Record<string, string>> => {
  const name = scenarioNameProblem(body.name);
  return { ...(name === null ? {} : { name }), ...roiInputErrors(body.inputs) };
};

export const saveRoiScenario: Handler<'saveRoiScenario'> = (request, context) => {
  const { body, caller, now, world } = context;
  const { accountId, workspaceId } = caller;
  const scenarioId = world.ids.entity();
  return handle(request, context, {
    errors: errorsIn(context),
    plan: () => ({
      key: [scenarioId],
      command: { type: 'SaveRoiScenario', scenarioId, accountId, workspaceId, ...body, now },
      reply: (after) => {
        const scenario = after ?? notThere();
        return { status: 201, body: { scenario: roiScenarioItem(scenario) }, version: scenario.revision };
      },
    }),
  });
};
