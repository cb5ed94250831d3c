/** Handles POST /api/clients and POST /api/clients/:id/clone: adds a client within the plan's quota. */

import { clientErrors, tidyChanges, tidyClient } from '#domain/clients/clientRules.ts';
import { usualCloneParts } from '#domain/clients/cloneParts.ts';
import { definedOnly } from '#domain/definedOnly.ts';
import { clientDecider } from '#events/clients/clientDecider.ts';
import { clientStream } from '#events/clients/clientStream.ts';
import { clientOf } from '#events/clients/clientsFold.ts';
import type { Handler } from '../http/context.ts';
import { handleCommand, notThere } from '../http/handleCommand.ts';
import { clientFieldErrors } from './clientFieldErrors.ts';
import { clientReply } from './clientItem.ts';
import { refusedClients } from './clientQuota.ts';
import { cloneRelatedStreams } from './cloneRelatedStreams.ts';

const handle = handleCommand(clientStream, clientDecider);

export const addClient: Handler<'addClient'> = (request, context) => {
  const { body, caller, now, world, answers: known } = context;
  const { workspaceId } = caller;
  const clientId = world.ids.entity();
  const { owner_id: ownerId = null, tags = [], time_zone: timeZone } = body;
  const zone = definedOnly({ timeZone });
  const facts = { clientId, ...tidyClient(body), ...zone, workspaceId, sample: false, ownerId, tags };
  return handle(request, context, {
    errors: clientFieldErrors(body, known, workspaceId),
    plan: (answers) => ({
      key: [workspaceId],
      command: { type: 'AddClient', ...facts, now },
      refuse: (states) => refusedClients(answers, { workspaceId, now }, states),
      reply: (after) => clientReply(201, clientOf(after, clientId)),
    }),
  });
};

export const cloneClient: Handler<'cloneClient'> = (request, context) => {
  const { body, params, caller, now, world } = context;
  const { workspaceId } = caller;
  const cloneId = world.ids.entity();
  const { name = '', domain = '' } = tidyChanges(body);
  const { take: takes = usualCloneParts } = body;
  return handle(request, context, {
    errors: clientErrors(body),
    plan: (answers) => ({
      key: [workspaceId],
      version: (state) => clientOf(state, params.id)?.revision ?? null,
      ifMatch: 'none',
      command: { type: 'CloneClient', clientId: params.id, cloneId, name, domain, takes, now },
      refuse: (states) => refusedClients(answers, { workspaceId, now }, states),
      related: (after) => {
        const original = clientOf(after, params.id) ?? notThere();
        return cloneRelatedStreams({ ...context, answers, original, clone: { id: cloneId, name }, takes });
      },
      reply: (after) => clientReply(201, clientOf(after, cloneId)),
    }),
  });
};
