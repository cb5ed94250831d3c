/** Generates the positions of sites in search results by client, site, keyword and day: the facts of the demo source. */
import type { EpochDay } from '../calendar/epochDay.ts';
import { below, chanceAt, placeSeed } from '../demo/factChance.ts';
import { liftDays, liftOn, movesOf, type RivalMove } from './rivalMoves.ts';
import type { SearchKeyword } from './searchKeywords.ts';

export type RankedSite = {
  readonly domain: string;
  /** The client's own site: its facts depend on the client and not on the domain. */
  readonly isOwn: boolean;
};

export type SearchMarket = {
  readonly clientId: string;
  readonly keywords: readonly SearchKeyword[];
  /** The client's own site first, then competitors by the day on which they were added. */
  readonly sites: readonly RankedSite[];
};

/** The last place that is looked at. */
export const lastPlace = 100;

const siteKey = ({ domain, isOwn }: RankedSite): string => (isOwn ? '' : domain);

/** 0 to 1: how much search engines trust a site. */
export const authorityOf = (clientId: string, site: RankedSite): number => {
  const chance = chanceAt(placeSeed('authority', clientId, siteKey(site)), 0);
  return site.isOwn ? 0.55 + chance * 0.25 : 0.4 + chance * 0.5;
};

/** Between two knots the noise moves in a straight line. */
const noiseOn = (seed: number, day: EpochDay, knotDays: number): number => {
  const knot = Math.floor(day / knotDays);
  const part = (day - knot * knotDays) / knotDays;
  return chanceAt(seed, knot) * (1 - part) + chanceAt(seed, knot + 1) * part;
};

/** Share of keywords for which a site has a page. */
const covered = { own: 0.84, rival: 0.78 } as const;

type Line = {
  readonly topic: number;
  readonly fast: number;
  readonly slow: number;
  readonly base: number;
  readonly hasPage: boolean;
};

type Placed = { readonly clientId: string; readonly site: RankedSite; readonly authority: number };

const lineOf = ({ clientId, site, authority }: Placed, keyword: SearchKeyword, topic: number): Line => {
  const seed = placeSeed('rank', clientId, siteKey(site), keyword.text);
  const base = 0.46 * authority + 0.34 * chanceAt(seed, 1) - 0.0011 * keyword.difficulty + 0.07;
  return {
    topic,
    fast: below(seed, 2),
    slow: below(seed, 3),
    base,
    hasPage: chanceAt(seed, 0) < (site.isOwn ? covered.own : covered.rival),
  };
};

const placeOn = (line: Line, moves: readonly RivalMove[], day: EpochDay): number | null => {
  const lift = liftOn(moves, line.topic, day);
  if (!line.hasPage && lift < 0.05) return null;
  const drift = 0.2 * noiseOn(line.slow, day, 63) + 0.08 * noiseOn(line.fast, day, 9);
  const missing = Math.max(0, 0.94 - line.base - drift - lift);
  const place = 1 + Math.floor(140 * missing * missing);
  return place > lastPlace ? null : place;
};

/** A result has one site: the later one in the list moves down. */
const withoutTies = (places: readonly (number | null)[]): readonly (number | null)[] => {
  const taken = new Set<number>();
  return places.map((place) => {
    if (place === null) return null;
    let free = place;
    while (taken.has(free)) free += 1;
    taken.add(free);
    return free > lastPlace ? null : free;
  });
};

/** For each keyword the place of each site; null beyond the first 100 results. */
export type Ranks = readonly (readonly (number | null)[])[];

/** Reads any day; the lines of sites are derived once. */
export const searchRanks = (market: SearchMarket): ((day: EpochDay) => Ranks) => {
  const { clientId, keywords, sites } = market;
  const topics = [...new Set(keywords.map(({ topic }) => topic))];
  const placed = sites.map((site) => ({ clientId, site, authority: authorityOf(clientId, site) }));
  const lines = keywords.map((keyword) =>
    placed.map((site) => lineOf(site, keyword, topics.indexOf(keyword.topic))),
  );
  return (day) => {
    const moves = sites.map((site) =>
      site.isOwn ? [] : movesOf({ clientId, domain: site.domain }, { from: day - liftDays, to: day }),
    );
    return lines.map((ofKeyword) =>
      withoutTies(ofKeyword.map((line, index) => placeOn(line, moves[index] ?? [], day))),
    );
  };
};
