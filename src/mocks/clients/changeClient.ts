/** Handles PATCH and DELETE /api/clients/:id, and POST .../restore, .../pause, .../resume and .../deletion. */

import { tidyChanges } from '#domain/clients/clientRules.ts';
import type { CustomerLifetime } from '#domain/clients/customerValue.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { definedOnly } from '#domain/definedOnly.ts';
import { clientDecider } from '#events/clients/clientDecider.ts';
import { clientStream } from '#events/clients/clientStream.ts';
import { type ClientState, everyClientOf } from '#events/clients/clientsFold.ts';
import type { Handler } from '../http/context.ts';
import { handleCommand } from '../http/handleCommand.ts';
import { aboutClient } from './aboutClient.ts';
import { clientFieldErrors } from './clientFieldErrors.ts';
import { refusedClients } from './clientQuota.ts';

const lifetimeOf = (lifetime: ClientItem['lifetime']): CustomerLifetime | null =>
  lifetime && {
    ordersPerYear: lifetime.orders_per_year,
    years: lifetime.years,
    marginPercent: lifetime.margin_percent,
  };

const handle = handleCommand(clientStream, clientDecider);

export const updateClient: Handler<'updateClient'> = (request, context) => {
  const { body, params, caller, now, answers } = context;
  const { owner_id: ownerId, tags, time_zone: timeZone, lifetime, logo_id: logoId } = body;
  return handle(request, context, {
    errors: clientFieldErrors(body, answers, caller.workspaceId),
    plan: () => ({
      ...aboutClient(caller, params.id),
      ifMatch: 'required',
      command: {
        type: 'UpdateClient',
        clientId: params.id,
        changes: { ...tidyChanges(body), ...definedOnly({ timeZone }) },
        ...definedOnly({ ownerId, tags, logoId }),
        ...(lifetime === undefined ? {} : { lifetime: lifetimeOf(lifetime) }),
        now,
      },
    }),
  });
};

export const pauseClient: Handler<'pauseClient'> = (request, context) => {
  const { params, caller, now } = context;
  return handle(request, context, {
    plan: () => ({
      ...aboutClient(caller, params.id),
      ifMatch: 'required',
      command: { type: 'PauseClient', clientId: params.id, now },
    }),
  });
};

export const resumeClient: Handler<'resumeClient'> = (request, context) => {
  const { params, caller, now } = context;
  return handle(request, context, {
    plan: () => ({
      ...aboutClient(caller, params.id),
      ifMatch: 'none',
      command: { type: 'ResumeClient', clientId: params.id, now },
    }),
  });
};

export const archiveClient: Handler<'archiveClient'> = (request, context) => {
  const { params, caller, now } = context;
  return handle(request, context, {
    plan: () => ({
      ...aboutClient(caller, params.id),
      ifMatch: 'required',
      command: { type: 'ArchiveClient', clientId: params.id, now },
      reply: () => ({ status: 204 }),
    }),
  });
};

export const deleteClient: Handler<'deleteClient'> = (request, context) => {
  const { body, params, caller, now } = context;
  return handle(request, context, {
    plan: () => ({
      ...aboutClient(caller, params.id),
      ifMatch: 'required',
      command: { type: 'DeleteClient', clientId: params.id, name: body.name, now },
      reply: () => ({ status: 204 }),
    }),
  });
};

/** Needs no version, because a restore is right whatever changed meanwhile. Deleted clients can be restored too. */
export const restoreClient: Handler<'restoreClient'> = (request, context) => {
  const { params, caller, now } = context;
  const { workspaceId } = caller;
  return handle(request, context, {
    plan: (answers) => ({
      ...aboutClient(caller, params.id),
      version: (state: ClientState) => everyClientOf(state, params.id)?.revision ?? null,
      ifMatch: 'none',
      command: { type: 'RestoreClient', clientId: params.id, now },
      refuse: (states) => refusedClients(answers, { workspaceId, now }, states),
    }),
  });
};
