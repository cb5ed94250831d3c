/** Filters the events by every name, verb, subject and time of a question, with a step for each. */
import { englishList } from '../english/englishList.ts';
import { byMachines } from '../portfolio/engagement.ts';
import { type Answer, answered, type KnownEvent, type WorkspaceFacts } from './answer.ts';
import { type Meant, subjectOf } from './eventMeaning.ts';
import { counted, inWords } from './eventWords.ts';
import { isIn } from './logPeriod.ts';
import { changing, type Subject, type Verb } from './logWords.ts';

export type Narrowed = {
  readonly events: readonly KnownEvent[];
  readonly steps: readonly string[];
  /** The events before the verb filter, if none of them has the verb; null if some do or nothing else is named. */
  readonly emptied: readonly KnownEvent[] | null;
  readonly beside: readonly KnownEvent[];
};

/** Excludes automatic events, sign-ins and sign-outs. */
const isWork = ({ type, byMachine }: KnownEvent): boolean =>
  !byMachine && !byMachines.test(type) && !/^(Session|ApiCallsCounted)/.test(type);

export const withArticle = (word: string): string => `${/^[aeiou]/i.test(word) ? 'an' : 'a'} ${word}`;

export const doneWords = ({ phrases }: Verb): string => phrases[0] ?? '';

const saysIt =
  (verb: Verb, subject: Subject | undefined) =>
  ({ type, point }: KnownEvent): boolean =>
    (verb.endings.some((ending) => type.endsWith(ending)) ||
      (verb === changing && subject?.changes?.includes(type) === true)) &&
    (verb.point === undefined || point === verb.point);

type EventFilter = { readonly why: string; readonly fits: (event: KnownEvent) => boolean };

const byPerson = ({ person, isDoneToPerson }: Meant): readonly EventFilter[] => {
  if (person === undefined) return [];
  return isDoneToPerson
    ? [{ why: `about ${person.name}`, fits: ({ personId }) => personId === person.id }]
    : [{ why: `by ${person.name}`, fits: ({ actorId }) => actorId === person.id }];
};

const whose = (meant: Meant): readonly EventFilter[] => {
  const { client, isOfPeople } = meant;
  return [
    ...(client
      ? [
          {
            why: `about the client ${client.name}`,
            fits: ({ clientId }: KnownEvent) => clientId === client.id,
          },
        ]
      : []),
    ...(isOfPeople ? [{ why: 'that are the work of people', fits: isWork }] : []),
    ...byPerson(meant),
  ];
};

const aboutIt = (meant: Meant): readonly EventFilter[] => {
  const { platform, isClientItself } = meant;
  const subject = subjectOf(meant);
  const why =
    subject && (isClientItself ? 'of the client itself' : `about ${withArticle(subject.phrases[0])}`);
  return [
    ...(subject && why ? [{ why, fits: ({ type }: KnownEvent) => subject.types.test(type) }] : []),
    ...(platform
      ? [{ why: `about ${platform.name}`, fits: (event: KnownEvent) => event.platform === platform.id }]
      : []),
  ];
};

/** All events of the subject or person if none has the verb; otherwise null. */
const emptiedOf = (
  meant: Meant,
  verb: Verb,
  { events, about }: { readonly events: readonly KnownEvent[]; readonly about: readonly KnownEvent[] },
): readonly KnownEvent[] | null => {
  const subject = subjectOf(meant);
  if (subject === undefined) return meant.isDoneToPerson && about.length > 0 ? about : null;
  const filters = [...whose({ ...meant, person: undefined }), ...aboutIt(meant)];
  const all = events.filter((event) => filters.every(({ fits }) => fits(event)));
  return all.length === 0 || all.some(saysIt(verb, subject)) ? null : all;
};

export const narrow = (meant: Meant, { events }: WorkspaceFacts): Narrowed => {
  const { verb, period, isClientItself } = meant;
  const subject = subjectOf(meant);
  const steps: string[] = [`Started with the ${counted(events.length, 'event')} that you can see.`];
  const keep = (from: readonly KnownEvent[], all: readonly EventFilter[]): readonly KnownEvent[] =>
    all.reduce((left, { why, fits }) => {
      const matching = left.filter(fits);
      steps.push(`Kept those ${why}: ${matching.length}.`);
      return matching;
    }, from);
  const own = keep(events, whose(meant));
  const about = keep(own, aboutIt(meant));
  const said = verb
    ? keep(about, [{ why: `that say “${doneWords(verb)}”`, fits: saysIt(verb, subject) }])
    : about;
  return {
    events: period ? keep(said, [{ why: period.words, fits: ({ at }) => isIn(period, at) }]) : said,
    steps,
    emptied: said.length === 0 && verb ? emptiedOf(meant, verb, { events, about }) : null,
    beside: isClientItself && verb ? own.filter(saysIt(verb, undefined)) : [],
  };
};

const mostKinds = 6;

/** `budget set (8) and budget removed (1)`, the most frequent first. */
const kindsOf = (events: readonly KnownEvent[]): string => {
  const kinds = [...Map.groupBy(events, ({ type }) => type)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  );
  const shown = kinds.slice(0, mostKinds).map(([type, all]) => `${inWords(type)} (${all.length})`);
  return englishList([...shown, ...(kinds.length > mostKinds ? ['others'] : [])]);
};

const aboutWhat = (meant: Meant): string => {
  const { client, person, platform, isClientItself } = meant;
  if (isClientItself && client) return `the client ${client.name} itself`;
  const subject = subjectOf(meant);
  if (subject === undefined) return person?.name ?? '';
  const of = client === undefined ? '' : ` of ${client.name}`;
  const on = platform === undefined ? '' : ` on ${platform.name}`;
  return `${withArticle(subject.phrases[0])}${of}${on}`;
};

const thereAre = (events: readonly KnownEvent[]): string =>
  `There ${events.length === 1 ? 'is' : 'are'} ${events.length}: ${kindsOf(events)}.`;

/** Lists the existing events when none has the verb: “nothing” would deny them. */
export const emptiedAnswer = (meant: Meant, { emptied, beside, steps }: Narrowed): Answer | null => {
  if (emptied === null || meant.verb === undefined) return null;
  const said = `“${doneWords(meant.verb)}”`;
  const lead = `No event about ${aboutWhat(meant)} says ${said}.`;
  const belonging = `${beside.length} of its related ${beside.length === 1 ? 'event does' : 'events do'}: ${kindsOf(beside)}.`;
  return beside.length === 0
    ? answered(`${lead} ${thereAre(emptied)}`, steps, emptied)
    : answered(`${lead} ${belonging}`, steps, beside);
};
