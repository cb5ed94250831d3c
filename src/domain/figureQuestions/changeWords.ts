/** Lists the words for changes, causes and bounds. */
import { type Entry, each } from './entries.ts';
import type { Bound, ChangeSense } from './lexeme.ts';

const change = (phrases: string, sense: ChangeSense): readonly Entry[] =>
  each(phrases, { kind: 'change', sense });
const relative = (phrases: string, sense: ChangeSense): readonly Entry[] =>
  each(phrases, { kind: 'change', sense, isRelative: true });

export const changePhrases: readonly Entry[] = [
  ...change(
    'grow|grows|grew|grown|growing|growth|rise|rises|rose|risen|rising|increase|increases|increased|increasing|gain|gains|gained|climb|climbed|jump|jumped|trending up|trended up|trend up|go up|goes up|gone up|going up|went up|move up|moved up|is up|are up|was up|up|uplift|surge|surged|pick up|picked up',
    'up',
  ),
  ...change(
    'drop|drops|dropped|dropping|fall|falls|fell|fallen|falling|decrease|decreases|decreased|decreasing|decline|declines|declined|declining|shrink|shrank|shrunk|shrinking|lose|loses|lost|losing|loss|losses|dip|dipped|trending down|trended down|trend down|go down|goes down|gone down|going down|went down|move down|moved down|is down|are down|was down|down|slip|slipped|slide|slid|plunge|plunged',
    'down',
  ),
  ...change(
    'change|changes|changed|changing|move|moves|moved|movement|mover|movers|trending|shift|shifted|swing|swings|vary|varied|up or down|down or up|rise or fall|go up or down|going up or down|gone up or down|went up or down|increase or decrease|grow or shrink|better or worse|differ',
    'either',
  ),
  ...change('improve|improves|improved|improving|improvement|improvements|got better|get better', 'better'),
  ...change('worsen|worsened|worsening|deteriorate|deteriorated|got worse|get worse', 'worse'),
  ...relative(
    'fastest growing|growing fastest|grew fastest|grow fastest|growing the fastest|growth rate|rate of growth|percentage growth|percent growth|relative growth|percent increase|percentage increase',
    'up',
  ),
  ...relative(
    'fastest falling|fastest declining|falling fastest|declining fastest|fell fastest|percent drop|percentage drop|percent decrease|percentage decrease|percent decline',
    'down',
  ),
  ...relative(
    'percent change|percentage change|relative change|by what percent|by what percentage|rate of change',
    'either',
  ),
  ...relative('fastest improving|improving fastest', 'better'),
];

export const causePhrases: readonly Entry[] = [
  ...each(
    'why|how come|reason|reasons|what drove|what drives|what is driving|what was driving|what has driven|whats driving|driver|drivers|whats behind|what is behind|what was behind|what contributed to|what led to',
    {
      kind: 'why',
    },
  ),
  ...each(
    'cause|caused|causes|because|because of|due to|thanks to|responsible for|result of|as a result of|explains|explain|attributable to|blame|to blame',
    { kind: 'cause' },
  ),
];

const boundWords: ReadonlyMap<string, Bound['is']> = new Map([
  ...[
    'above',
    'over',
    'exceeding',
    'exceeds',
    'exceed',
    'exceeded',
    'more than',
    'greater than',
    'higher than',
    'larger than',
    'bigger than',
    'in excess of',
    'better than',
    'surpassed',
    'surpass',
    'crossed',
    'topped',
  ].map((phrase) => [phrase, 'above'] as const),
  ...['below', 'under', 'beneath', 'less than', 'fewer than', 'lower than', 'smaller than'].map(
    (phrase) => [phrase, 'below'] as const,
  ),
  ...['at least', 'no less than', 'minimum of', 'hit', 'reach', 'reached'].map(
    (phrase) => [phrase, 'atLeast'] as const,
  ),
  ...['at most', 'no more than', 'up to', 'maximum of'].map((phrase) => [phrase, 'atMost'] as const),
]);

/** `10000`, `2.5`, `10k`, `1.2m`; null for another word. */
const amountOf = (word: string | undefined): number | null => {
  const [, digits, scale] = /^(\d+(?:\.\d+)?)(k|m|x)?$/.exec(word ?? '') ?? [];
  if (digits === undefined) return null;
  return Number(digits) * (scale === 'k' ? 1_000 : scale === 'm' ? 1_000_000 : 1);
};

const longestBound = 3;

const scales: ReadonlyMap<string, number> = new Map([
  ['thousand', 1_000],
  ['million', 1_000_000],
]);

/** Parses a bound: `above 50`, `more than 10k`, `at least 2.5 percent`. */
export const boundAt = (words: readonly string[], at: number) => {
  for (let length = longestBound; length > 0; length -= 1) {
    const is = boundWords.get(words.slice(at, at + length).join(' '));
    const value = is === undefined ? null : amountOf(words[at + length]);
    if (is === undefined || value === null) continue;
    const scale = scales.get(words[at + length + 1] ?? '') ?? 1;
    const next = length + (scale === 1 ? 1 : 2);
    const unit = words[at + next] ?? '';
    const [isPercent, isDollars] = [unit === 'percent', unit === 'dollars' || unit === 'usd'];
    const meaning = { kind: 'bound', bound: { is, value: value * scale, isPercent } } as const;
    return { length: next + (isPercent || isDollars ? 1 : 0), meaning };
  }
  return null;
};
