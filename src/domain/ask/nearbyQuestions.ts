/** Suggests answerable questions near a refused one. */
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
