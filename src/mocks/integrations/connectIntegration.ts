/** Handles POST /api/integrations: connects an account of a platform for a client, with its consent. */
import type { IntegrationBody } from '#domain/contract/integrationSchemas.ts';
import { demoAccountOf } from '#domain/integrations/demoPlatformAccounts.ts';
import { platformCatalogue } from '#domain/integrations/platformCatalogue.ts';
import { integrationDecider } from '#events/integrations/integrationDecider.ts';
import { connectionOf } from '#events/integrations/integrationState.ts';
import { integrationStream } from '#events/integrations/integrationStream.ts';
import type { Answers } from '#events/projections/answers.ts';
import type { Handler } from '../http/context.ts';
import { handleCommand } from '../http/handleCommand.ts';
import { RefusalError } from '../http/refusal.ts';
import { refusedConnection } from './connectionQuota.ts';
import { agencyNameIn, integrationReply } from './integrationItem.ts';
import { clientProblem } from './mappableClients.ts';

const handle = handleCommand(integrationStream, integrationDecider);

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

export const connectIntegration: Handler<'connectIntegration'> = (request, context) => {
  const { body, caller, now, world } = context;
  const { workspaceId, accountId: by } = caller;
  const integrationId = world.ids.entity();
  const account = { platform: body.platform, externalId: body.account_id };
  const externalName =
    demoAccountOf(body.platform, body.account_id, agencyNameIn(context.answers, workspaceId))?.name ??
    body.account_id;
  const facts = { ...account, externalName, clientId: body.client_id, scopes: body.scopes };
  return handle(request, context, {
    plan: (answers) => {
      const errors = errorsIn(body, answers, workspaceId);
      if (Object.keys(errors).length > 0) throw new RefusalError('invalid', { errors });
      return {
        key: [workspaceId],
        command: { type: 'ConnectIntegration', workspaceId, integrationId, by, now, ...facts },
        refuse: ({ before }) =>
          refusedConnection(answers, { workspaceId, now }, { state: before, platform: body.platform }),
        reply: (after) => integrationReply(201, connectionOf(after, integrationId), answers, workspaceId),
      };
    },
  });
};
