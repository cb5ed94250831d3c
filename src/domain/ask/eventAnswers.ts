/** Questions about what happened: found and counted in the log by the names, verbs, subjects and times that they have. */

import { englishNumber } from '../english/englishNumber.ts';
import { type PlatformId, platformIds, platformNames } from '../integrations/platforms.ts';
import { byMachines } from '../portfolio/engagement.ts';
import {
  type Answer,
  type Answerer,
  answered,
  type KnownClient,
  type KnownEvent,
  refused,
  type WorkspaceFacts,
} from './answer.ts';
import { counted, inWords, timeInWords, told } from './eventWords.ts';
import { isIn, type Period, periodIn } from './logPeriod.ts';
import { bareChange, ofClients, ourDeeds, subjects, verbs } from './logWords.ts';
import { leftOver, mentioned, type Question, says } from './readQuestion.ts';

const mostTold = 5;

/** One event on each line, the newest first. */
const tellLast = (events: readonly KnownEvent[], clients: readonly KnownClient[]): string => {
  const last = events.slice(-mostTold).toReversed();
  const lead = events.length > last.length ? ` The last ${last.length}:` : '';
  return [lead, ...last.map((event) => told(event, clients))].join('\n');
};

type Narrowed = { readonly events: readonly KnownEvent[]; readonly steps: readonly string[] };

/** Who “added a client” added the client itself, and no note of it, as long as such an event is there. */
const saysIt = (events: readonly KnownEvent[], prefix: string | undefined, endings: readonly string[]) => {
  const itself = endings.map((ending) => `${prefix}${ending}`);
  const isItself = events.some(({ type }) => itself.includes(type));
  return ({ type }: KnownEvent): boolean =>
    isItself ? itself.includes(type) : endings.some((ending) => type.endsWith(ending));
};

type Platform = { readonly id: PlatformId; readonly name: string };

const platforms: readonly Platform[] = platformIds.map((id) => ({ id, name: platformNames[id] }));

/** Whom and what a question about the log is about. */
type Meant = {
  readonly client: KnownClient | undefined;
  readonly person: WorkspaceFacts['people'][number] | undefined;
  readonly verb: (typeof verbs)[number] | undefined;
  readonly subject: (typeof subjects)[number] | undefined;
  readonly period: Period | null;
  /** A platform, of questions about connections. */
  readonly platform?: Platform | undefined;
  /** Whether only the work of people is meant. */
  readonly isOfPeople?: boolean;
};

export const verbIn = (question: Question): Meant['verb'] => {
  const isPlain = says(question, 'did');
  return verbs.find(({ phrases, plain }) => says(question, ...phrases, ...(isPlain ? plain : [])));
};

/** “The client Acme” only says what Acme is. */
export const subjectIn = (question: Question, client: KnownClient | undefined): Meant['subject'] => {
  if (client !== undefined) says(question, 'client', 'customer');
  return subjects.find(
    ({ phrases, prefix }) =>
      (client === undefined || ofClients.includes(prefix)) && says(question, ...phrases),
  );
};

/** Only of connections the log says with which platform they are. */
const platformIn = (question: Question, { verb, subject }: Pick<Meant, 'verb' | 'subject'>) => {
  const isOfConnections =
    subject?.prefix === 'Integration' || verb?.endings.every((ending) => ending.startsWith('Integration'));
  return isOfConnections ? mentioned(question, platforms) : undefined;
};

/** Neither what machines did or note down, nor who signed in and out. */
const isWork = ({ type, byMachine }: KnownEvent): boolean =>
  !byMachine && !byMachines.test(type) && !/^(Session|ApiCallsCounted)/.test(type);

const withArticle = (word: string): string => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;

/** The events that fit every name, verb, subject and time in the question, with a step for each. */
export const narrow = (
  { client, person, verb, subject, period, platform, isOfPeople = false }: Meant,
  { events }: WorkspaceFacts,
): Narrowed => {
  const steps: string[] = [`Started with the ${counted(events.length, 'event')} that you can see.`];
  let left = events;
  const keep = (why: string, fits: (event: KnownEvent) => boolean) => {
    left = left.filter(fits);
    steps.push(`Kept those ${why}: ${left.length}.`);
  };
  if (client) keep(`about the client ${client.name}`, ({ clientId }) => clientId === client.id);
  if (isOfPeople) keep('that are the work of people', isWork);
  if (person) keep(`by ${person.name}`, ({ actorId }) => actorId === person.id);
  if (subject)
    keep(`about ${withArticle(subject.phrases[0] ?? '')}`, ({ type }) => type.startsWith(subject.prefix));
  if (platform) keep(`about ${platform.name}`, (event) => event.platform === platform.id);
  if (verb) {
    const said = inWords(verb.endings[0] ?? '');
    keep(`that say “${said}”`, saysIt(left, subject?.prefix, verb.endings));
  }
  if (period) keep(period.words, ({ at }) => isIn(period, at));
  return { events: left, steps };
};

/** Whether everything that happened is asked for, and not only what one verb says. */
const asksForAll = (question: Question, { person }: Pick<Meant, 'person'>): boolean =>
  says(
    question,
    'what happened',
    'happened',
    'activity',
    'events',
    'history',
    'changes',
    'event log',
    'log',
    'whats new',
    'what is new',
  ) ||
  (person !== undefined && says(question, 'what did') && says(question, 'do'));

/** `Who signed in last?` asks for one event, `what happened last week?` for many: there the time has taken the word. */
const asksForLast = (question: Question): boolean =>
  leftOver(question).some((word) => word === 'last' || word === 'latest') &&
  says(question, 'last', 'latest', 'last time') &&
  !says(question, 'events');

const askedFor = [
  'who',
  'when',
  'which',
  'what',
  'recently',
  'recent',
  'most recently',
  'any',
  'list',
  'show',
  'how many',
] as const;

const answerOf = (
  { events, steps }: Narrowed,
  { isLast, clients }: { readonly isLast: boolean; readonly clients: readonly KnownClient[] },
): Answer => {
  const latest = events.at(-1);
  if (latest === undefined) return answered('I found no matching activity.', steps);
  if (events.length === 1) return answered(`${told(latest, clients)}.`, steps, [latest]);
  if (isLast)
    return answered(
      `${told(latest, clients)}.`,
      [...steps, `Took the last of them, event ${englishNumber(latest.number)}.`],
      [latest],
    );
  return answered(`${counted(events.length, 'event')}.${tellLast(events, clients)}`, steps, events);
};

export const noSuchTime = (why: string): Answer => refused(why, 'Read the time that the question names.');

/** Who did what when: found by the names, verbs and times in the question. */
export const eventsAnswer: Answerer = (question, facts) => {
  const period = periodIn(question, facts.now);
  const client = mentioned(question, facts.clients);
  const person = mentioned(question, facts.people);
  const said = verbIn(question);
  const isOfPeople = says(question, ...ourDeeds);
  const isAll = asksForAll(question, { person }) || isOfPeople;
  if (said === undefined && !isAll) return null;
  if (period !== null && 'why' in period) return noSuchTime(period.why);
  const subject = subjectIn(question, client);
  says(question, ...askedFor);
  const isLast = asksForLast(question);
  const isBare = subject === undefined && !isLast && says(question, ...bareChange);
  const verb = isBare ? undefined : said;
  const platform = platformIn(question, { verb, subject });
  const narrowed = narrow({ client, person, verb, subject, period, platform, isOfPeople }, facts);
  return answerOf(narrowed, { isLast, clients: facts.clients });
};

/** How many events there are, and since when. */
export const countAnswer: Answerer = (question, { events, now }) => {
  if (!says(question, 'how many events', 'number of events', 'how much happened')) return null;
  says(question, 'are', 'is', 'happened', 'recorded', 'log', 'event log');
  const period = periodIn(question, now);
  if (period !== null && 'why' in period) return noSuchTime(period.why);
  const found = period === null ? events : events.filter(({ at }) => isIn(period, at));
  const first = found[0];
  const since = first ? ` The first was on ${timeInWords(first.at)}.` : '';
  return answered(
    `${counted(found.length, 'event')}${period ? ` ${period.words}` : ''}.${since}`,
    [`Counted the events that you can see${period ? ` ${period.words}` : ''}.`],
    found,
  );
};
