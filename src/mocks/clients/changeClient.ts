/** Handles PATCH and DELETE /api/clients/:id, and POST .../restore, .../pause, .../resume and .../deletion. */
import { deletionText, tidyChanges } from '#domain/clients/clientRules.ts';
import { tagsProblem, tidyTags } from '#domain/clients/clientTags.ts';
import { type ContractFee, contractErrors } from '#domain/clients/contractRules.ts';
import type { CustomerLifetime } from '#domain/clients/customerValue.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import type { BodyOf } from '#domain/contract/endpoints.ts';
import { definedOnly } from '#domain/definedOnly.ts';
import { tidyText } from '#domain/text/visibleText.ts';
import type { BulkAct, ChangeManyClients } from '#events/clients/clientCommands.ts';
import { clientDecider } from '#events/clients/clientDecider.ts';
import { clientStream } from '#events/clients/clientStream.ts';
import { type ClientState, clientOf, everyClientOf } from '#events/clients/clientsFold.ts';
import { outcomesOf } from '#events/clients/decideManyClients.ts';
import type { Answers } from '#events/projections/answers.ts';
import type { Handler } from '../http/context.ts';
import { type CommandReply, handleCommand } from '../http/handleCommand.ts';
import { RefusalError } from '../http/refusal.ts';
import { revisionIn, versionTag } from '../http/version.ts';
import { aboutClient } from './aboutClient.ts';
import { clientFieldErrors } from './clientFieldErrors.ts';
import { clientReply } from './clientItem.ts';
import { mostClients, refusedClients } from './clientQuota.ts';
import { staffProblem } from './staffProblem.ts';

const handle = handleCommand(clientStream, clientDecider);

type Body = BodyOf<'changeClients'>;

const actOf = ({ act, owner_id: ownerId = null, tag = '' }: Body): BulkAct => {
  if (act === 'assign') return { kind: act, ownerId };
  if (act === 'tag' || act === 'untag') return { kind: act, tag: tidyTags([tag])[0] ?? '' };
  return { kind: act };
};

const rowsOf = ({ clients }: Body): ChangeManyClients['rows'] => {
  const byId = new Map<string, string | undefined>();
  for (const { id, etag } of clients) if (!byId.has(id)) byId.set(id, etag);
  return [...byId].map(([clientId, etag]) => ({
    clientId,
    revision: etag === undefined ? null : revisionIn(etag),
  }));
};

const namesOne = ({ clients }: Body, { clientDirectory }: Answers, workspaceId: string): boolean => {
  const known = clientDirectory.byWorkspace[workspaceId] ?? {};
  return clients.some(({ id }) => Object.hasOwn(known, id));
};

const errorsOf = (body: Body, answers: Answers, workspaceId: string): Readonly<Record<string, string>> => {
  const { act, owner_id: ownerId, tag = '' } = body;
  const names = act === 'tag' || act === 'untag';
  const owner = staffProblem(ownerId, answers, workspaceId);
  const wrongTag = names ? (tidyText(tag) === '' ? 'Enter a tag' : tagsProblem([tag])) : null;
  const wanted = deletionText(rowsOf(body).length);
  const isTyped = act !== 'delete' || tidyText(body.typed ?? '').toLowerCase() === wanted;
  const isMissing = act === 'assign' && ownerId === undefined;
  return {
    ...(isMissing ? { owner_id: 'Choose a person or no one' } : {}),
    ...(owner === null ? {} : { owner_id: owner }),
    ...(wrongTag === null ? {} : { tag: wrongTag }),
    ...(isTyped ? {} : { typed: `Type “${wanted}”` }),
  };
};

const replyOf = (command: ChangeManyClients, before: ClientState, after: ClientState): CommandReply => ({
  status: 200,
  body: {
    rows: outcomesOf(command, before).outcomes.map(({ clientId, result }) => {
      const client = clientOf(after, clientId);
      return { id: clientId, result, etag: client ? versionTag(client.revision) : null };
    }),
  },
});

export const changeClients: Handler<'changeClients'> = (request, context) => {
  const { body, caller, now, answers } = context;
  const { workspaceId } = caller;
  return handle(request, context, {
    errors: errorsOf(body, answers, workspaceId),
    plan: (known) => {
      if (!namesOne(body, known, workspaceId))
        throw new RefusalError('invalid', { errors: { clients: 'No such client' } });
      const most = mostClients(known, { workspaceId, now });
      const command: ChangeManyClients = {
        type: 'ChangeManyClients',
        act: actOf(body),
        rows: rowsOf(body),
        most,
        now,
      };
      return {
        key: [workspaceId],
        command,
        reply: (after, before) => replyOf(command, before, after),
      };
    },
  });
};

export const changeContract: Handler<'changeContract'> = (request, context) => {
  const { body, params, caller, now, world } = context;
  const { currency, from, reason, until } = body;
  const isEnd = reason === 'end';
  const fee: ContractFee = {
    monthlyFeeCents: isEnd ? 0 : body.monthly_fee_cents,
    currency,
    from,
    reason,
    ...(until === undefined || isEnd ? {} : { until }),
  };
  const changeId = world.ids.entity();
  return handle(request, context, {
    errors: contractErrors(fee),
    plan: () => ({
      ...aboutClient(caller, params.id),
      ifMatch: 'required',
      command: { type: 'ChangeContract', clientId: params.id, changeId, fee, now },
      reply: (after) => clientReply(201, clientOf(after, params.id)),
    }),
  });
};

export const withdrawContract: Handler<'withdrawContract'> = (request, context) => {
  const { params, caller, now } = context;
  return handle(request, context, {
    plan: () => ({
      ...aboutClient(caller, params.id),
      ifMatch: 'required',
      command: { type: 'WithdrawContract', clientId: params.id, changeId: params.change, now },
    }),
  });
};

const lifetimeOf = (lifetime: ClientItem['lifetime']): CustomerLifetime | null =>
  lifetime && {
    ordersPerYear: lifetime.orders_per_year,
    years: lifetime.years,
    marginPercent: lifetime.margin_percent,
  };

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
