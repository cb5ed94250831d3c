/** POST /api/roi/scenarios: keeps inputs of the calculator under a name, for the caller alone. */
import { roiInputErrors, scenarioNameProblem } from '#domain/roi/scenarioRules.ts';
import { accountTag, workspaceTag } from '#events/projections/workspaceHistory.ts';
import { roiScenarioDecider } from '#events/roi/roiScenarioDecider.ts';
import type { Context, Handler, Proposal, Refused } from '../http/context.ts';
import { problem } from '../http/respond.ts';
import { versionTag } from '../http/version.ts';
import { roiScenarioItem } from './roiScenarioItem.ts';

type SaveContext = Context<'saveRoiScenario'>;

const errorsIn = ({ body }: SaveContext): Readonly<Record<string, string>> => {
  const name = scenarioNameProblem(body.name);
  return { ...(name === null ? {} : { name }), ...roiInputErrors(body.inputs) };
};

const propose = ({ body, caller, now }: SaveContext, scenarioId: string): Proposal | Refused => {
  const { accountId, workspaceId, role } = caller;
  const stream = `roiScenario-${scenarioId}`;
  const decision = roiScenarioDecider.decide(
    { type: 'SaveRoiScenario', scenarioId, accountId, workspaceId, ...body, now },
    roiScenarioDecider.initial,
  );
  if (!decision.ok) return decision;
  const { inputs } = body;
  const times = { savedAt: now, updatedAt: now, removedAt: null };
  const facts = { id: scenarioId, accountId, name: body.name.trim(), inputs, ...times, revision: 0 };
  return {
    ok: true,
    actor: { kind: 'account', id: accountId, role },
    events: decision.events.map((event) => ({
      stream,
      event,
      tags: [workspaceTag(workspaceId), accountTag(accountId)],
    })),
    expected: [{ stream, revision: 'none' }],
    reply: { status: 201, body: { scenario: roiScenarioItem(facts) } },
  };
};

export const saveRoiScenario: Handler<'saveRoiScenario'> = async (_request, context) => {
  const errors = errorsIn(context);
  if (Object.keys(errors).length > 0) return problem('invalid', { errors });
  const scenarioId = context.world.ids.entity();
  const response = await context.commit(() => propose(context, scenarioId));
  if (response.ok) response.headers.set('ETag', versionTag(0));
  return response;
};
