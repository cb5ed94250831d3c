/** Handles requests about competitors, and lists the markets of all clients. */

import type { EpochDay } from '#domain/calendar/epochDay.ts';
import { competitorErrors } from '#domain/competitors/competitorRules.ts';
import { sharesOn, siteFigures } from '#domain/competitors/marketFigures.ts';
import type { CompetitorItem } from '#domain/contract/competitorSchemas.ts';
import type { BodyOf } from '#domain/contract/endpoints.ts';
import type { MarketList } from '#domain/contract/marketSchemas.ts';
import { definedOnly } from '#domain/definedOnly.ts';
import { normalizeHost } from '#domain/hostName.ts';
import { tidyText } from '#domain/text/visibleText.ts';
import type { Client } from '#events/clients/client.ts';
import type { Competitor } from '#events/competitors/competitor.ts';
import {
  type CompetitorState,
  competitorDecider,
  competitorOf,
} from '#events/competitors/competitorDecider.ts';
import type { CompetitorFields } from '#events/competitors/competitorEvents.ts';
import { competitorStream } from '#events/competitors/competitorStream.ts';
import type { Answers } from '#events/projections/answers.ts';
import { clientsOf } from '#events/projections/clientDirectory.ts';
import { competitorsOf } from '#events/projections/competitorDirectory.ts';
import { todayFor } from '../clients/clientDay.ts';
import type { Caller, Handler } from '../http/context.ts';
import { type CommandReply, handleCommand, notThere } from '../http/handleCommand.ts';
import { pageOf } from '../http/pageOf.ts';
import { json } from '../http/respond.ts';
import { versionTag } from '../http/version.ts';
import { rangeOnWire } from '../metrics/rangeOnWire.ts';
import { type Asked, askedOf, lastDayOf, type Market, marketOf, sourceFor } from './searchMarket.ts';

const competitorItem = (competitor: Competitor): CompetitorItem => ({
  id: competitor.id,
  client_id: competitor.clientId,
  domain: competitor.domain,
  tier: competitor.tier,
  notes: competitor.notes,
  created_at: competitor.addedAt,
  updated_at: competitor.updatedAt,
  removed_at: competitor.removedAt,
  etag: versionTag(competitor.revision),
});

const handle = handleCommand(competitorStream, competitorDecider);

const clientOf = (answers: Answers, { workspaceId }: Caller, clientId: string | undefined): Client =>
  clientsOf(answers.clientDirectory, workspaceId).find(({ id }) => id === clientId) ?? notThere();

const about = (answers: Answers, caller: Caller, competitorId: string) => {
  const competitors = competitorsOf(answers.competitorDirectory, caller.workspaceId);
  const { clientId } = competitors.find(({ id }) => id === competitorId) ?? notThere();
  const { id, domain: ownDomain } = clientOf(answers, caller, clientId);
  return {
    asked: { competitorId, ownDomain },
    place: {
      key: [id] as const,
      version: (state: CompetitorState) => competitorOf(state, competitorId)?.revision ?? null,
    },
  };
};

const replyWith =
  (status: 200 | 201, competitorId: string) =>
  (after: CompetitorState): CommandReply => {
    const competitor = competitorOf(after, competitorId) ?? notThere();
    return { status, body: { competitor: competitorItem(competitor) }, version: competitor.revision };
  };

export const addCompetitor: Handler<'addCompetitor'> = (request, context) => {
  const { body, caller, now, world } = context;
  const competitorId = world.ids.entity();
  const { client_id: clientId, tier, notes = '' } = body;
  const fields = { domain: normalizeHost(body.domain) ?? body.domain, tier, notes: tidyText(notes) };
  const { workspaceId } = caller;
  return handle(request, context, {
    errors: competitorErrors(body),
    plan: (answers) => {
      const { domain: ownDomain } = clientOf(answers, caller, clientId);
      return {
        key: [clientId],
        command: { type: 'AddCompetitor', competitorId, clientId, workspaceId, ownDomain, ...fields, now },
        reply: replyWith(201, competitorId),
      };
    },
  });
};

const changesIn = ({ domain, tier, notes }: BodyOf<'updateCompetitor'>): Partial<CompetitorFields> => ({
  ...(domain === undefined ? {} : { domain: normalizeHost(domain) ?? domain }),
  ...definedOnly({ tier }),
  ...(notes === undefined ? {} : { notes: tidyText(notes) }),
});

export const updateCompetitor: Handler<'updateCompetitor'> = (request, context) => {
  const { body, params, caller, now } = context;
  return handle(request, context, {
    errors: competitorErrors(body),
    plan: (answers) => {
      const { place, asked } = about(answers, caller, params.id);
      return {
        ...place,
        ifMatch: 'required',
        command: { type: 'UpdateCompetitor', ...asked, changes: changesIn(body), now },
        reply: replyWith(200, params.id),
      };
    },
  });
};

export const removeCompetitor: Handler<'removeCompetitor'> = (request, context) => {
  const { params, caller, now } = context;
  return handle(request, context, {
    plan: (answers) => {
      const { place, asked } = about(answers, caller, params.id);
      return {
        ...place,
        ifMatch: 'required',
        command: { type: 'RemoveCompetitor', ...asked, now },
        reply: () => ({ status: 204 }),
      };
    },
  });
};

/** Needs no version, because a restore is right whatever changed meanwhile. */
export const restoreCompetitor: Handler<'restoreCompetitor'> = (request, context) => {
  const { params, caller, now } = context;
  return handle(request, context, {
    plan: (answers) => {
      const { place, asked } = about(answers, caller, params.id);
      return {
        ...place,
        ifMatch: 'none',
        command: { type: 'RestoreCompetitor', ...asked, now },
        reply: replyWith(200, params.id),
      };
    },
  });
};

export const listCompetitors: Handler<'listCompetitors'> = (_request, { answers, caller, query }) => {
  const { client, status = 'watched' } = query;
  const matching = competitorsOf(answers.competitorDirectory, caller.workspaceId).filter(
    ({ clientId, removedAt }) =>
      (client === undefined || clientId === client) &&
      (status === 'all' || (removedAt === null) === (status === 'watched')),
  );
  const { items, ...page } = pageOf(matching, query);
  return json(200, { items: items.map(competitorItem), ...page });
};

const listItem = (
  market: Market,
  dataTo: EpochDay,
  { range, compared }: Asked,
): MarketList['items'][number] => {
  const last = Math.min(range.to, dataTo);
  const figures = siteFigures(market.keywords, market.ranksOn(last), market.sites.length);
  const before =
    compared && sharesOn(market.keywords, market.ranksOn(Math.min(compared.to, dataTo)), market.sites.length);
  const rivals = market.sites.flatMap(({ domain, isOwn }, index) => {
    const share = figures[index]?.share ?? null;
    return isOwn || share === null ? [] : [{ domain, share, points: share - (before?.[index] ?? share) }];
  });
  const leader = rivals.toSorted((one, other) => other.share - one.share)[0];
  const riser = rivals.toSorted((one, other) => other.points - one.points)[0];
  return {
    client_id: market.client.id,
    competitors: rivals.length,
    share: figures[0]?.share ?? null,
    before: before?.[0] ?? null,
    visits: figures[0]?.visits ?? 0,
    top10: figures[0]?.top10 ?? 0,
    keywords: market.keywords.length,
    leader: leader ? { domain: leader.domain, share: leader.share } : null,
    riser: riser && riser.points > 0 ? { domain: riser.domain, points: riser.points } : null,
  };
};

export const listMarkets: Handler<'listMarkets'> = (_request, { answers, caller, query, now }) => {
  const { workspaceId } = caller;
  const { as_of: _past, ...days } = query;
  const today = todayFor(answers, { workspaceId, clientId: null }, now);
  const asked = askedOf(days, today);
  const items = clientsOf(answers.clientDirectory, workspaceId).flatMap((client) => {
    const source = client.archivedAt === null ? sourceFor(answers, caller, client.id) : undefined;
    return source ? [listItem(marketOf(answers, caller, client), lastDayOf(source, today), asked)] : [];
  });
  const { range, compared } = asked;
  return json(200, { range: rangeOnWire(range), compared_range: compared && rangeOnWire(compared), items });
};
