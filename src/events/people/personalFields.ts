/** Lists the personal fields of events and their people; these are encrypted before an event is written. */

import { normalizeEmail } from '#domain/accounts/emailAddress.ts';
import { ownValue } from '#domain/ownValue.ts';
import { erasedName } from '#domain/people/erasedPerson.ts';
import type { DomainEvent, Json } from '../log/storedEvent.ts';

export type Person = { readonly id: string } | { readonly address: string };

export type PersonalSpot = {
  readonly person: Person;
  readonly path: readonly string[];
  readonly word: Json;
};

type Data = Readonly<Record<string, unknown>>;
type Finder = (data: Data) => readonly PersonalSpot[];

const at = (data: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, key) => Object(value)[key], data);

const fieldsOf =
  (personOf: (data: Data) => Person | null, words: Readonly<Record<string, Json>>): Finder =>
  (data) => {
    const person = personOf(data);
    if (person === null) return [];
    return Object.entries(words).flatMap(([name, word]) => {
      const path = name.split('.');
      return typeof at(data, path) === 'string' ? [{ person, path, word }] : [];
    });
  };

const withId =
  (field: string) =>
  (data: Data): Person | null =>
    typeof data[field] === 'string' ? { id: data[field] } : null;

const withAddress = ({ email }: Data): Person | null =>
  typeof email === 'string' && email !== '' ? { address: normalizeEmail(email) } : null;

const addressesAt =
  (name: string): Finder =>
  (data) => {
    const path = name.split('.');
    const list = at(data, path);
    if (!Array.isArray(list)) return [];
    return list.map((address, index) => ({
      person: { address: normalizeEmail(String(address)) },
      path: [...path, String(index)],
      word: erasedName,
    }));
  };

/** A placeholder in the form of an address, because the schemas of accounts and messages require one. */
const noAddress = 'erased@person.invalid';
const accountWords = { firstName: 'Erased', lastName: 'person', avatarUrl: null };

const account = fieldsOf(withId('accountId'), { email: noAddress, ...accountWords });
const profile = fieldsOf(withId('accountId'), {
  'changes.firstName': accountWords.firstName,
  'changes.lastName': accountWords.lastName,
  'changes.avatarUrl': null,
});
const invitation = fieldsOf(withAddress, { email: erasedName });
const contact = fieldsOf(withId('contactId'), { name: erasedName, email: '', title: '' });
const conversation = fieldsOf(withId('accountId'), {
  title: erasedName,
  formerTitle: erasedName,
  question: erasedName,
  reply: '',
});
const ratedAnswer = fieldsOf(withId('accountId'), { reason: null, formerReason: null });
const message = fieldsOf(withAddress, { name: erasedName, email: noAddress, company: null, message: '' });

const finders: Readonly<Record<string, Finder>> = {
  AccountRegistered: account,
  ProfileUpdated: profile,
  MemberInvited: invitation,
  InvitationResent: invitation,
  InvitationRevoked: invitation,
  InvitationRestored: invitation,
  InvitationAccepted: invitation,
  BillingDetailsChanged: invitation,
  ClientContactAdded: contact,
  ClientContactChanged: contact,
  ClientContactRemoved: contact,
  ClientContactRestored: contact,
  ContactRequested: message,
  ConversationStarted: conversation,
  QuestionAnswered: conversation,
  ConversationRenamed: conversation,
  AnswerRated: ratedAnswer,
  ReportCreated: addressesAt('facts.recipients'),
  ReportChanged: addressesAt('facts.recipients'),
  ReportSent: addressesAt('recipients'),
};

export const personalSpots = ({ type, data }: DomainEvent): readonly PersonalSpot[] =>
  ownValue(finders, type)?.(data as Data) ?? [];
