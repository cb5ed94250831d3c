/** Answers questions that leave open what is asked for: the best without a metric, and help. */
import { type Answerer, answered, refused } from './answer.ts';
import { periodIn } from './logPeriod.ts';
import { nearbyQuestions } from './nearbyQuestions.ts';
import { leftOver, type Question, says } from './readQuestion.ts';

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

const kinds = ['client', 'channel', 'campaign', 'country', 'device', 'day', 'week', 'month'] as const;

const manyOf = (kind: string): string => (kind === 'country' ? 'countries' : `${kind}s`);

const isSaid = (question: Question, kind: string): boolean => {
  const free = leftOver(question);
  return (free.includes(kind) || free.includes(manyOf(kind))) && says(question, kind, manyOf(kind));
};

/** Choosing a metric for the asker would be a guess. */
export const bestAnswer: Answerer = (question, { now }) => {
  const found = ends.find(({ phrases }) => says(question, ...phrases));
  // First, so that the “month” of “last month” is not a kind.
  const period = periodIn(question, now);
  const kind =
    kinds.find((one) => isSaid(question, one)) ?? (says(question, 'customer') ? 'client' : undefined);
  if (found === undefined || kind === undefined) return null;
  const days = period === null || 'why' in period ? '' : ` ${period.said}`;
  says(question, 'who', 'which', 'what', 'one', 'was', 'were', 'did', 'had');
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

const ofAgency =
  'figures, clients, people, the plan and its limits, who did what and when, and what a figure means';

export const helpAnswer: Answerer = (question, facts) => {
  if (!says(question, 'help', 'what can you do', 'what can i ask', 'what do you do', 'examples')) return null;
  says(question, 'some', 'now', 'what', 'how');
  const own = 'your figures, what happened for your account, and what a figure means';
  return {
    ...answered(`You can ask about ${facts.agency === null ? own : ofAgency}.`, [
      'Listed what the rules cover.',
    ]),
    follow_ups: nearbyQuestions(question, facts),
  };
};
