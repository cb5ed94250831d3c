/** Lists the keywords that a client's market is followed by, generated from its industry. */
import { below, chanceAt, placeSeed } from '../demo/factChance.ts';
import { ownValue } from '../ownValue.ts';

export const searchIntents = ['buy', 'compare', 'learn'] as const;
export type SearchIntent = (typeof searchIntents)[number];

export type SearchKeyword = {
  readonly text: string;
  readonly topic: string;
  readonly intent: SearchIntent;
  /** Searches a month. */
  readonly volume: number;
  /** 1 to 100. */
  readonly difficulty: number;
};

type Pattern = {
  readonly text: (topic: string) => string;
  readonly intent: SearchIntent;
  readonly size: number;
};

const ofGoods: readonly Pattern[] = [
  { text: (topic) => topic, intent: 'buy', size: 1 },
  { text: (topic) => `best ${topic}`, intent: 'compare', size: 0.55 },
  { text: (topic) => `buy ${topic} online`, intent: 'buy', size: 0.3 },
  { text: (topic) => `${topic} reviews`, intent: 'compare', size: 0.22 },
  { text: (topic) => `how to choose ${topic}`, intent: 'learn', size: 0.18 },
  { text: (topic) => `${topic} ideas`, intent: 'learn', size: 0.26 },
];

const ofServices: readonly Pattern[] = [
  { text: (topic) => `${topic} near me`, intent: 'buy', size: 1 },
  { text: (topic) => `best ${topic}`, intent: 'compare', size: 0.5 },
  { text: (topic) => `${topic} prices`, intent: 'buy', size: 0.32 },
  { text: (topic) => `${topic} reviews`, intent: 'compare', size: 0.24 },
  { text: (topic) => `${topic} explained`, intent: 'learn', size: 0.2 },
  { text: (topic) => `questions about ${topic}`, intent: 'learn', size: 0.12 },
];

type Market = { readonly topics: readonly string[]; readonly patterns: readonly Pattern[] };

const markets: Readonly<Record<string, Market>> = {
  'E-commerce': {
    topics: ['linen towels', 'scented candles', 'desk lamps', 'bath salts', 'wool blankets', 'ceramic mugs'],
    patterns: ofGoods,
  },
  'SaaS & Technology': {
    topics: [
      'team planning software',
      'task boards',
      'time tracking',
      'status pages',
      'help desk',
      'product analytics',
    ],
    patterns: ofGoods,
  },
  Healthcare: {
    topics: [
      'walk-in clinic',
      'eye test',
      'physiotherapy',
      'flu vaccination',
      'skin check',
      'back pain treatment',
    ],
    patterns: ofServices,
  },
  Education: {
    topics: [
      'maths tutoring',
      'language course',
      'exam preparation',
      'coding bootcamp',
      'evening classes',
      'drawing course',
    ],
    patterns: ofServices,
  },
  Automotive: {
    topics: [
      'electric bikes',
      'winter tyres',
      'car batteries',
      'roof racks',
      'electric scooters',
      'used cars',
    ],
    patterns: ofGoods,
  },
  'Real Estate': {
    topics: [
      'flats to rent',
      'estate agent',
      'house valuation',
      'new homes',
      'letting agent',
      'mortgage advice',
    ],
    patterns: ofServices,
  },
  'Travel & Hospitality': {
    topics: [
      'weekend breaks',
      'lake cabins',
      'city tours',
      'family hotels',
      'wellness retreats',
      'rail holidays',
    ],
    patterns: ofGoods,
  },
  'Food & Restaurant': {
    topics: [
      'weekend brunch',
      'private dining',
      'sourdough bread',
      'tasting menu',
      'birthday cakes',
      'business lunch',
    ],
    patterns: ofServices,
  },
};

const anyMarket: Market = {
  topics: ['consulting', 'repair service', 'training', 'workshops', 'planning', 'support'],
  patterns: ofServices,
};

const tens = (value: number): number => Math.max(10, Math.round(value / 10) * 10);

/** 36 keywords: six topics with six patterns each. */
export const searchKeywordsOf = ({
  clientId,
  industry,
}: {
  readonly clientId: string;
  readonly industry: string;
}): readonly SearchKeyword[] => {
  const { topics, patterns } = ownValue(markets, industry) ?? anyMarket;
  return topics.flatMap((topic, index) => {
    const seed = below(placeSeed('topic', clientId), index);
    const searches = 900 + chanceAt(seed, 0) * chanceAt(seed, 1) * 14_000;
    return patterns.map(({ text, intent, size }, place): SearchKeyword => {
      const volume = tens(searches * size * (0.8 + chanceAt(seed, 2 + place) * 0.4));
      const pull = Math.min(1, volume / 6_000);
      const difficulty = Math.round(14 + pull * 46 + chanceAt(seed, 20 + place) * 28);
      return { text: text(topic), topic, intent, volume, difficulty };
    });
  });
};
