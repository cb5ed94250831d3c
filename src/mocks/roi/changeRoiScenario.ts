/** Handles PATCH and DELETE /api/roi/scenarios/:id, and POST .../restore for a person's own scenarios. */
import { scenarioNameProblem } from '#domain/roi/scenarioRules.ts';
import { type RoiScenarioState, roiScenarioDecider } from '#events/roi/roiScenarioDecider.ts';
import { roiScenarioStream } from '#events/roi/roiScenarioStream.ts';
import type { Caller, Handler } from '../http/context.ts';
import { type CommandReply, handleCommand, notThere } from '../http/handleCommand.ts';
import { roiScenarioItem } from './roiScenarioItem.ts';

const handle = handleCommand(roiScenarioStream, roiScenarioDecider);

const about = ({ accountId }: Caller, scenarioId: string) => ({
  key: [scenarioId] as const,
  version: (state: RoiScenarioState) => (state?.accountId === accountId ? state.revision : null),
});

const aboutKept = (caller: Caller, scenarioId: string) => {
  const place = about(caller, scenarioId);
  return {
    ...place,
    ifMatch: 'required' as const,
    version: (state: RoiScenarioState) => (state?.removedAt === null ? place.version(state) : null),
  };
};

const replyWith = (after: RoiScenarioState): CommandReply => {
  const scenario = after ?? notThere();
  return { status: 200, body: { scenario: roiScenarioItem(scenario) }, version: scenario.revision };
};

export const renameRoiScenario: Handler<'renameRoiScenario'> = (request, context) => {
  const { body, params, caller, now } = context;
  const { accountId } = caller;
  const wrong = scenarioNameProblem(body.name);
  return handle(request, context, {
    errors: wrong === null ? {} : { name: wrong },
    plan: () => ({
      ...aboutKept(caller, params.id),
      command: { type: 'RenameRoiScenario', accountId, name: body.name, now },
      reply: replyWith,
    }),
  });
};

export const removeRoiScenario: Handler<'removeRoiScenario'> = (request, context) => {
  const { params, caller, now } = context;
  return handle(request, context, {
    plan: () => ({
      ...aboutKept(caller, params.id),
      command: { type: 'RemoveRoiScenario', accountId: caller.accountId, now },
      reply: (after) => ({ status: 204, version: after?.revision ?? 0 }),
    }),
  });
};

/** Needs no version, because nobody has read the item since its removal. */
export const restoreRoiScenario: Handler<'restoreRoiScenario'> = (request, context) => {
  const { params, caller, now } = context;
  return handle(request, context, {
    plan: () => ({
      ...about(caller, params.id),
      ifMatch: 'none',
      command: { type: 'RestoreRoiScenario', accountId: caller.accountId, now },
      reply: replyWith,
    }),
  });
};
