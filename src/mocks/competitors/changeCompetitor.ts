/** POST /api/competitors, PATCH and DELETE /api/competitors/:id, and POST .../restore. */
import { competitorErrors } from '#domain/competitors/competitorRules.ts';
import type { CompetitorItem } from '#domain/contract/competitorSchemas.ts';
import { normalizeHost } from '#domain/hostName.ts';
import {
  type CompetitorCommand,
  competitorDecider,
  type KnownCompetitor,
} from '#events/competitors/competitorDecider.ts';
import { type Client, clientsOf } from '#events/projections/clientDirectory.ts';
import { competitorsOf } from '#events/projections/competitorDirectory.ts';
import type { Answers } from '#events/projections/readModel.ts';
import { clientTag, workspaceTag } from '#events/projections/workspaceHistory.ts';
import type { Caller, Context, Handler, Proposal, Refused } from '../http/context.ts';
import { loadStream } from '../http/loadStream.ts';
import { problem } from '../http/respond.ts';
import { demandVersion } from '../http/version.ts';
import { competitorItem } from './competitorItem.ts';

type Parts = Pick<Context<'addCompetitor'>, 'log' | 'commit' | 'now'> & { readonly caller: Caller };

type Wanted = {
  readonly competitorId: string;
  /** For a new one; one that is there knows its client. */
  readonly clientId?: string;
  readonly command: (client: Client) => CompetitorCommand;
  readonly status: 200 | 201 | 204;
  /** Called with the competitor's version, to refuse a request that rests on another one. */
  readonly checkVersion?: (revision: number) => void;
};

const clientFor = (answers: Answers, { workspaceId }: Caller, wanted: Wanted): Client | undefined => {
  const competitors = competitorsOf(answers.competitorDirectory, workspaceId);
  const clientId = wanted.clientId ?? competitors.find(({ id }) => id === wanted.competitorId)?.clientId;
  return clientsOf(answers.clientDirectory, workspaceId).find(({ id }) => id === clientId);
};

/** The competitor as it is once the events are in. */
const itemAfter = (known: KnownCompetitor, answers: Answers, id: string, now: string): CompetitorItem => {
  const before = competitorsOf(answers.competitorDirectory, known.workspaceId).find((one) => one.id === id);
  const { workspaceId: _workspaceId, status, ...facts } = known;
  return competitorItem({
    ...facts,
    id,
    addedAt: before?.addedAt ?? now,
    updatedAt: before?.revision === known.revision ? before.updatedAt : now,
    removedAt: status === 'watched' ? null : (before?.removedAt ?? now),
  });
};

const propose = async (parts: Parts, answers: Answers, wanted: Wanted): Promise<Proposal | Refused> => {
  const { log, caller, now } = parts;
  const { competitorId } = wanted;
  const client = clientFor(answers, caller, wanted);
  if (!client) return { ok: false, refusal: 'notFound' };
  const stream = `competitors-${client.id}`;
  const { state, revision } = await loadStream(log, stream, competitorDecider);
  const before = state.competitors[competitorId];
  if (before) wanted.checkVersion?.(before.revision);
  const decision = competitorDecider.decide(wanted.command(client), state);
  if (!decision.ok) return decision;
  const known = decision.events.reduce(competitorDecider.evolve, state).competitors[competitorId];
  if (!known) return { ok: false, refusal: 'notFound' };
  const item = itemAfter(known, answers, competitorId, now);
  const tags = [workspaceTag(caller.workspaceId), clientTag(client.id)];
  return {
    ok: true,
    actor: { kind: 'account', id: caller.accountId, role: caller.role },
    events: decision.events.map((event) => ({ stream, event, tags })),
    expected: [{ stream, revision }],
    reply: { status: wanted.status, ...(wanted.status === 204 ? {} : { body: { competitor: item } }) },
  };
};

const change = async (parts: Parts, wanted: Wanted): Promise<Response> => {
  const response = await parts.commit((answers) => propose(parts, answers, wanted));
  if (!response.ok || response.status === 204) return response;
  const { competitor }: { competitor: CompetitorItem } = await response.clone().json();
  response.headers.set('ETag', competitor.etag);
  return response;
};

export const addCompetitor: Handler<'addCompetitor'> = (_request, context) => {
  const { body, caller, now, world } = context;
  const errors = competitorErrors(body);
  if (Object.keys(errors).length > 0) return problem('invalid', { errors });
  const competitorId = world.ids.entity();
  const { client_id: clientId, tier, notes = '' } = body;
  const domain = normalizeHost(body.domain) ?? body.domain;
  const { workspaceId } = caller;
  return change(context, {
    competitorId,
    clientId,
    status: 201,
    command: ({ domain: ownDomain }) => ({
      type: 'AddCompetitor',
      ...{ competitorId, clientId, workspaceId, ownDomain, domain, tier, notes: notes.trim(), now },
    }),
  });
};

export const updateCompetitor: Handler<'updateCompetitor'> = (request, context) => {
  const { body, params, now } = context;
  const errors = competitorErrors(body);
  if (Object.keys(errors).length > 0) return problem('invalid', { errors });
  const { domain, tier, notes } = body;
  const changes = {
    ...(domain === undefined ? {} : { domain: normalizeHost(domain) ?? domain }),
    ...(tier === undefined ? {} : { tier }),
    ...(notes === undefined ? {} : { notes: notes.trim() }),
  };
  return change(context, {
    competitorId: params.id,
    status: 200,
    command: ({ domain: ownDomain }) => ({
      type: 'UpdateCompetitor',
      ...{ competitorId: params.id, ownDomain, changes, now },
    }),
    checkVersion: (revision) => demandVersion(request, revision),
  });
};

export const removeCompetitor: Handler<'removeCompetitor'> = (request, context) =>
  change(context, {
    competitorId: context.params.id,
    status: 204,
    command: ({ domain: ownDomain }) => ({
      type: 'RemoveCompetitor',
      ...{ competitorId: context.params.id, ownDomain, now: context.now },
    }),
    checkVersion: (revision) => demandVersion(request, revision),
  });

/** Takes no version: to bring something back is right whatever happened to it meanwhile. */
export const restoreCompetitor: Handler<'restoreCompetitor'> = (_request, context) =>
  change(context, {
    competitorId: context.params.id,
    status: 200,
    command: ({ domain: ownDomain }) => ({
      type: 'RestoreCompetitor',
      ...{ competitorId: context.params.id, ownDomain, now: context.now },
    }),
  });
