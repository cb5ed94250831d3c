/** Whom and what a question about the log is about: its client, its person, its verb and its subject. */
import { type PlatformId, platformIds, platformNames } from '../integrations/platforms.ts';
import type { KnownClient, WorkspaceFacts } from './answer.ts';
import type { Period } from './logPeriod.ts';
import { clientItself, type Subject, subjects, type Verb, verbs } from './logWords.ts';
import { mentioned, type Question, says } from './readQuestion.ts';

type Platform = { readonly id: PlatformId; readonly name: string };

const platforms: readonly Platform[] = platformIds.map((id) => ({ id, name: platformNames[id] }));

export type Meant = {
  readonly client: KnownClient | undefined;
  readonly person: WorkspaceFacts['people'][number] | undefined;
  /** Whether it was done to the person, and not by them. */
  readonly isDoneToPerson?: boolean;
  readonly verb: Verb | undefined;
  readonly subject: Subject | undefined;
  /** Whether the client itself is meant, and nothing that belongs to it. */
  readonly isClientItself?: boolean;
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
    ({ phrases, isOfClients }) =>
      (client === undefined || isOfClients === true) && says(question, ...phrases),
  );
};

/** The first place of what was understood under one of these labels; -1 for none. */
const placeOf = ({ words, understood }: Question, labels: readonly string[]): number =>
  words.findIndex((_, place) => labels.includes(understood.get(place) ?? ''));

const wordBefore = (question: Question, label: string): string =>
  question.words[placeOf(question, [label]) - 1] ?? '';

const ofWhat = ['at', 'for', 'of', 'in', 'on', 'about', 'with', 'from', 'to', 'by'];

/** What can happen to a client itself. */
const clientDeeds = ['Added', 'Updated', 'Paused', 'Resumed', 'Archived', 'Deleted', 'Merged', 'Restored'];

/** `Who paused Acme?` asks for the client itself, `What was paused at Acme?` for what belongs to it. */
export const isClientItself = (
  question: Question,
  { client, verb, subject }: Pick<Meant, 'client' | 'verb' | 'subject'>,
): boolean =>
  client !== undefined &&
  verb !== undefined &&
  subject === undefined &&
  verb.endings.some((ending) => clientDeeds.includes(ending)) &&
  !ofWhat.includes(wordBefore(question, client.name));

/** `Who invited Otto?` and `Who removed Otto?` are about him, `Whom did Otto invite?` and `invited by Otto` tell what he did. */
export const isDoneToPerson = (
  question: Question,
  { person, verb }: Pick<Meant, 'person' | 'verb'>,
): boolean => {
  if (person === undefined || verb === undefined) return false;
  if (verb.ofPeople === 'always') return true;
  const before = wordBefore(question, person.name);
  if (before === 'by') return false;
  if (verb.ofPeople === 'unlessDoer') return !['did', 'has', 'have'].includes(before);
  return [...verb.phrases, ...verb.plain].some((phrase) => phrase.split(' ').at(-1) === before);
};

/** Only of connections the log says with which platform they are. */
export const platformIn = (question: Question, { verb, subject }: Pick<Meant, 'verb' | 'subject'>) => {
  const isOfConnections =
    subject?.types.test('Integration') ||
    verb?.endings.every((ending) => /^(Integration|Source)/.test(ending));
  return isOfConnections ? mentioned(question, platforms) : undefined;
};

/** Of what the events are; the client where it itself is meant. */
export const subjectOf = ({ subject, isClientItself: isClient }: Meant): Subject | undefined =>
  isClient ? clientItself : subject;
