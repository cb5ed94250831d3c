/** Lists and counts clients. */
import { englishList } from '../english/englishList.ts';
import type { KnownClient } from '../figureQuestions/lexeme.ts';
import { type AgencyFacts, type Answerer, answered, type WorkspaceFacts } from './answer.ts';
import { counted } from './eventWords.ts';
import { senseOf } from './negation.ts';
import { type Question, says } from './readQuestion.ts';

const clientStates: readonly string[] = [
  'ClientAdded',
  'ClientArchived',
  'ClientMerged',
  'ClientRestored',
  'ClientPaused',
  'ClientResumed',
];

type Kind = {
  readonly words: 'archived' | 'paused' | 'active';
  readonly denied?: 'paused';
  readonly has: (client: KnownClient) => boolean;
};

const archivedOnes: Kind = { words: 'archived', has: ({ archived }) => archived };
const activeOnes: Kind = { words: 'active', has: ({ archived }) => !archived };

/** A paused client counts as active: the lists and the plan's quota include it. */
const pausedOnes = ({ files }: AgencyFacts, isDenied: boolean): Kind => {
  const paused = new Set(files.filter((one) => one.paused).map(({ id }) => id));
  const has = ({ id, archived }: KnownClient) => !archived && paused.has(id) !== isDenied;
  return isDenied ? { words: 'active', denied: 'paused', has } : { words: 'paused', has };
};

const kindOf = (question: Question, { agency }: WorkspaceFacts): Kind => {
  const archived = senseOf(question, ['archived']);
  if (archived !== null) return archived === 'said' ? archivedOnes : activeOnes;
  const paused = agency === null ? null : senseOf(question, ['paused']);
  if (agency !== null && paused !== null) return pausedOnes(agency, paused === 'denied');
  return senseOf(question, ['active', 'current']) === 'denied' ? archivedOnes : activeOnes;
};

export const clientListAnswer: Answerer = (question, facts) => {
  if (!says(question, 'clients', 'customers')) return null;
  if (
    !says(question, 'how many', 'number of', 'count', 'list', 'which', 'who', 'what', 'show', 'name', 'all')
  )
    return null;
  says(question, 'today', 'now', 'right now', 'currently', 'names', 'names of', 'see');
  const { clients, events } = facts;
  const { words, denied, has } = kindOf(question, facts);
  const wanted = clients.filter(has);
  const working = [
    `Took the clients that you can see and kept the ${words} ones${denied ? ` that are not ${denied}` : ''}: ${wanted.length} of ${clients.length}.`,
  ];
  const sources = events.filter(
    ({ type, clientId }) => clientStates.includes(type) && wanted.some(({ id }) => id === clientId),
  );
  const names = wanted.length === 0 ? '' : `: ${englishList(wanted.map(({ name }) => name))}`;
  const rest = denied ? ` that ${wanted.length === 1 ? 'is' : 'are'} not ${denied}` : '';
  return answered(`${counted(wanted.length, `${words} client`)}${rest}${names}.`, working, sources);
};
