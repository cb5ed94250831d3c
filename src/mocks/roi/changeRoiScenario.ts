/** PATCH and DELETE /api/roi/scenarios/:id, and POST .../restore: what a person does with a scenario of their own. */
import { scenarioNameProblem } from '#domain/roi/scenarioRules.ts';
import type { Answers } from '#events/projections/readModel.ts';
import type { RoiScenarioFacts } from '#events/projections/roiScenarioShelf.ts';
import { accountTag, workspaceTag } from '#events/projections/workspaceHistory.ts';
import {
  type RoiScenarioCommand,
  type RoiScenarioState,
  roiScenarioDecider,
} from '#events/roi/roiScenarioDecider.ts';
import type { RoiScenarioEvent } from '#events/roi/roiScenarioEvents.ts';
import type { Caller, Context, Handler, Proposal, Refused } from '../http/context.ts';
import { loadStream } from '../http/loadStream.ts';
import { problem } from '../http/respond.ts';
import { demandVersion, versionTag } from '../http/version.ts';
import { roiScenarioItem } from './roiScenarioItem.ts';

type ChangeName = 'renameRoiScenario' | 'removeRoiScenario' | 'restoreRoiScenario';
type Parts = Pick<Context<ChangeName>, 'log' | 'commit'> & { readonly caller: Caller };
type Change = Exclude<RoiScenarioCommand, { type: 'SaveRoiScenario' }>;

type Wanted = {
  readonly scenarioId: string;
  readonly command: Change;
  readonly status: 200 | 204;
  /** Called with the stream's revision, to refuse a request that rests on another one. */
  readonly checkVersion: (revision: number) => void;
};

const ownScenario = (
  { answers, scenarioId }: { answers: Answers; scenarioId: string },
  accountId: string,
): RoiScenarioFacts | undefined => {
  const { byId } = answers.roiScenarioShelf;
  const scenario = Object.hasOwn(byId, scenarioId) ? byId[scenarioId] : undefined;
  return scenario?.accountId === accountId ? scenario : undefined;
};

/** The scenario as it is once the events are in. */
const after = (
  before: RoiScenarioFacts,
  state: RoiScenarioState,
  events: readonly RoiScenarioEvent[],
): RoiScenarioFacts => {
  const next = events.reduce(roiScenarioDecider.evolve, state);
  return next.status === 'none'
    ? before
    : { ...before, name: next.name, removedAt: next.status === 'kept' ? null : before.removedAt };
};

/** Decides on the stream itself: it may have changed since the answers were made. */
const change = async ({ log, caller, commit }: Parts, wanted: Wanted): Promise<Response> => {
  let version = '';
  const response = await commit(async (answers): Promise<Proposal | Refused> => {
    const before = ownScenario({ answers, scenarioId: wanted.scenarioId }, caller.accountId);
    if (!before) return { ok: false, refusal: 'notFound' };
    const stream = `roiScenario-${before.id}`;
    const { state, revision } = await loadStream(log, stream, roiScenarioDecider);
    if (revision === 'none') return { ok: false, refusal: 'notFound' };
    const decision = roiScenarioDecider.decide(wanted.command, state);
    if (!decision.ok) return decision;
    wanted.checkVersion(revision);
    const next = revision + decision.events.length;
    version = versionTag(next);
    const tags = [workspaceTag(caller.workspaceId), accountTag(caller.accountId)];
    const changed = decision.events.length > 0 ? { updatedAt: wanted.command.now } : {};
    const facts = { ...after(before, state, decision.events), ...changed, revision: next };
    return {
      ok: true,
      actor: { kind: 'account', id: caller.accountId, role: caller.role },
      events: decision.events.map((event) => ({ stream, event, tags })),
      expected: [{ stream, revision }],
      reply: {
        status: wanted.status,
        ...(wanted.status === 200 ? { body: { scenario: roiScenarioItem(facts) } } : {}),
      },
    };
  });
  if (response.ok) response.headers.set('ETag', version);
  return response;
};

export const renameRoiScenario: Handler<'renameRoiScenario'> = (request, context) => {
  const { body, params, caller, now } = context;
  const wrong = scenarioNameProblem(body.name);
  if (wrong !== null) return problem('invalid', { errors: { name: wrong } });
  const { accountId } = caller;
  return change(context, {
    scenarioId: params.id,
    command: { type: 'RenameRoiScenario', accountId, name: body.name, now },
    status: 200,
    checkVersion: (revision) => demandVersion(request, revision),
  });
};

export const removeRoiScenario: Handler<'removeRoiScenario'> = (request, context) =>
  change(context, {
    scenarioId: context.params.id,
    command: { type: 'RemoveRoiScenario', accountId: context.caller.accountId, now: context.now },
    status: 204,
    checkVersion: (revision) => demandVersion(request, revision),
  });

/** Takes no version: what is restored has been seen by nobody since it was removed. */
export const restoreRoiScenario: Handler<'restoreRoiScenario'> = (_request, context) =>
  change(context, {
    scenarioId: context.params.id,
    command: { type: 'RestoreRoiScenario', accountId: context.caller.accountId, now: context.now },
    status: 200,
    checkVersion: () => undefined,
  });
