/** PATCH and DELETE /api/clients/:id, and POST .../restore: what an agency does with a client that it has. */
import { clientErrors, tidyChanges } from '#domain/clients/clientRules.ts';
import { type ClientCommand, clientDecider, type KnownClient } from '#events/clients/clientDecider.ts';
import { clientStream } from '#events/clients/clientStream.ts';
import { type Client, clientsOf } from '#events/projections/clientDirectory.ts';
import type { Answers } from '#events/projections/readModel.ts';
import { clientTag, workspaceTag } from '#events/projections/workspaceHistory.ts';
import type { Caller, Context, Handler, Proposal, Refused } from '../http/context.ts';
import { loadStream } from '../http/loadStream.ts';
import { problem } from '../http/respond.ts';
import { demandVersion } from '../http/version.ts';
import { clientItem, withEtag } from './clientItem.ts';
import { refusedClient } from './clientRoom.ts';

type Parts = Pick<Context<'updateClient'>, 'log' | 'commit' | 'now'> & { readonly caller: Caller };

type Wanted = {
  readonly clientId: string;
  readonly command: Exclude<ClientCommand, { type: 'AddClient' }>;
  readonly status: 200 | 204;
  /** Called with the client's version, to refuse a request that rests on another one. */
  readonly checkVersion: (revision: number) => void;
};

const ownClient = (answers: Answers, { workspaceId }: Caller, clientId: string): Client | undefined =>
  clientsOf(answers.clientDirectory, workspaceId).find(({ id }) => id === clientId);

const after = (before: Client, known: KnownClient, now: string): Client => {
  const { name, domain, industry, status, revision } = known;
  const archivedAt = status === 'active' ? null : (before.archivedAt ?? now);
  return { ...before, name, domain, industry, archivedAt, revision };
};

/** Decides on the stream itself: it may have changed since the answers were made. */
const propose = async (parts: Parts, answers: Answers, wanted: Wanted): Promise<Proposal | Refused> => {
  const { log, caller, now } = parts;
  const { clientId, command } = wanted;
  const { workspaceId } = caller;
  const before = ownClient(answers, caller, clientId);
  const stream = clientStream(workspaceId);
  const { state, revision } = await loadStream(log, stream, clientDecider);
  const known = state.clients[clientId];
  if (!before || !known) return { ok: false, refusal: 'notFound' };
  wanted.checkVersion(known.revision);
  const restoring = command.type === 'RestoreClient' && known.status === 'archived';
  const full = restoring ? refusedClient(answers, { workspaceId, now }, state) : null;
  if (full) return full;
  const decision = clientDecider.decide(command, state);
  if (!decision.ok) return decision;
  const next = decision.events.reduce(clientDecider.evolve, state).clients[clientId] ?? known;
  const changed = decision.events.length > 0 ? { updatedAt: now } : {};
  const item = clientItem({ ...after(before, next, now), ...changed });
  return {
    ok: true,
    actor: { kind: 'account', id: caller.accountId, role: caller.role },
    events: decision.events.map((event) => ({
      stream,
      event,
      tags: [workspaceTag(workspaceId), clientTag(clientId)],
    })),
    expected: [{ stream, revision }],
    reply: { status: wanted.status, ...(wanted.status === 200 ? { body: { client: item } } : {}) },
  };
};

const change = async (parts: Parts, wanted: Wanted): Promise<Response> =>
  withEtag(await parts.commit((answers) => propose(parts, answers, wanted)));

export const updateClient: Handler<'updateClient'> = (request, context) => {
  const { body, params, now } = context;
  const errors = clientErrors(body);
  if (Object.keys(errors).length > 0) return problem('invalid', { errors });
  return change(context, {
    clientId: params.id,
    command: { type: 'UpdateClient', clientId: params.id, changes: tidyChanges(body), now },
    status: 200,
    checkVersion: (revision) => demandVersion(request, revision),
  });
};

export const archiveClient: Handler<'archiveClient'> = (request, context) =>
  change(context, {
    clientId: context.params.id,
    command: { type: 'ArchiveClient', clientId: context.params.id, now: context.now },
    status: 204,
    checkVersion: (revision) => demandVersion(request, revision),
  });

/** Takes no version: to bring something back is right whatever happened to it meanwhile. */
export const restoreClient: Handler<'restoreClient'> = (_request, context) =>
  change(context, {
    clientId: context.params.id,
    command: { type: 'RestoreClient', clientId: context.params.id, now: context.now },
    status: 200,
    checkVersion: () => undefined,
  });
