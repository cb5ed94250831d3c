/** Questions about clients, people and what happened: counted and found in the log. */
import { englishList } from '../english/englishList.ts';
import {
  type Answerer,
  answered,
  type KnownClient,
  type KnownEvent,
  type Question,
  type WorkspaceFacts,
} from './answer.ts';
import { counted, inWords, timeInWords, told } from './eventWords.ts';
import { isIn, mentioned, type Period, periodIn, says } from './readQuestion.ts';

const mostTold = 5;

const during = (events: readonly KnownEvent[], period: Period | null): readonly KnownEvent[] =>
  period === null ? events : events.filter(({ at }) => isIn(period, at));

/** One event on each line, the newest first. */
const tellLast = (events: readonly KnownEvent[], clients: readonly KnownClient[]): string => {
  const last = events.slice(-mostTold).toReversed();
  const lead = events.length > last.length ? ` The last ${last.length}:` : '';
  return [lead, ...last.map((event) => told(event, clients))].join('\n');
};

const clientStates: readonly string[] = ['ClientAdded', 'ClientArchived', 'ClientRestored'];

/** How many clients there are, or which ones. */
export const clientsAnswer: Answerer = (question, { clients, events }) => {
  if (!says(question, 'clients', 'customers')) return null;
  const archived = says(question, 'archived');
  if (
    !says(question, 'how many', 'number of', 'count', 'list', 'which', 'who are', 'what', 'show', 'name') &&
    !archived
  )
    return null;
  const wanted = clients.filter((client) => client.archived === archived);
  const kind = archived ? 'archived' : 'active';
  const working = [
    `Took the clients that are open to you and kept the ${kind} ones: ${wanted.length} of ${clients.length}.`,
  ];
  const sources = events.filter(
    ({ type, clientId }) => clientStates.includes(type) && wanted.some(({ id }) => id === clientId),
  );
  const names = wanted.length === 0 ? '' : `: ${englishList(wanted.map(({ name }) => name))}`;
  return answered(`${counted(wanted.length, `${kind} client`)}${names}.`, working, sources);
};

const verbs: readonly { readonly phrases: readonly string[]; readonly endings: readonly string[] }[] = [
  { phrases: ['archived', 'archive'], endings: ['Archived'] },
  { phrases: ['restored', 'restore'], endings: ['Restored'] },
  {
    phrases: ['changed', 'change', 'edited', 'updated', 'renamed'],
    endings: ['Updated', 'Changed'],
  },
  { phrases: ['set'], endings: ['Set'] },
  { phrases: ['removed', 'remove', 'deleted'], endings: ['Removed', 'Deleted'] },
  { phrases: ['paused', 'pause'], endings: ['Paused'] },
  { phrases: ['resumed', 'resume'], endings: ['Resumed'] },
  { phrases: ['launched', 'launch', 'started'], endings: ['Launched'] },
  { phrases: ['ended', 'end', 'stopped'], endings: ['Ended'] },
  { phrases: ['added', 'add', 'created'], endings: ['Added'] },
  { phrases: ['signed in', 'logged in', 'sign in'], endings: ['SessionStarted'] },
  { phrases: ['signed out', 'logged out'], endings: ['SessionEnded'] },
  { phrases: ['joined', 'join', 'invited'], endings: ['MemberJoined'] },
  { phrases: ['connected', 'connect'], endings: ['IntegrationConnected'] },
  { phrases: ['disconnected', 'disconnect'], endings: ['IntegrationDisconnected'] },
  { phrases: ['installed', 'install'], endings: ['AppInstalled'] },
];

const subjects: readonly { readonly phrases: readonly string[]; readonly prefix: string }[] = [
  { phrases: ['client', 'clients'], prefix: 'Client' },
  { phrases: ['goal', 'goals', 'target', 'targets'], prefix: 'Goal' },
  { phrases: ['campaign', 'campaigns'], prefix: 'Campaign' },
  { phrases: ['budget', 'budgets'], prefix: 'Budget' },
  { phrases: ['competitor', 'competitors'], prefix: 'Competitor' },
  { phrases: ['profile', 'profiles', 'name'], prefix: 'Profile' },
  { phrases: ['look', 'brand', 'logo', 'accent'], prefix: 'Look' },
  { phrases: ['plan', 'subscription'], prefix: 'Subscription' },
  { phrases: ['integration', 'integrations'], prefix: 'Integration' },
  { phrases: ['app', 'apps'], prefix: 'App' },
];

/** What is about a client and has a subject of its own. */
const ofClients: readonly string[] = ['Goal', 'Campaign', 'Budget'];

type Narrowed = { readonly events: readonly KnownEvent[]; readonly steps: readonly string[] };

/** Who “added a client” added the client itself, and no note of it, as long as such an event is there. */
const saysIt = (events: readonly KnownEvent[], prefix: string | undefined, endings: readonly string[]) => {
  const itself = endings.map((ending) => `${prefix}${ending}`);
  const isItself = events.some(({ type }) => itself.includes(type));
  return ({ type }: KnownEvent): boolean =>
    isItself ? itself.includes(type) : endings.some((ending) => type.endsWith(ending));
};

/** The events that fit every name, verb, subject and time in the question, with a step for each. */
const narrow = (question: Question, { events, clients, people, now }: WorkspaceFacts): Narrowed => {
  const steps: string[] = [`Began with the ${counted(events.length, 'event')} that are open to you.`];
  let left = events;
  const keep = (why: string, fits: (event: KnownEvent) => boolean) => {
    left = left.filter(fits);
    steps.push(`Kept those ${why}: ${left.length}.`);
  };
  const client = mentioned(question, clients);
  const person = mentioned(question, people);
  const verb = verbs.find(({ phrases }) => says(question, ...phrases));
  const subject = subjects.find(
    ({ phrases, prefix }) =>
      says(question, ...phrases) && (client === undefined || ofClients.includes(prefix)),
  );
  const period = periodIn(question, now);
  if (client) keep(`about the client ${client.name}`, ({ clientId }) => clientId === client.id);
  if (person) keep(`by ${person.name}`, ({ actorId }) => actorId === person.id);
  if (subject) keep(`about a ${subject.phrases[0]}`, ({ type }) => type.startsWith(subject.prefix));
  if (verb) {
    const said = inWords(verb.endings[0] ?? '');
    keep(`that say “${said}”`, saysIt(left, subject?.prefix, verb.endings));
  }
  if (period) keep(period.words, ({ at }) => isIn(period, at));
  return { events: left, steps };
};

const asksForEvents = (question: Question): boolean =>
  says(
    question,
    'who',
    'when',
    'what happened',
    'happened',
    'what did',
    'did',
    'activity',
    'last',
    'latest',
    'recent',
    'recently',
    'events',
    'history',
  );

/** `Who signed in last?` asks for one event, `what happened in the last 7 days?` for many. */
const asksForLast = (question: Question): boolean =>
  says(question, 'last', 'latest', 'most recently') &&
  !says(question, 'last 7 days', 'last 30 days', 'last week', 'last month', 'events');

/** Who did what when: found by the names, verbs and times in the question. */
export const eventsAnswer: Answerer = (question, facts) => {
  const named = mentioned(question, facts.clients) ?? mentioned(question, facts.people);
  if (!asksForEvents(question) && !named) return null;
  const specific =
    named !== undefined ||
    verbs.some(({ phrases }) => says(question, ...phrases)) ||
    subjects.some(({ phrases }) => says(question, ...phrases));
  const general =
    says(question, 'happened', 'activity', 'events', 'history', 'recently', 'latest') ||
    periodIn(question, facts.now) !== null;
  if (!specific && !general) return null;
  const { events, steps } = narrow(question, facts);
  if (events.length === 0) return answered('I found no matching activity.', steps);
  const { clients } = facts;
  const latest = events.at(-1);
  if (latest && (events.length === 1 || asksForLast(question)))
    return answered(
      `${told(latest, clients)}.`,
      events.length === 1 ? steps : [...steps, `Took the last of them, #${latest.number}.`],
      [latest],
    );
  return answered(`${counted(events.length, 'event')}.${tellLast(events, clients)}`, steps, events);
};

/** Who is in the workspace. */
export const peopleAnswer: Answerer = (question, { people, events, workspace }) => {
  if (
    !says(question, 'people', 'members', 'team', 'colleagues', 'who is here', 'who is in', 'owner', 'admin')
  )
    return null;
  const joined = events.filter(({ type }) => type === 'MemberJoined' || type === 'WorkspaceCreated');
  const owner = people.find((person) => person.owner);
  if (says(question, 'owner', 'owns') && owner)
    return answered(
      `${owner.name} owns ${workspace}.`,
      ['Looked up who opened the workspace.'],
      joined.filter(({ type }) => type === 'WorkspaceCreated'),
    );
  const names = people.map(({ name, role, owner: owns }) => `${name} (${owns ? 'owner' : role})`);
  return answered(
    `${counted(people.length, 'person', 'people')} in ${workspace}: ${englishList(names)}.`,
    ['Took the people of the workspace that you may know of.'],
    joined,
  );
};

/** How many events there are, and since when. */
export const countAnswer: Answerer = (question, { events, now }) => {
  if (!says(question, 'how many events', 'number of events', 'how much happened')) return null;
  const period = periodIn(question, now);
  const found = during(events, period);
  const first = found[0];
  const since = first ? ` The first was on ${timeInWords(first.at)}.` : '';
  return answered(
    `${counted(found.length, 'event')}${period ? ` ${period.words}` : ''}.${since}`,
    [`Counted the events that are open to you${period ? ` ${period.words}` : ''}.`],
    found,
  );
};
