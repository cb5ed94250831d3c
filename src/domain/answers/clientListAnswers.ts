/** Which clients there are, and how many. */
import { englishList } from '../english/englishList.ts';
import { type Answerer, answered, type KnownClient, type WorkspaceFacts } from './answer.ts';
import { counted } from './eventWords.ts';
import { type Question, says } from './readQuestion.ts';

const clientStates: readonly string[] = [
  'ClientAdded',
  'ClientArchived',
  'ClientRestored',
  'ClientPaused',
  'ClientResumed',
];

type Kind = {
  readonly words: 'archived' | 'paused' | 'active';
  readonly has: (client: KnownClient) => boolean;
};

/** A paused client is in the lists and counts for the plan, so it is active too. */
const kindOf = (question: Question, { agency }: WorkspaceFacts): Kind => {
  if (says(question, 'archived')) return { words: 'archived', has: ({ archived }) => archived };
  if (agency !== null && says(question, 'paused')) {
    const paused = new Set(agency.records.filter((one) => one.paused).map(({ id }) => id));
    return { words: 'paused', has: ({ id, archived }) => !archived && paused.has(id) };
  }
  says(question, 'active', 'current');
  return { words: 'active', has: ({ archived }) => !archived };
};

export const clientListAnswer: Answerer = (question, facts) => {
  if (!says(question, 'clients', 'customers')) return null;
  if (
    !says(question, 'how many', 'number of', 'count', 'list', 'which', 'who', 'what', 'show', 'name', 'all')
  )
    return null;
  says(question, 'today', 'now', 'right now', 'currently', 'names', 'names of', 'see');
  const { clients, events } = facts;
  const { words, has } = kindOf(question, facts);
  const wanted = clients.filter(has);
  const working = [
    `Took the clients that you can see and kept the ${words} ones: ${wanted.length} of ${clients.length}.`,
  ];
  const sources = events.filter(
    ({ type, clientId }) => clientStates.includes(type) && wanted.some(({ id }) => id === clientId),
  );
  const names = wanted.length === 0 ? '' : `: ${englishList(wanted.map(({ name }) => name))}`;
  return answered(`${counted(wanted.length, `${words} client`)}${names}.`, working, sources);
};
