/** Generates what competitors were seen to do: guides, promotions, ads and new links, deterministic by site and day. */
import type { EpochDay } from '../calendar/epochDay.ts';
import { below, chanceAt, placeSeed } from '../demo/factChance.ts';
import type { DayRange } from '../metrics/comparedRange.ts';

export const moveKinds = ['guide', 'ads', 'promotion', 'links'] as const;
export type MoveKind = (typeof moveKinds)[number];

/** A site in the market of one client, which sees it by its own keywords. */
export type MarketSite = { readonly clientId: string; readonly domain: string };

export type RivalMove = {
  readonly day: EpochDay;
  readonly kind: MoveKind;
  /** Index of the topic among those of the client's keywords; promotions and links are of no topic. */
  readonly topic: number;
  /** Days that an ad or promotion runs. */
  readonly days: number;
  /** 10 to 30: the percentage of a promotion or the number of new links. */
  readonly size: number;
};

/** Minimum number of days between two noted moves of a site. */
const slotDays = 21;
const shareOfSlots = 0.62;
const topicCount = 6;

const moveIn = (seed: number, slot: number): RivalMove | null => {
  const own = below(seed, slot);
  if (chanceAt(own, 0) >= shareOfSlots) return null;
  const kind = moveKinds[Math.floor(chanceAt(own, 2) * moveKinds.length)] ?? 'guide';
  return {
    day: slot * slotDays + Math.floor(chanceAt(own, 1) * slotDays),
    kind,
    topic: Math.floor(chanceAt(own, 3) * topicCount),
    days: 8 + Math.floor(chanceAt(own, 4) * 34),
    size: 10 + Math.floor(chanceAt(own, 5) * 5) * 5,
  };
};

/** Oldest first. */
export const movesOf = ({ clientId, domain }: MarketSite, { from, to }: DayRange): readonly RivalMove[] => {
  const seed = placeSeed('moves', clientId, domain);
  const first = Math.floor(from / slotDays);
  const count = Math.floor(to / slotDays) - first + 1;
  return Array.from({ length: count }, (_, index) => moveIn(seed, first + index)).filter(
    (move) => move !== null && move.day >= from && move.day <= to,
  ) as readonly RivalMove[];
};

const words: Readonly<Record<MoveKind, (topic: string, move: RivalMove) => string>> = {
  guide: (topic) => `Published a guide to ${topic}`,
  ads: (topic, { days }) => `Advertised ${topic} for ${days} days`,
  promotion: (_topic, { size, days }) => `Offered ${size}% off for ${days} days`,
  links: (_topic, { size }) => `Won links from ${size} sites`,
};

export const moveInWords = (move: RivalMove, topics: readonly string[]): string =>
  words[move.kind](topics[move.topic % topics.length] ?? 'its products', move);

export const longestMoveDays = 42;

/** Number of days in which the lift of a guide or of links fades. */
export const liftDays = 70;

/** How much the moves before a day lift a site for a topic, as a part of its strength. */
export const liftOn = (moves: readonly RivalMove[], topic: number, day: EpochDay): number => {
  let lift = 0;
  for (const move of moves) {
    const age = day - move.day;
    if (age < 0 || age > liftDays) continue;
    const left = 1 - age / liftDays;
    if (move.kind === 'guide' && move.topic === topic) lift += 0.16 * left;
    if (move.kind === 'links') lift += 0.035 * left;
  }
  return lift;
};
