/** POST /api/integrations: connects an account of a platform for a client, with the consent that was given. */
import type { IntegrationBody } from '#domain/contract/integrationSchemas.ts';
import { demoAccountOf } from '#domain/integrations/demoPlatformAccounts.ts';
import { integrationStream } from '#domain/integrations/integrationStream.ts';
import { platformCatalogue } from '#domain/integrations/platformCatalogue.ts';
import { type ConnectIntegration, integrationDecider } from '#events/integrations/integrationDecider.ts';
import { connectionOf } from '#events/integrations/integrationState.ts';
import type { Answers } from '#events/projections/readModel.ts';
import { clientTag, workspaceTag } from '#events/projections/workspaceHistory.ts';
import type { Handler } from '../http/context.ts';
import { loadStream } from '../http/loadStream.ts';
import { refusedLimit } from '../http/planOf.ts';
import { integrationItem } from './integrationItem.ts';
import { clientProblem } from './mappableClients.ts';

const consents = ({ platform, scopes }: IntegrationBody): boolean => {
  const asked = platformCatalogue[platform].scopes;
  return scopes.length === asked.length && asked.every((scope) => scopes.includes(scope));
};

const errorsIn = (body: IntegrationBody, answers: Answers, workspaceId: string): Record<string, string> => {
  const client = clientProblem(answers, workspaceId, body.client_id);
  return {
    ...(demoAccountOf(body.platform, body.account_id)
      ? {}
      : { account_id: 'Not an account of this platform' }),
    ...(client === null ? {} : { client_id: client }),
    ...(consents(body) ? {} : { scopes: 'Consent must be given to all that the platform asks for' }),
  };
};

/** The limit is counted after the stream was loaded: what comes in later makes the append fail and this decide again. */
export const connectIntegration: Handler<'connectIntegration'> = (
  _request,
  { body, caller, log, now, commit, world, readModel },
) => {
  const { workspaceId, accountId: by } = caller;
  const integrationId = world.ids.entity();
  return commit(async (answers) => {
    const errors = errorsIn(body, answers, workspaceId);
    if (Object.keys(errors).length > 0) return { ok: false, refusal: 'invalid', extras: { errors } };
    const stream = integrationStream(workspaceId);
    const { state, revision } = await loadStream(log, stream, integrationDecider);
    const command: ConnectIntegration = {
      type: 'ConnectIntegration',
      workspaceId,
      integrationId,
      by,
      now,
      platform: body.platform,
      externalId: body.account_id,
      externalName: demoAccountOf(body.platform, body.account_id)?.name ?? body.account_id,
      clientId: body.client_id,
      scopes: body.scopes,
    };
    const decision = integrationDecider.decide(command, state);
    if (!decision.ok) return decision;
    const full = refusedLimit(await readModel.current(), { workspaceId, now }, { resource: 'integrations' });
    if (full) return full;
    const connection = connectionOf(decision.events.reduce(integrationDecider.evolve, state), integrationId);
    const tags = [workspaceTag(workspaceId), clientTag(body.client_id)];
    return {
      ok: true,
      actor: { kind: 'account', id: by, role: caller.role },
      events: decision.events.map((event) => ({ stream, event, tags })),
      expected: [{ stream, revision }],
      reply: {
        status: 201,
        body: { integration: connection && integrationItem(connection, answers, workspaceId) },
      },
    };
  });
};
