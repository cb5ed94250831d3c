/** Handles PATCH and DELETE /api/integrations/:id, and POST .../restore. */
import { integrationDecider } from '#events/integrations/integrationDecider.ts';
import { connectionOf, type IntegrationState } from '#events/integrations/integrationState.ts';
import { integrationStream } from '#events/integrations/integrationStream.ts';
import { soundSource } from '#events/sources/sourceHealth.ts';
import type { Context, Handler } from '../http/context.ts';
import { handleCommand } from '../http/handleCommand.ts';
import { refusedConnection } from './connectionQuota.ts';
import { grantedAgain } from './grantAccessAgain.ts';
import { integrationReply } from './integrationItem.ts';
import { clientProblem } from './mappableClients.ts';

const handle = handleCommand(integrationStream, integrationDecider);

type Changing = Pick<Context<'disconnectIntegration'>, 'caller' | 'params' | 'now'>;

const about = ({ caller, params, now }: Changing) => {
  const { workspaceId, accountId: by } = caller;
  return {
    asked: { workspaceId, integrationId: params.id, by, now },
    place: {
      key: [workspaceId] as const,
      version: (state: IntegrationState) => connectionOf(state, params.id)?.revision ?? null,
    },
  };
};

export const mapIntegration: Handler<'mapIntegration'> = (request, context) => {
  const { params, body, caller } = context;
  const { place, asked } = about(context);
  return handle(request, context, {
    plan: (answers) => ({
      ...place,
      ifMatch: 'required',
      command: { type: 'MapIntegration', ...asked, clientId: body.client_id },
      refuse: () => {
        const wrong = clientProblem(answers, caller.workspaceId, body.client_id);
        const errors = wrong === null ? null : { client_id: wrong };
        return errors && { ok: false, refusal: 'invalid', extras: { errors } };
      },
      reply: (after) => integrationReply(200, connectionOf(after, params.id), answers, caller.workspaceId),
    }),
  });
};

export const disconnectIntegration: Handler<'disconnectIntegration'> = (request, context) => {
  const { place, asked } = about(context);
  return handle(request, context, {
    plan: () => ({
      ...place,
      ifMatch: 'required',
      command: { type: 'DisconnectIntegration', ...asked },
      reply: () => ({ status: 204 }),
    }),
  });
};

/** Needs no version, because it restores the former state. Counts against the quota again and renews the access. */
export const restoreIntegration: Handler<'restoreIntegration'> = (request, context) => {
  const { params, caller, now } = context;
  const { workspaceId } = caller;
  const { place, asked } = about(context);
  return handle(request, context, {
    plan: (answers) => ({
      ...place,
      ifMatch: 'none',
      command: { type: 'RestoreIntegration', ...asked },
      refuse: ({ before }) => {
        const platform = connectionOf(before, params.id)?.platform;
        return refusedConnection(answers, { workspaceId, now }, { state: before, platform });
      },
      related: () => grantedAgain(context, answers, { workspaceId, integrationId: params.id, now }),
      reply: (after) =>
        integrationReply(200, connectionOf(after, params.id), answers, workspaceId, soundSource),
    }),
  });
};
