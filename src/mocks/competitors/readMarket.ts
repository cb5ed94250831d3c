/** Handles GET /api/competitors/market: estimates of a client's search market by the demo source's facts. */
import { calendarDayOf, type EpochDay } from '#domain/calendar/epochDay.ts';
import {
  gapOf,
  opportunities,
  type SiteFigures,
  sharesOn,
  siteFigures,
} from '#domain/competitors/marketFigures.ts';
import { moveInWords, movesOf } from '#domain/competitors/rivalMoves.ts';
import { adsSeen, linkingSites, siteProfile } from '#domain/competitors/rivalProfile.ts';
import type { Ranks } from '#domain/competitors/searchRanks.ts';
import { suggestedRivals } from '#domain/competitors/suggestedRivals.ts';
import type { MarketFigures, MarketReply } from '#domain/contract/marketSchemas.ts';
import { platformNames } from '#domain/integrations/platforms.ts';
import { type DayRange, daysIn } from '#domain/metrics/comparedRange.ts';
import { clientsOf } from '#events/projections/clientDirectory.ts';
import type { ConnectedSource } from '#events/projections/sourceHistory.ts';
import { todayFor } from '../clients/clientDay.ts';
import type { Handler } from '../http/context.ts';
import { notThere } from '../http/handleCommand.ts';
import { json } from '../http/respond.ts';
import { lastSync } from '../metrics/lastSync.ts';
import { rangeOnWire } from '../metrics/rangeOnWire.ts';
import { type Asked, askedOf, lastDayOf, type Market, marketOf, sourceFor } from './searchMarket.ts';

/** Ranges of more days have a step for each week. */
const mostDaySteps = 92;
/** Ads run for weeks, so that the library reaches further back than the range. */
const adDays = 120;

const stateOf = ({ health }: ConnectedSource): NonNullable<MarketReply['source']>['state'] => {
  if (health.silent === null) return health.paused === null ? 'active' : 'paused';
  return health.silent.reason === 'tokenExpired' ? 'expired' : 'failing';
};

const sourceItem = (
  source: ConnectedSource,
  { dataTo, now }: { readonly dataTo: EpochDay; readonly now: string },
): NonNullable<MarketReply['source']> => {
  const { id, platform, connectedAt, restoredAt, health } = source;
  const state = stateOf(source);
  const times = [connectedAt, restoredAt, health.recoveredAt, health.askedAt.at(-1) ?? null]
    .filter((time) => time !== null)
    .toSorted();
  const syncedAt = health.silent?.since ?? health.paused?.since ?? times.at(-1) ?? connectedAt;
  return {
    id,
    name: platformNames[platform],
    state,
    synced_at: lastSync({ id, state: state === 'paused' ? 'failing' : state, syncedAt }, now),
    data_to: calendarDayOf(dataTo),
  };
};

const figuresOn = ({ client, sites, keywords, ranksOn }: Market, day: EpochDay) => {
  const ranks = ranksOn(day);
  const figures = siteFigures(keywords, ranks, sites.length);
  const items = sites.map((site, index): MarketFigures => {
    const own = figures[index] as SiteFigures;
    const profile = siteProfile({ clientId: client.id, site }, day);
    return {
      share: own.share,
      visibility: own.visibility,
      visits: own.visits,
      top3: own.top3,
      top10: own.top10,
      average_place: own.averagePlace,
      referring_domains: profile.referringDomains,
      backlinks: profile.backlinks,
      followers: profile.followers,
      engagement: profile.engagement,
      posts_per_week: profile.postsPerWeek,
      rating: profile.rating,
      reviews: profile.reviews,
      ad_spend_cents: profile.adSpendCents,
      impression_share: profile.impressionShare,
      overlap: profile.overlap,
      outranking: profile.outranking,
    };
  });
  return { ranks, items, bands: figures.map(({ bands }) => [...bands]) };
};

const stepsIn = (range: DayRange): { readonly days: readonly EpochDay[]; readonly length: number } => {
  const length = daysIn(range) > mostDaySteps ? 7 : 1;
  const count = Math.ceil(daysIn(range) / length);
  return { days: Array.from({ length: count }, (_, index) => range.from + index * length), length };
};

const keywordItems = (market: Market, now: Ranks, before: Ranks | null): MarketReply['keywords'] => {
  const best = opportunities(
    market.keywords,
    now.map((places) => places[0] ?? null),
  );
  return market.keywords.map(({ text, ...keyword }, index) => ({
    keyword: text,
    ...keyword,
    places: [...(now[index] ?? [])],
    before: before === null ? null : [...(before[index] ?? [])],
    gap: gapOf(now[index] ?? []),
    opportunity: best[index] ?? 0,
  }));
};

const topicsOf = ({ keywords }: Market): readonly string[] => [
  ...new Set(keywords.map(({ topic }) => topic)),
];

const adItems = (market: Market, to: EpochDay): MarketReply['ads'] => {
  const topics = topicsOf(market);
  return market.sites
    .flatMap((site, index) =>
      (adsSeen({ clientId: market.client.id, site }, topics, { from: to - adDays + 1, to }) ?? []).map(
        ({ first, last, isRunning, spendCents, ...ad }) => ({
          site: index,
          ...ad,
          first: calendarDayOf(first),
          last: calendarDayOf(last),
          running: isRunning,
          spend_cents: spendCents,
        }),
      ),
    )
    .toSorted((one, other) => other.last.localeCompare(one.last) || other.first.localeCompare(one.first));
};

const moveItems = (market: Market, range: DayRange): MarketReply['moves'] => {
  const topics = topicsOf(market);
  return market.sites
    .flatMap(({ domain, isOwn }, site) =>
      (isOwn ? [] : movesOf({ clientId: market.client.id, domain }, range)).map((move) => ({
        site,
        day: calendarDayOf(move.day),
        kind: move.kind,
        text: moveInWords(move, topics),
      })),
    )
    .toSorted((one, other) => one.day.localeCompare(other.day));
};

const suggestionsFor = ({ client, rivals }: Market): MarketReply['suggestions'] =>
  suggestedRivals(client.industry, [client.domain, ...rivals.map(({ domain }) => domain)]).map((one) => ({
    ...one,
  }));

const unconnected = (market: Market, { range, compared }: Asked): MarketReply => ({
  client_id: market.client.id,
  range: rangeOnWire(range),
  compared_range: compared && rangeOnWire(compared),
  source: null,
  steps: [],
  step_days: 1,
  sites: [],
  keywords: [],
  ads: [],
  linking: [],
  moves: [],
  suggestions: suggestionsFor(market),
});

type Connected = { readonly source: ConnectedSource; readonly today: EpochDay; readonly now: string };

const marketReply = (market: Market, { source, today, now: time }: Connected, asked: Asked): MarketReply => {
  const { range, compared } = asked;
  const { client, sites, rivals, keywords } = market;
  const dataTo = lastDayOf(source, today);
  const last = Math.min(range.to, dataTo);
  const { days, length } = stepsIn(range);
  const shares = days.map((day) =>
    day > dataTo ? null : sharesOn(keywords, market.ranksOn(Math.min(day + length - 1, last)), sites.length),
  );
  const now = figuresOn(market, last);
  const before = compared && figuresOn(market, compared.to);
  return {
    ...unconnected(market, asked),
    source: sourceItem(source, { dataTo, now: time }),
    steps: days.map(calendarDayOf),
    step_days: length,
    sites: sites.map(({ domain }, index) => ({
      id: rivals[index - 1]?.id ?? null,
      domain,
      tier: rivals[index - 1]?.tier ?? null,
      shares: shares.map((ofDay) => ofDay?.[index] ?? null),
      bands: now.bands[index] ?? [],
      now: now.items[index] as MarketFigures,
      before: before?.items[index] ?? null,
    })),
    keywords: keywordItems(market, now.ranks, before?.ranks ?? null),
    ads: adItems(market, last),
    linking: linkingSites(client.id, sites, last).map(({ links, ...site }) => ({
      ...site,
      links: [...links],
    })),
    moves: moveItems(market, { from: range.from, to: last }),
  };
};

export const readMarket: Handler<'readMarket'> = (_request, { answers, caller, query, now }) => {
  const { workspaceId } = caller;
  const { client: clientId, as_of: _past, ...days } = query;
  const client =
    clientsOf(answers.clientDirectory, workspaceId).find(({ id }) => id === clientId) ?? notThere();
  const today = todayFor(answers, { workspaceId, clientId }, now);
  const asked = askedOf(days, today);
  const market = marketOf(answers, caller, client);
  const source = sourceFor(answers, caller, clientId);
  return json(200, source ? marketReply(market, { source, today, now }, asked) : unconnected(market, asked));
};
