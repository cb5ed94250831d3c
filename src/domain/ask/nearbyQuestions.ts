/** Suggests answerable questions near a refused one. */
import { questionTokens } from '../figureQuestions/questionTokens.ts';
import { slipsBetween } from '../figureQuestions/slipsBetween.ts';
import type { WorkspaceFacts } from './answer.ts';
import { mentioned, type Question, says } from './readQuestion.ts';

const planWords = [
  'plan',
  'subscription',
  'limit',
  'limits',
  'left',
  'cost',
  'price',
  'pay',
  'trial',
  'quota',
];

const logWords = ['when', 'who', 'happened', 'did', 'changed', 'added', 'archived', 'paused', 'launched'];

const forClients = (client: string): readonly string[] => [
  `How is ${client} doing?`,
  'What happened this week?',
  'What changed last?',
];

/** Returns three, about the named client, the plan, the log or the clients. */
export const nearbyQuestions = (question: Question, facts: WorkspaceFacts): readonly string[] => {
  const { agency, clients } = facts;
  if (agency === null) return clients[0] === undefined ? [] : forClients(clients[0].name);
  const client = mentioned(question, clients);
  if (client !== undefined && !client.archived)
    return [
      `How is ${client.name} doing?`,
      `What happened at ${client.name} this month?`,
      `Who looks after ${client.name}?`,
    ];
  if (says(question, ...planWords))
    return ['Which plan do we have?', 'What are our limits?', 'How many more clients can we add?'];
  if (says(question, 'client', 'clients', 'customers', 'customer'))
    return ['Which clients need attention?', 'How are our clients doing?', 'Which clients do we have?'];
  if (says(question, ...logWords))
    return ['What happened this week?', 'Who signed in last?', 'Who added the last client?'];
  return [
    'Which clients need attention?',
    'What was revenue in the last 7 days?',
    'What happened this week?',
  ];
};

const ofClients = [
  'Which clients are archived?',
  'Which clients are paused?',
  'Which clients are at risk?',
  'Which clients are healthy?',
  'Which clients are on track?',
  'Which clients are off track?',
  'Which clients are over budget?',
  'Which clients are under budget?',
  'Which clients have open alerts?',
  'Which clients need attention?',
  'Which clients have no goal?',
  'Which campaigns are paused?',
  'Which campaigns are running?',
  'Which integrations are broken?',
  'Which reports are due this week?',
  'When is the next report due?',
  'Is anything unusual?',
  'Who is on the team?',
  'Which plan do we have?',
  'What are our limits?',
  'What happened this week?',
] as const;

const ofOneClient = (name: string): readonly string[] => [
  `How is ${name} doing?`,
  `Is ${name} on track?`,
  `How healthy is ${name}?`,
  `Who looks after ${name}?`,
];

const leastLetters = 4;

const isAlike = (one: string, other: string): boolean =>
  one === other ||
  (Math.min(one.length, other.length) >= leastLetters &&
    slipsBetween(one, other) <= (one.length >= 7 ? 2 : 1));

/** Word by word, so that no word is dropped or swapped. */
const isSame = (asked: readonly string[], offered: readonly string[]): boolean =>
  asked.length === offered.length && offered.every((word, place) => isAlike(asked[place] ?? '', word));

/** The whole question that differs by typos only; null if there is none. */
export const alikeQuestion = (text: string, { agency, clients }: WorkspaceFacts): string | null => {
  const asked = questionTokens(text);
  const all = [...(agency === null ? [] : ofClients), ...clients.flatMap(({ name }) => ofOneClient(name))];
  return all.find((question) => isSame(asked, questionTokens(question))) ?? null;
};
