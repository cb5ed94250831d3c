/** Finds and counts log events by the names, verbs, subjects and times in a question. */
import { englishNumber } from '../english/englishNumber.ts';
import type { KnownClient } from '../figureQuestions/lexeme.ts';
import { isActivity } from '../history/noChanges.ts';
import {
  type Answer,
  type Answerer,
  answered,
  type KnownEvent,
  refused,
  type WorkspaceFacts,
} from './answer.ts';
import {
  isClientItself,
  isDoneToPerson,
  type Meant,
  platformIn,
  subjectIn,
  subjectOf,
  verbIn,
} from './eventMeaning.ts';
import { doneWords, emptiedAnswer, type Narrowed, narrow } from './eventNarrowing.ts';
import { counted, describeEvent, timeInWords } from './eventWords.ts';
import { isIn, periodIn } from './logPeriod.ts';
import { bareChange, ourDeeds } from './logWords.ts';
import { leftOver, mentioned, type Question, says } from './readQuestion.ts';

const mostListed = 5;

const tellLast = (events: readonly KnownEvent[], clients: readonly KnownClient[]): string => {
  const last = events.slice(-mostListed).toReversed();
  const lead = events.length > last.length ? ` The last ${last.length}:` : '';
  return [lead, ...last.map((event) => describeEvent(event, clients))].join('\n');
};

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

/** `Who signed in last?` asks for one event; in `last week` the period has already consumed the word. */
const asksForLast = (question: Question): boolean =>
  leftOver(question).some((word) => word === 'last' || word === 'latest') &&
  says(question, 'last', 'latest', 'last time') &&
  !says(question, 'events');

const askedForCount = ['how many', 'number of'] as const;

const askedForThings = ['which', 'list', 'show', ...askedForCount] as const;

const askedFor = ['who', 'whom', 'when', 'what', 'recently', 'recent', 'most recently', 'any'] as const;

/** `3 reports of Acme were sent in 2025.`; null if the question does not count things. */
const thingsText = (meant: Meant, events: readonly KnownEvent[]): string | null => {
  const { verb, client, period, person } = meant;
  const subject = subjectOf(meant);
  if (verb === undefined || subject === undefined) return null;
  const [one, many] = subject.phrases;
  const count = new Set(events.map(({ thing }) => thing)).size;
  const of = client === undefined || meant.isClientItself ? '' : ` of ${client.name}`;
  const are = count > 1 ? ' were' : ' was';
  const done = `${verb.isOwnDoing ? '' : are} ${doneWords(verb)}`;
  const by = person === undefined || meant.isDoneToPerson ? '' : ` by ${person.name}`;
  const when = period === null ? '' : ` ${period.words}`;
  // The same thing can have several events.
  const times = count === events.length ? '' : `, in ${counted(events.length, 'event')}`;
  return `${count === 0 ? `No ${one}` : counted(count, one, many)}${of}${done}${by}${when}${times}.`;
};

type Asked = {
  readonly isLast: boolean;
  readonly isOfThings: boolean;
  readonly isCount: boolean;
};

const answerOf = (
  meant: Meant,
  narrowed: Narrowed,
  { isLast, isOfThings, isCount, clients }: Asked & Pick<WorkspaceFacts, 'clients'>,
): Answer => {
  const { events, steps } = narrowed;
  const emptied = emptiedAnswer(meant, narrowed);
  if (emptied !== null) return emptied;
  const latest = events.at(-1);
  const things = isOfThings ? thingsText(meant, events) : null;
  if (latest === undefined) return answered(things ?? 'I found no matching activity.', steps);
  const isListed = !isCount || things === null;
  if (events.length === 1 && isListed) return answered(`${describeEvent(latest, clients)}.`, steps, [latest]);
  if (isLast)
    return answered(
      `${describeEvent(latest, clients)}.`,
      [...steps, `Took the last of them, event ${englishNumber(latest.number)}.`],
      [latest],
    );
  return answered(
    `${things ?? `${counted(events.length, 'event')}.`}${tellLast(events, clients)}`,
    steps,
    events,
  );
};

export const noSuchTime = (why: string): Answer => refused(why, 'Read the time that the question names.');

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
  const isOfThings = says(question, ...askedForThings);
  const isLast = asksForLast(question);
  const isBare = subject === undefined && !isLast && says(question, ...bareChange);
  const verb = isBare ? undefined : said;
  const platform = platformIn(question, { verb, subject });
  const meant: Meant = {
    client,
    person,
    isDoneToPerson: isDoneToPerson(question, { person, verb }),
    verb,
    subject,
    isClientItself: !isOfPeople && isClientItself(question, { client, verb, subject }),
    period,
    platform,
    isOfPeople,
  };
  return answerOf(meant, narrow(meant, facts), {
    isLast,
    isOfThings,
    isCount: says(question, ...askedForCount),
    clients: facts.clients,
  });
};

export const countAnswer: Answerer = (question, { events: all, now }) => {
  if (!says(question, 'how many events', 'number of events', 'how much happened')) return null;
  says(question, 'are', 'is', 'happened', 'recorded', 'log', 'event log');
  const period = periodIn(question, now);
  if (period !== null && 'why' in period) return noSuchTime(period.why);
  const events = all.filter(({ type }) => isActivity(type));
  const found = period === null ? events : events.filter(({ at }) => isIn(period, at));
  const first = found[0];
  const since = first ? ` The first was on ${timeInWords(first.at)}.` : '';
  return answered(
    `${counted(found.length, 'event')}${period ? ` ${period.words}` : ''}.${since}`,
    [`Counted the events that you can see${period ? ` ${period.words}` : ''}.`],
    found,
  );
};
