/** Determines the client, person, verb and subject of a question about the log. */

import type { KnownClient } from '../figureQuestions/lexeme.ts';
import { type PlatformId, platformIds, platformNames } from '../integrations/platforms.ts';
import type { WorkspaceFacts } from './answer.ts';
import type { Period } from './logPeriod.ts';
import { clientItself, type Subject, subjects, type Verb, verbs } from './logWords.ts';
import { mentioned, type Question, says } from './readQuestion.ts';

type Platform = { readonly id: PlatformId; readonly name: string };

/** The first of the list. */
const commonPlatforms = 12;

const platforms: readonly Platform[] = platformIds.map((id) => ({ id, name: platformNames[id] }));

export type Meant = {
  readonly client: KnownClient | undefined;
  readonly person: WorkspaceFacts['people'][number] | undefined;
  readonly isDoneToPerson?: boolean;
  readonly verb: Verb | undefined;
  readonly subject: Subject | undefined;
  readonly isClientItself?: boolean;
  readonly period: Period | null;
  readonly platform?: Platform | undefined;
  readonly isOfPeople?: boolean;
};

export const verbIn = (question: Question): Meant['verb'] => {
  const isPlain = says(question, 'did');
  return verbs.find(({ phrases, plain }) => says(question, ...phrases, ...(isPlain ? plain : [])));
};

/** In “the client Acme” the word only describes Acme and is not a subject. */
export const subjectIn = (question: Question, client: KnownClient | undefined): Meant['subject'] => {
  if (client !== undefined) says(question, 'client', 'customer');
  return subjects.find(
    ({ phrases, isOfClients }) =>
      (client === undefined || isOfClients === true) && says(question, ...phrases),
  );
};

const placeOf = ({ words, understood }: Question, labels: readonly string[]): number =>
  words.findIndex((_, place) => labels.includes(understood.get(place) ?? ''));

const wordBefore = (question: Question, label: string): string =>
  question.words[placeOf(question, [label]) - 1] ?? '';

const ofWhat = ['at', 'for', 'of', 'in', 'on', 'about', 'with', 'from', 'to', 'by'];

const clientDeeds = ['Added', 'Updated', 'Paused', 'Resumed', 'Archived', 'Deleted', 'Merged', 'Restored'];

/** `Who paused Acme?` asks for the client itself, `What was paused at Acme?` for its parts. */
export const isClientItself = (
  question: Question,
  { client, verb, subject }: Pick<Meant, 'client' | 'verb' | 'subject'>,
): boolean =>
  client !== undefined &&
  verb !== undefined &&
  subject === undefined &&
  verb.endings.some((ending) => clientDeeds.includes(ending)) &&
  !ofWhat.includes(wordBefore(question, client.name));

/** `Who invited Otto?` and `Who removed Otto?` are about him; `Whom did Otto invite?` and `invited by Otto` ask for his actions. */
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

/** Only events of connections record a platform. */
export const platformIn = (question: Question, { verb, subject }: Pick<Meant, 'verb' | 'subject'>) => {
  const isOfConnections =
    subject?.types.test('Integration') ||
    verb?.endings.every((ending) => /^(Integration|Source)/.test(ending));
  if (!isOfConnections) return undefined;
  // Without "Ads" or "Pages" the more common platform is meant.
  return mentioned(question, platforms) ?? mentioned(question, platforms.slice(0, commonPlatforms));
};

export const subjectOf = ({ subject, isClientItself: isClient }: Meant): Subject | undefined =>
  isClient ? clientItself : subject;
