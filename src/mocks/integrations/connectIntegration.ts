/** Handles POST /api/integrations: connects an account of a platform for a client, also in the place of another one. */
import { epochDayAt } from '#domain/calendar/epochDay.ts';
import type { IntegrationBody } from '#domain/contract/integrationSchemas.ts';
import { firstStep } from '#domain/integrations/backFill.ts';
import { demoAccountOf } from '#domain/integrations/demoPlatformAccounts.ts';
import { platformCatalogue } from '#domain/integrations/platformCatalogue.ts';
import { backFillDays, platformChannels } from '#domain/integrations/platformChannels.ts';
import { platformNames } from '#domain/integrations/platforms.ts';
import { integrationDecider } from '#events/integrations/integrationDecider.ts';
import { type Connection, connectionOf } from '#events/integrations/integrationState.ts';
import { integrationStream } from '#events/integrations/integrationStream.ts';
import type { Answers } from '#events/projections/answers.ts';
import { integrationsOf } from '#events/projections/integrationDirectory.ts';
import type { Handler } from '../http/context.ts';
import { handleCommand } from '../http/handleCommand.ts';
import { RefusalError } from '../http/refusal.ts';
import { refusedConnection } from './connectionQuota.ts';
import { agencyNameIn, integrationReply } from './integrationItem.ts';
import { clientProblem } from './mappableClients.ts';
import { refusedPlatform } from './refusedPlatform.ts';

const handle = handleCommand(integrationStream, integrationDecider);

const consents = ({ platform, scopes }: IntegrationBody): boolean => {
  const asked = platformCatalogue[platform].scopes;
  return scopes.length === asked.length && asked.every((scope) => scopes.includes(scope));
};

const errorsIn = (body: IntegrationBody, answers: Answers, workspaceId: string): Record<string, string> => {
  const client = clientProblem(answers, workspaceId, body.client_id);
  const connections = integrationsOf(answers.integrationDirectory, workspaceId);
  const replaces =
    body.replaces === undefined
      ? null
      : replacesProblem(
          body,
          connections.find(({ id }) => id === body.replaces),
        );
  return {
    ...(demoAccountOf(body.platform, body.account_id)
      ? {}
      : { account_id: 'Not an account of this platform' }),
    ...(client === null ? {} : { client_id: client }),
    ...(replaces === null ? {} : { replaces }),
    ...(consents(body) ? {} : { scopes: 'Consent must be given to all that the platform asks for' }),
  };
};

/** A source takes the place of one that brings the same channels. */
const replacesProblem = (body: IntegrationBody, former: Connection | undefined): string | null => {
  if (former === undefined) return 'Not a connection of this workspace';
  const [now, before] = [platformChannels[body.platform], platformChannels[former.platform]];
  if (now.join() !== before.join()) return `Must bring the same figures as ${platformNames[former.platform]}`;
  return former.clientId === body.client_id ? null : 'Must be of the same client';
};

/** The newest days come with the connection; the others follow in steps. A replacement begins today. */
const firstDays = ({ platform, replaces }: IntegrationBody, now: string) =>
  replaces !== undefined || platformChannels[platform].length === 0
    ? undefined
    : firstStep(epochDayAt(Date.parse(now)), backFillDays(platform));

export const connectIntegration: Handler<'connectIntegration'> = (request, context) => {
  const { body, caller, now, world } = context;
  const { workspaceId, accountId: by } = caller;
  const integrationId = world.ids.entity();
  const account = { platform: body.platform, externalId: body.account_id };
  const externalName =
    demoAccountOf(body.platform, body.account_id, agencyNameIn(context.answers, workspaceId))?.name ??
    body.account_id;
  const { client_id: clientId, scopes, replaces } = body;
  const history = firstDays(body, now);
  const facts = { ...account, externalName, clientId, scopes, replaces, history };
  return handle(request, context, {
    plan: (answers) => {
      const errors = errorsIn(body, answers, workspaceId);
      if (Object.keys(errors).length > 0) throw new RefusalError('invalid', { errors });
      return {
        key: [workspaceId],
        command: { type: 'ConnectIntegration', workspaceId, integrationId, by, now, ...facts },
        refuse: ({ before }) =>
          replaces === undefined
            ? refusedConnection(answers, { workspaceId, now }, { state: before, platform: body.platform })
            : refusedPlatform(answers, { workspaceId, now }, body.platform),
        reply: (after) => integrationReply(201, connectionOf(after, integrationId), answers, workspaceId),
      };
    },
  });
};
