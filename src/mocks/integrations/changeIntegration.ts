/** PATCH and DELETE /api/integrations/:id, and POST .../restore: what is done with a connection that is there. */
import { integrationStream } from '#domain/integrations/integrationStream.ts';
import { type IntegrationChange, integrationDecider } from '#events/integrations/integrationDecider.ts';
import type { IntegrationEvent } from '#events/integrations/integrationEvents.ts';
import { connectionOf } from '#events/integrations/integrationState.ts';
import type { Answers } from '#events/projections/readModel.ts';
import { clientTag, workspaceTag } from '#events/projections/workspaceHistory.ts';
import type { Caller, Context, Handler, Proposal, Refused } from '../http/context.ts';
import { loadStream } from '../http/loadStream.ts';
import { refusedLimit } from '../http/planOf.ts';
import { demandVersion, versionTag } from '../http/version.ts';
import { integrationItem } from './integrationItem.ts';
import { clientProblem } from './mappableClients.ts';

type ChangeName = 'mapIntegration' | 'disconnectIntegration' | 'restoreIntegration';
type Parts = Pick<Context<ChangeName>, 'log' | 'commit' | 'now' | 'readModel'> & { readonly caller: Caller };

type Wanted = {
  readonly command: IntegrationChange;
  readonly status: 200 | 204;
  /** Called with the connection's revision, to refuse a request that rests on another one. */
  readonly checkVersion: (revision: number) => void;
  /** What else speaks against it; asked only when it would change something. */
  readonly refuse: (answers: Answers) => Refused | null;
};

/** Which client an integration belongs to is the agency's own business: people of clients hear of connecting and disconnecting only. */
const tagsOf = ({ type, data }: IntegrationEvent): readonly string[] =>
  type === 'IntegrationMapped'
    ? [workspaceTag(data.workspaceId)]
    : [workspaceTag(data.workspaceId), clientTag(data.clientId)];

const change = async ({ log, commit, caller, readModel }: Parts, wanted: Wanted): Promise<Response> => {
  const { command } = wanted;
  const { workspaceId } = caller;
  const stream = integrationStream(workspaceId);
  let version = '';
  const response = await commit(async (answers): Promise<Proposal | Refused> => {
    const { state, revision } = await loadStream(log, stream, integrationDecider);
    const before = connectionOf(state, command.integrationId);
    if (!before) return { ok: false, refusal: 'notFound' };
    wanted.checkVersion(before.revision);
    const decision = integrationDecider.decide(command, state);
    if (!decision.ok) return decision;
    const refused = decision.events.length > 0 ? wanted.refuse(await readModel.current()) : null;
    if (refused) return refused;
    const after = connectionOf(decision.events.reduce(integrationDecider.evolve, state), before.id) ?? before;
    version = versionTag(after.revision);
    return {
      ok: true,
      actor: { kind: 'account', id: caller.accountId, role: caller.role },
      events: decision.events.map((event) => ({ stream, event, tags: tagsOf(event) })),
      expected: [{ stream, revision }],
      reply: {
        status: wanted.status,
        ...(wanted.status === 200
          ? { body: { integration: integrationItem(after, answers, workspaceId) } }
          : {}),
      },
    };
  });
  if (response.ok) response.headers.set('ETag', version);
  return response;
};

const askedBy = ({ caller, now }: Parts, integrationId: string) => ({
  workspaceId: caller.workspaceId,
  integrationId,
  by: caller.accountId,
  now,
});

export const mapIntegration: Handler<'mapIntegration'> = (request, context) => {
  const { params, body, caller } = context;
  return change(context, {
    command: { type: 'MapIntegration', ...askedBy(context, params.id), clientId: body.client_id },
    status: 200,
    checkVersion: (revision) => demandVersion(request, revision),
    refuse: (answers) => {
      const wrong = clientProblem(answers, caller.workspaceId, body.client_id);
      return wrong === null
        ? null
        : { ok: false, refusal: 'invalid', extras: { errors: { client_id: wrong } } };
    },
  });
};

export const disconnectIntegration: Handler<'disconnectIntegration'> = (request, context) =>
  change(context, {
    command: { type: 'DisconnectIntegration', ...askedBy(context, context.params.id) },
    status: 204,
    checkVersion: (revision) => demandVersion(request, revision),
    refuse: () => null,
  });

/** Takes no version: whoever takes a disconnection back wants what was there before it. Counts for the limit again. */
export const restoreIntegration: Handler<'restoreIntegration'> = (_request, context) => {
  const { params, caller, now } = context;
  return change(context, {
    command: { type: 'RestoreIntegration', ...askedBy(context, params.id) },
    status: 200,
    checkVersion: () => undefined,
    refuse: (answers) =>
      refusedLimit(answers, { workspaceId: caller.workspaceId, now }, { resource: 'integrations' }),
  });
};
