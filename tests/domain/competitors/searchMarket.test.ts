/** Tests the facts of the demo source of search positions, and the figures that are computed from them. */
import { describe, expect, test } from 'vitest';
import {
  bandOf,
  clickRateAt,
  gapOf,
  opportunities,
  rankBands,
  sharesOn,
  siteFigures,
  visitsAt,
  visitsGained,
  whatIf,
} from '#domain/competitors/marketFigures.ts';
import { liftOn, moveInWords, movesOf, type RivalMove } from '#domain/competitors/rivalMoves.ts';
import { adsSeen, linkingSites, siteProfile } from '#domain/competitors/rivalProfile.ts';
import { type SearchKeyword, searchKeywordsOf } from '#domain/competitors/searchKeywords.ts';
import { type RankedSite, searchRanks } from '#domain/competitors/searchRanks.ts';
import { suggestedRivals } from '#domain/competitors/suggestedRivals.ts';

const client = { clientId: 'stackpilot', industry: 'SaaS & Technology' };
const keywords = searchKeywordsOf(client);
const own: RankedSite = { domain: 'stackpilot.example', isOwn: true };
const rival = (domain: string): RankedSite => ({ domain, isOwn: false });
const market = (...rivals: readonly string[]) => ({
  clientId: client.clientId,
  keywords,
  sites: [own, ...rivals.map(rival)],
});
const ranksOn = (day: number, ...rivals: readonly string[]) => searchRanks(market(...rivals))(day);
const day = 20_700;

const keyword = (text: string, volume: number, difficulty = 0): SearchKeyword => ({
  text,
  topic: 'boards',
  intent: 'buy',
  volume,
  difficulty,
});

describe('keywords of a market', () => {
  test('are 36 of the industry, each once, with searches and a difficulty from 1 to 100', () => {
    expect([keywords.length, new Set(keywords.map(({ text }) => text)).size]).toEqual([36, 36]);
    expect(new Set(keywords.map(({ topic }) => topic)).size).toBe(6);
    expect(
      keywords.filter(({ volume, difficulty }) => volume < 10 || difficulty < 1 || difficulty > 100),
    ).toEqual([]);
  });

  test('differ in searches between clients of one industry, and exist for an unknown industry', () => {
    const other = searchKeywordsOf({ ...client, clientId: 'leighlabs' });
    expect(other.map(({ text }) => text)).toEqual(keywords.map(({ text }) => text));
    expect(other.map(({ volume }) => volume)).not.toEqual(keywords.map(({ volume }) => volume));
    expect(searchKeywordsOf({ clientId: 'x', industry: 'constructor' })).toHaveLength(36);
  });
});

describe('positions', () => {
  test('are the same for the same seed, from 1 to 100, and no two sites share one', () => {
    const rivals = ['taskharbor.example', 'plansheet.example'];
    const ranks = ranksOn(day, ...rivals);
    expect(ranksOn(day, ...rivals)).toEqual(ranks);
    const found = ranks.flat().filter((place) => place !== null);
    expect([Math.min(...found) >= 1, Math.max(...found) <= 100]).toEqual([true, true]);
    const shared = ranks.filter((places) => {
      const known = places.filter((place) => place !== null);
      return new Set(known).size < known.length;
    });
    expect(shared).toEqual([]);
  });

  test('of the own site do not depend on which competitors are watched', () => {
    const ofOwn = (...rivals: readonly string[]) => ranksOn(day, ...rivals).map(([place]) => place);
    expect(ofOwn('taskharbor.example', 'orbitdesk.example')).toEqual(ofOwn());
  });

  test('move slowly from day to day, and differ after a year', () => {
    const placesOn = (on: number) => ranksOn(on).map(([place]) => place ?? 101);
    const [today, tomorrow, later] = [placesOn(day), placesOn(day + 1), placesOn(day + 365)];
    const jumps = today.filter((place, index) => Math.abs(place - (tomorrow[index] ?? 0)) > 8);
    expect(jumps).toEqual([]);
    expect(later).not.toEqual(today);
  });
});

describe('moves of a competitor', () => {
  const site = { clientId: 'stackpilot', domain: 'taskharbor.example' };
  const year = { from: day - 364, to: day };

  test('are the same however the range is cut, oldest first and inside it', () => {
    const all = movesOf(site, year);
    const middle = day - 200;
    const cut = [
      ...movesOf(site, { from: year.from, to: middle }),
      ...movesOf(site, { from: middle + 1, to: day }),
    ];
    expect(cut).toEqual(all);
    expect(all.length).toBeGreaterThan(5);
    expect(all.map((move) => move.day)).toEqual(all.map((move) => move.day).toSorted((a, b) => a - b));
  });

  const guide: RivalMove = { day, kind: 'guide', topic: 2, days: 10, size: 15 };

  test('lift their topic from their day on, and fade', () => {
    expect([
      liftOn([guide], 2, day - 1),
      liftOn([guide], 2, day),
      liftOn([guide], 2, day + 35),
      liftOn([guide], 2, day + 71),
      liftOn([guide], 1, day),
    ]).toEqual([0, 0.16, 0.08, 0, 0]);
  });

  test('are put in words', () => {
    const topics = ['a', 'b', 'task boards'];
    const kinds = ['guide', 'ads', 'promotion', 'links'] as const;
    expect(kinds.map((kind) => moveInWords({ ...guide, kind }, topics))).toEqual([
      'Published a guide to task boards',
      'Advertised task boards for 10 days',
      'Offered 15% off for 10 days',
      'Won links from 15 sites',
    ]);
  });
});

describe('figures of a market', () => {
  const two = [keyword('one', 1_000), keyword('two', 1_000)];

  test('estimate clicks by position: none beyond 50 and outside the results', () => {
    expect([1, 3, 10, 11, 21, 50, 51, null].map((place) => clickRateAt(place))).toEqual([
      0.28, 0.11, 0.02, 0.01, 0.002, 0.002, 0, 0,
    ]);
    expect([visitsAt({ volume: 500 }, 1), visitsGained({ volume: 1_000 }, null, 3)]).toEqual([140, 110]);
    expect(visitsGained({ volume: 1_000 }, 2, 3)).toBe(0);
  });

  test('share the clicks of all sites, and sum up to one', () => {
    const shares = sharesOn(
      two,
      [
        [1, 2],
        [3, null],
      ],
      2,
    );
    expect(shares).toEqual([390 / 540, 150 / 540]);
    expect(
      sharesOn(
        two,
        [
          [null, null],
          [null, 60],
        ],
        2,
      ),
    ).toEqual([null, null]);
  });

  test('count keywords by band, the first three and ten, and average what is found', () => {
    expect([1, 3, 4, 10, 11, 20, 21, 50, 51, 100, null].map(bandOf)).toEqual([
      0,
      0,
      1,
      1,
      2,
      2,
      3,
      3,
      4,
      4,
      rankBands.length - 1,
    ]);
    expect(siteFigures(two, [[2], [8]], 1)).toEqual([
      {
        share: 1,
        visibility: 180 / 560,
        visits: 180,
        top3: 1,
        top10: 2,
        averagePlace: 5,
        bands: [1, 1, 0, 0, 0, 0],
      },
    ]);
    expect(siteFigures(two, [[null], [null]], 1)[0]?.averagePlace).toBe(null);
  });

  test('distinguish missing, weak and strong keywords', () => {
    expect([
      gapOf([null, 20]),
      gapOf([null, 21]),
      gapOf([9, 3, 8]),
      gapOf([2, 3, null]),
      gapOf([5, 3, 8]),
      gapOf([7]),
    ]).toEqual(['missing', 'shared', 'weak', 'strong', 'shared', 'strong']);
  });

  test('rate opportunities from 0 to 100: visits to win, less for hard keywords', () => {
    expect(
      opportunities([keyword('a', 1_000), keyword('b', 1_000, 70), keyword('c', 9_000)], [null, null, 1]),
    ).toEqual([100, 50, 0]);
    expect(opportunities([keyword('a', 1_000)], [3])).toEqual([0]);
  });

  test('raise chosen keywords to the third position by the same curve; overtaken sites move down', () => {
    const ranks = [
      [12, 3, 4, 30],
      [9, 1, 2, null],
    ];
    const raised = whatIf(two, ranks, new Set(['one']));
    const after = siteFigures(
      two,
      [
        [3, 4, 5, 30],
        [9, 1, 2, null],
      ],
      4,
    )[0];
    expect(raised).toEqual({ share: after?.share, visits: after?.visits });
    expect(whatIf(two, ranks, new Set())).toEqual({
      share: siteFigures(two, ranks, 4)[0]?.share,
      visits: siteFigures(two, ranks, 4)[0]?.visits,
    });
  });

  test('leave a keyword that is above the third position as it is', () => {
    const [first, ranks] = [[keyword('one', 100)], [[1, 3]]];
    expect(whatIf(first, ranks, new Set(['one']))).toEqual(whatIf(first, ranks, new Set()));
    expect(whatIf(first, ranks, new Set(['one'])).visits).toBe(28);
  });
});

describe('the profile of a site', () => {
  const place = (domain: string, isOwn = false) => ({ clientId: 'stackpilot', site: { domain, isOwn } });

  test('grows in links, followers and reviews, and has a rating of at most 5', () => {
    const [then, now] = [day - 365, day].map((on) => siteProfile(place('taskharbor.example'), on));
    expect(now && then && now.referringDomains > then.referringDomains && now.reviews > then.reviews).toBe(
      true,
    );
    expect(now && now.rating >= 1 && now.rating <= 5).toBe(true);
  });

  test('misses all of its ads figures together, or none', () => {
    const names = Array.from({ length: 40 }, (_, index) => `site${index}.example`);
    const missing = names.map((name) => {
      const { adSpendCents, impressionShare, overlap, outranking } = siteProfile(place(name), day);
      const absent = [adSpendCents, impressionShare, overlap, outranking].filter(
        (one) => one === null,
      ).length;
      const ads = adsSeen(place(name), ['a'], { from: day - 119, to: day });
      return [absent, ads === null];
    });
    expect(new Set(missing.map(String))).toEqual(new Set(['0,false', '4,true']));
  });

  test('has no competitor figures for the own site, and no ads of others', () => {
    const { overlap, outranking } = siteProfile(place('', true), day);
    expect([overlap, outranking, adsSeen(place('', true), ['a'], { from: day - 10, to: day })]).toEqual([
      null,
      null,
      [],
    ]);
  });

  test('shows ads inside the days that are asked for, newest first', () => {
    const range = { from: day - 119, to: day };
    const ads = ['a', 'b', 'c', 'd'].flatMap(
      (name) => adsSeen(place(`${name}.example`), ['x', 'y'], range) ?? [],
    );
    expect(ads.length).toBeGreaterThan(0);
    expect(
      ads.filter(
        ({ first, last, spendCents }) => last < range.from || last > day || first > last || spendCents <= 0,
      ),
    ).toEqual([]);
  });

  test('lists linking sites by authority with a column for each site', () => {
    const sites = linkingSites('stackpilot', market('taskharbor.example').sites, day);
    expect(sites.map(({ links }) => links.length)).toEqual(Array(12).fill(2));
    expect(sites.map(({ authority }) => authority)).toEqual(
      sites.map(({ authority }) => authority).toSorted((one, other) => other - one),
    );
  });
});

test('suggested competitors are three of the industry that are not watched yet', () => {
  const first = suggestedRivals('Education', []).map(({ domain }) => domain);
  expect(first).toEqual(['brightpath.example', 'studybench.example', 'lumenacademy.example']);
  expect(suggestedRivals('Education', first).map(({ domain }) => domain)).toEqual([
    'classroomone.example',
    'learnfast.example',
    'courseyard.example',
  ]);
  expect(suggestedRivals('toString', [])).toHaveLength(3);
});
