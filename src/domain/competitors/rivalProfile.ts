/** Generates what is estimated of a site beyond ranks: links, ads, reviews and social profiles. */
import type { EpochDay } from '../calendar/epochDay.ts';
import { chanceAt, placeSeed } from '../demo/factChance.ts';
import type { DayRange } from '../metrics/comparedRange.ts';
import { longestMoveDays, movesOf } from './rivalMoves.ts';
import { authorityOf, type RankedSite } from './searchRanks.ts';

export type SiteProfile = {
  readonly referringDomains: number;
  readonly backlinks: number;
  readonly followers: number;
  /** Interactions per follower and post. */
  readonly engagement: number;
  readonly postsPerWeek: number;
  /** 1 to 5. */
  readonly rating: number;
  readonly reviews: number;
  /** All null if the ads of a site are not to be had. */
  readonly adSpendCents: number | null;
  readonly impressionShare: number | null;
  /** Null for the own site. */
  readonly overlap: number | null;
  readonly outranking: number | null;
};

type Place = { readonly clientId: string; readonly site: RankedSite };

/** 1 January 2024: links, reviews and followers grow from there on. */
const reference: EpochDay = 19_723;
const daysPerYear = 365;

const seedOf = ({ clientId, site }: Place): number =>
  placeSeed('profile', clientId, site.isOwn ? '' : site.domain);

/** One site in five cannot be seen in the ad libraries. */
const hasAds = (place: Place): boolean => place.site.isOwn || chanceAt(seedOf(place), 0) > 0.2;

const grownBy = (perYear: number, day: EpochDay): number =>
  1 + (perYear * Math.max(0, day - reference)) / daysPerYear;

const slow = (seed: number, index: number, day: EpochDay): number => {
  const month = Math.floor(day / 30);
  const part = (day - month * 30) / 30;
  const of = (at: number) => chanceAt(placeSeed(seed, index), at);
  return of(month) * (1 - part) + of(month + 1) * part;
};

export const adChannels = ['Search', 'Display', 'Social'] as const;
export type AdChannel = (typeof adChannels)[number];

export type SeenAd = {
  readonly headline: string;
  readonly channel: AdChannel;
  readonly topic: string;
  readonly first: EpochDay;
  /** The last day on which it was seen. */
  readonly last: EpochDay;
  readonly isRunning: boolean;
  readonly spendCents: number;
};

const headlines: readonly ((topic: string) => string)[] = [
  (topic) => `${topic}: free delivery this week`,
  (topic) => `Compare ${topic} in two minutes`,
  (topic) => `${topic} rated 4.8 by customers`,
  (topic) => `Save 20% on ${topic}`,
];

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The ads that were seen between two days, newest first; null if they are not to be had. */
export const adsSeen = (
  place: Place,
  topics: readonly string[],
  { from, to }: DayRange,
): readonly SeenAd[] | null => {
  if (!hasAds(place)) return null;
  if (place.site.isOwn) return [];
  const { clientId, site } = place;
  const moves = movesOf({ clientId, domain: site.domain }, { from: from - longestMoveDays, to });
  return moves
    .filter(({ kind, day, days }) => kind === 'ads' && day + days - 1 >= from)
    .map(({ day, days, topic: index, size }): SeenAd => {
      const topic = topics[index % topics.length] ?? '';
      const seed = placeSeed('ad', clientId, site.domain, day);
      const end = day + days - 1;
      const last = Math.min(end, to);
      const daily = 1_500 + Math.floor(chanceAt(seed, 0) * 90) * 100;
      return {
        headline: capital((headlines[Math.floor(chanceAt(seed, 1) * headlines.length)] ?? capital)(topic)),
        channel: adChannels[(size / 5) % adChannels.length] ?? 'Search',
        topic,
        first: day,
        last,
        isRunning: end > to,
        spendCents: daily * (last - day + 1),
      };
    })
    .toReversed();
};

/** Links won by noted moves up to a day. */
const wonLinks = ({ clientId, site }: Place, day: EpochDay): number => {
  if (site.isOwn) return 0;
  const moves = movesOf({ clientId, domain: site.domain }, { from: reference, to: day });
  return moves.reduce((total, { kind, size }) => (kind === 'links' ? total + size : total), 0);
};

export const siteProfile = (place: Place, day: EpochDay): SiteProfile => {
  const seed = seedOf(place);
  const authority = authorityOf(place.clientId, place.site);
  const base = 60 + authority * authority * 1_900 * (0.6 + chanceAt(seed, 1) * 0.8);
  const referring = Math.round(base * grownBy(0.12, day)) + wonLinks(place, day);
  const isSeen = hasAds(place);
  const spend = 80_000 + slow(seed, 9, day) * 900_000 * (0.3 + chanceAt(seed, 8));
  return {
    referringDomains: referring,
    backlinks: Math.round(referring * (6 + chanceAt(seed, 2) * 14)),
    followers: Math.round((900 + chanceAt(seed, 3) * 42_000) * grownBy(0.2, day)),
    engagement: 0.006 + slow(seed, 4, day) * 0.034,
    postsPerWeek: Math.round(slow(seed, 5, day) * 80) / 10,
    rating: Math.round((3.4 + chanceAt(seed, 6) * 1.4 + slow(seed, 10, day) * 0.15) * 10) / 10,
    reviews: Math.round((40 + chanceAt(seed, 7) * 900) * grownBy(0.35, day)),
    adSpendCents: isSeen ? Math.round(spend / 10_000) * 10_000 : null,
    impressionShare: isSeen ? 0.12 + slow(seed, 11, day) * 0.45 : null,
    overlap: isSeen && !place.site.isOwn ? 0.15 + slow(seed, 12, day) * 0.5 : null,
    outranking: isSeen && !place.site.isOwn ? 0.2 + slow(seed, 13, day) * 0.55 : null,
  };
};

const linkingNames = [
  'citydaily',
  'marketledger',
  'weekendreader',
  'thelocalguide',
  'tradepost',
  'independentreview',
  'openforum',
  'expertpanel',
  'consumercheck',
  'northernpress',
  'communityboard',
  'annualawards',
] as const;

export type LinkingSite = {
  readonly domain: string;
  readonly authority: number;
  /** For each site in the market. */
  readonly links: readonly boolean[];
};

/** Sites that link to a competitor but perhaps not to the client, the most trusted first. */
export const linkingSites = (
  clientId: string,
  sites: readonly RankedSite[],
  day: EpochDay,
): readonly LinkingSite[] =>
  linkingNames
    .map((name): LinkingSite => {
      const authority = 30 + Math.floor(chanceAt(placeSeed('linking', clientId, name), 0) * 65);
      const links = sites.map((site) => {
        const seed = placeSeed('link', clientId, name, site.isOwn ? '' : site.domain);
        const since = reference - 400 + Math.floor(chanceAt(seed, 0) * 2_200);
        return chanceAt(seed, 1) < authorityOf(clientId, site) && since <= day;
      });
      return { domain: `${name}.example`, authority, links };
    })
    .toSorted((one, other) => other.authority - one.authority);
