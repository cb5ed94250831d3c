/** Defines the wire schemas of search markets: a client and its competitors by the estimates of the demo source. */
import * as z from 'zod/mini';
import { competitorTiers } from '../competitors/competitorRules.ts';
import { gapKinds } from '../competitors/marketFigures.ts';
import { moveKinds } from '../competitors/rivalMoves.ts';
import { adChannels } from '../competitors/rivalProfile.ts';
import { searchIntents } from '../competitors/searchKeywords.ts';
import { comparisons } from '../metrics/metricQuery.ts';

const count = z.int().check(z.gte(0));
const part = z.number().check(z.gte(0), z.lte(1));
const day = z.iso.date();
const range = z.strictObject({ from: day, to: day });
const place = z.nullable(z.int().check(z.gte(1), z.lte(100)));

/** The query of `GET /api/metrics`, for one client. */
export const marketQuery = z.strictObject({
  client: z.string(),
  from: z.string(),
  to: z.string(),
  compare: z.optional(z.enum(comparisons)),
  compare_from: z.optional(z.string()),
  compare_to: z.optional(z.string()),
  match: z.optional(z.enum(['weekday'])),
  as_of: z.optional(z.string()),
});

export const marketsQuery = z.strictObject({
  from: z.string(),
  to: z.string(),
  compare: z.optional(z.enum(comparisons)),
  compare_from: z.optional(z.string()),
  compare_to: z.optional(z.string()),
  match: z.optional(z.enum(['weekday'])),
  as_of: z.optional(z.string()),
});

/** The connection that brings the estimates. Days after `data_to` are missing while it does not answer. */
const marketSource = z.strictObject({
  id: z.string(),
  name: z.string(),
  state: z.enum(['active', 'paused', 'failing', 'expired']),
  synced_at: z.iso.datetime(),
  data_to: day,
});

/** Estimates on one day. */
const marketFigures = z.strictObject({
  share: z.nullable(part),
  visibility: part,
  visits: count,
  top3: count,
  top10: count,
  average_place: z.nullable(z.number()),
  referring_domains: count,
  backlinks: count,
  followers: count,
  engagement: part,
  posts_per_week: z.number(),
  rating: z.number(),
  reviews: count,
  ad_spend_cents: z.nullable(count),
  impression_share: z.nullable(part),
  overlap: z.nullable(part),
  outranking: z.nullable(part),
});

const marketSite = z.strictObject({
  /** The competitor's id; null for the client's own site. */
  id: z.nullable(z.string()),
  domain: z.string(),
  tier: z.nullable(z.enum(competitorTiers)),
  /** One for each step; null after the last day with data. */
  shares: z.array(z.nullable(part)),
  /** Keywords by band of places, from the first three to beyond the first hundred. */
  bands: z.array(count),
  now: marketFigures,
  before: z.nullable(marketFigures),
});

const marketKeyword = z.strictObject({
  keyword: z.string(),
  topic: z.string(),
  intent: z.enum(searchIntents),
  volume: count,
  difficulty: count,
  /** In the order of the sites; null beyond the first hundred results. */
  places: z.array(place),
  before: z.nullable(z.array(place)),
  gap: z.enum(gapKinds),
  opportunity: z.int().check(z.gte(0), z.lte(100)),
});

export const readMarketReply = z.strictObject({
  client_id: z.string(),
  range,
  compared_range: z.nullable(range),
  /** Null if no source is connected: then there are no sites, keywords or steps. */
  source: z.nullable(marketSource),
  /** The first days of the steps; one or seven days each. */
  steps: z.array(day),
  step_days: count,
  sites: z.array(marketSite),
  keywords: z.array(marketKeyword),
  /** Newest first, of the last 120 days; `site` is an index. */
  ads: z.array(
    z.strictObject({
      site: count,
      headline: z.string(),
      channel: z.enum(adChannels),
      topic: z.string(),
      first: day,
      last: day,
      running: z.boolean(),
      spend_cents: count,
    }),
  ),
  /** Sites that link to any of the sites, by authority. */
  linking: z.array(z.strictObject({ domain: z.string(), authority: count, links: z.array(z.boolean()) })),
  /** Oldest first, in the range. */
  moves: z.array(
    z.strictObject({
      site: count,
      day,
      kind: z.enum(moveKinds),
      text: z.string(),
    }),
  ),
  suggestions: z.array(
    z.strictObject({ domain: z.string(), tier: z.enum(competitorTiers), why: z.string() }),
  ),
});

/** Markets of all active clients with a connected source. */
export const marketList = z.strictObject({
  range,
  compared_range: z.nullable(range),
  items: z.array(
    z.strictObject({
      client_id: z.string(),
      competitors: count,
      share: z.nullable(part),
      before: z.nullable(part),
      visits: count,
      top10: count,
      keywords: count,
      leader: z.nullable(z.strictObject({ domain: z.string(), share: part })),
      /** The competitor that gained most points since the compared days. */
      riser: z.nullable(z.strictObject({ domain: z.string(), points: z.number() })),
    }),
  ),
});

export type MarketReply = z.infer<typeof readMarketReply>;
export type MarketSiteItem = MarketReply['sites'][number];
export type MarketKeyword = MarketReply['keywords'][number];
export type MarketFigures = MarketSiteItem['now'];
export type MarketList = z.infer<typeof marketList>;
