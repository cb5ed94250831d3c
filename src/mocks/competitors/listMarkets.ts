/** Handles GET /api/competitors/markets: compares the search markets of all active clients. */
import type { EpochDay } from '#domain/calendar/epochDay.ts';
import { sharesOn, siteFigures } from '#domain/competitors/marketFigures.ts';
import type { MarketList } from '#domain/contract/marketSchemas.ts';
import { clientsOf } from '#events/projections/clientDirectory.ts';
import { todayFor } from '../clients/clientDay.ts';
import type { Handler } from '../http/context.ts';
import { json } from '../http/respond.ts';
import { rangeOnWire } from '../metrics/rangeOnWire.ts';
import { type Asked, askedOf, lastDayOf, type Market, marketOf, sourceFor } from './searchMarket.ts';

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
