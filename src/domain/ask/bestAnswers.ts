/** Refuses `Who is our best client?` and asks back which metric counts. */
import { type Answerer, refused } from './answer.ts';
import { periodIn } from './logPeriod.ts';
import { says } from './readQuestion.ts';

const ends = [
  {
    phrases: [
      'best',
      'top',
      'biggest',
      'largest',
      'strongest',
      'most important',
      'most successful',
      'greatest',
    ],
    end: 'highest',
  },
  { phrases: ['worst', 'weakest', 'smallest', 'bottom', 'least important'], end: 'lowest' },
] as const;

const kinds = ['client', 'channel', 'campaign', 'country', 'device'] as const;

const manyOf = (kind: string): string => (kind === 'country' ? 'countries' : `${kind}s`);

/** Choosing a metric for the asker would be a guess. */
export const bestAnswer: Answerer = (question, { now }) => {
  const found = ends.find(({ phrases }) => says(question, ...phrases));
  const kind =
    kinds.find((one) => says(question, one, manyOf(one))) ??
    (says(question, 'customer') ? 'client' : undefined);
  if (found === undefined || kind === undefined) return null;
  const period = periodIn(question, now);
  const days = period === null || 'why' in period ? '' : ` ${period.said}`;
  says(question, 'who', 'which', 'what', 'one');
  const [phrase] = found.phrases.filter((one) => says(question, one));
  return refused(
    `${phrase === undefined ? 'That' : `“${phrase.slice(0, 1).toUpperCase()}${phrase.slice(1)}”`} can mean revenue, ROAS or another figure. Please choose one.`,
    'A ranking needs a figure, and none is named.',
    [
      `Which ${kind} has the ${found.end} revenue${days}?`,
      `Which ${kind} has the ${found.end} ROAS${days}?`,
      `Which ${kind} has the ${found.end} conversions${days}?`,
    ],
  );
};
