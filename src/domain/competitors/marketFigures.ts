/** Computes share of voice, visibility, visits and positions of each site from ranks. */
import type { SearchKeyword } from './searchKeywords.ts';
import type { Ranks } from './searchRanks.ts';

/** Clicks per search at the positions 1 to 10: rounded averages of published studies, not measurements. */
const firstPage = [0.28, 0.15, 0.11, 0.08, 0.06, 0.045, 0.035, 0.03, 0.025, 0.02] as const;
const secondPage = 0.01;
const beyond = 0.002;
const lastWithClicks = 50;

/** Null for a site that is not among the first 100 results. */
export const clickRateAt = (position: number | null): number => {
  if (position === null || position > lastWithClicks) return 0;
  return firstPage[position - 1] ?? (position <= 20 ? secondPage : beyond);
};

const bestClickRate: number = firstPage[0];

type Searched = { readonly volume: number };

/** Visits a month from one keyword. */
export const visitsAt = ({ volume }: Searched, position: number | null): number =>
  volume * clickRateAt(position);

/** The visits a month gained by reaching `target`; 0 for a site that is there or above. */
export const visitsGained = (keyword: Searched, position: number | null, target: number): number =>
  position !== null && position <= target ? 0 : visitsAt(keyword, target) - visitsAt(keyword, position);

/** Counts of keywords by place; the parts of a stacked bar. */
export const rankBands = ['1–3', '4–10', '11–20', '21–50', '51–100', 'Not in 100'] as const;

const bandEnds = [3, 10, 20, 50, 100] as const;

export const bandOf = (place: number | null): number => {
  const index = place === null ? -1 : bandEnds.findIndex((end) => place <= end);
  return index === -1 ? rankBands.length - 1 : index;
};

export type SiteFigures = {
  /** Part of the clicks of all followed sites; null if none of them has any. */
  readonly share: number | null;
  /** Part of the clicks that the first place of every keyword would bring. */
  readonly visibility: number;
  /** A month, from the followed keywords only. */
  readonly visits: number;
  readonly top3: number;
  readonly top10: number;
  /** Over keywords with a place; null without any. */
  readonly averagePlace: number | null;
  readonly bands: readonly number[];
};

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const placesOf = (ranks: Ranks, site: number): readonly (number | null)[] =>
  ranks.map((ofKeyword) => ofKeyword[site] ?? null);

const visitsOf = (keywords: readonly SearchKeyword[], ranks: Ranks, site: number): number =>
  sum(keywords.map((keyword, index) => visitsAt(keyword, ranks[index]?.[site] ?? null)));

/** Share of voice of each of `count` sites; nulls if no site gets a click. */
export const sharesOn = (
  keywords: readonly SearchKeyword[],
  ranks: Ranks,
  count: number,
): readonly (number | null)[] => {
  const visits = Array.from({ length: count }, (_, site) => visitsOf(keywords, ranks, site));
  const all = sum(visits);
  return visits.map((own) => (all === 0 ? null : own / all));
};

export const siteFigures = (
  keywords: readonly SearchKeyword[],
  ranks: Ranks,
  count: number,
): readonly SiteFigures[] => {
  const shares = sharesOn(keywords, ranks, count);
  const most = sum(keywords.map(({ volume }) => volume)) * bestClickRate;
  return shares.map((share, site) => {
    const places = placesOf(ranks, site);
    const found = places.filter((place) => place !== null);
    const visits = visitsOf(keywords, ranks, site);
    const bands = rankBands.map((_, band) => places.filter((place) => bandOf(place) === band).length);
    return {
      share,
      visibility: most === 0 ? 0 : visits / most,
      visits: Math.round(visits),
      top3: bands[0] ?? 0,
      top10: (bands[0] ?? 0) + (bands[1] ?? 0),
      averagePlace: found.length === 0 ? null : sum(found) / found.length,
      bands,
    };
  });
};

export const gapKinds = ['missing', 'weak', 'strong', 'shared'] as const;
export type GapKind = (typeof gapKinds)[number];

const seriousPlace = 20;

/** `missing`: only competitors are there. `weak` and `strong`: all competitors that are there rank better, or worse. */
export const gapOf = ([own = null, ...rivals]: readonly (number | null)[]): GapKind => {
  const found = rivals.filter((place) => place !== null);
  if (own === null) return found.some((place) => place <= seriousPlace) ? 'missing' : 'shared';
  if (found.every((place) => place > own)) return 'strong';
  return found.every((place) => place < own) ? 'weak' : 'shared';
};

/** The place that opportunities and the what-if aim at. */
export const targetPlace = 3;

/** 0 to 100: visits gained at the third place, less for harder keywords, relative to the best of the list. */
export const opportunities = (
  keywords: readonly SearchKeyword[],
  own: readonly (number | null)[],
): readonly number[] => {
  const gains = keywords.map(
    (keyword, index) =>
      visitsGained(keyword, own[index] ?? null, targetPlace) * (1 - keyword.difficulty / 140),
  );
  const best = Math.max(...gains, 0);
  return gains.map((gain) => (best === 0 ? 0 : Math.round((gain / best) * 100)));
};

export type WhatIf = { readonly share: number | null; readonly visits: number };

/**
 * The own share and visits a month with these keywords at `target`. Sites at or below it move down by one, as
 * the result has one more site above them.
 */
export const whatIf = (
  keywords: readonly SearchKeyword[],
  ranks: Ranks,
  chosen: ReadonlySet<string>,
  target: number = targetPlace,
): WhatIf => {
  const raised = ranks.map((places, index): readonly (number | null)[] => {
    const own = places[0] ?? null;
    if (!chosen.has(keywords[index]?.text ?? '') || (own !== null && own <= target)) return places;
    return places.map((place, site) => {
      if (site === 0) return target;
      return place !== null && place >= target && (own === null || place < own) ? place + 1 : place;
    });
  });
  const count = ranks[0]?.length ?? 0;
  return {
    share: sharesOn(keywords, raised, count)[0] ?? null,
    visits: Math.round(visitsOf(keywords, raised, 0)),
  };
};
