/** Describes events of clients, contracts, contacts, notes, tasks and list views in sentences. */

import { monthlyFee } from '#domain/clients/monthlyFee.ts';
import { englishList } from '#domain/english/englishList.ts';
import { ownValue } from '#domain/ownValue.ts';
import type { EventSentenceOf } from './eventSentence.ts';
import { longDay } from './formatMetric.ts';

const client = (about: string | null): string => about ?? 'a client';

const contractChanged: EventSentenceOf = ({ monthlyFeeCents, currency, from, reason }, _names, about) => {
  const since = longDay(String(from));
  return reason === 'end'
    ? `ended the contract of ${client(about)} on ${since}`
    : `set ${client(about)}’s fee to ${monthlyFee(Number(monthlyFeeCents), String(currency))} from ${since}`;
};

const lifetimeAssumed: EventSentenceOf = ({ lifetime }, _names, about) => {
  if (lifetime === null) return `removed the customer assumptions of ${client(about)}`;
  const { ordersPerYear, years, marginPercent } = Object(lifetime);
  return `set customer assumptions for ${client(about)}: ${ordersPerYear} orders a year, ${years} years, ${marginPercent}% margin`;
};

const marks: Readonly<Record<string, string>> = {
  new: 'reopened',
  acknowledged: 'acknowledged',
  resolved: 'resolved',
  snoozed: 'snoozed',
  dismissed: 'dismissed',
};

const findingMarked: EventSentenceOf = ({ status, day }, _names, about) =>
  `${ownValue(marks, String(status)) ?? 'marked'} the unusual day ${longDay(String(day))} of ${about ?? 'all clients'}`;

export const clientSentences: Readonly<Record<string, EventSentenceOf>> = {
  ClientPaused: (_data, _names, about) => `paused ${client(about)}`,
  ClientResumed: (_data, _names, about) => `resumed ${client(about)}`,
  ClientOwnerAssigned: ({ ownerId }, names, about) =>
    ownerId === null
      ? `removed the owner of ${client(about)}`
      : `made ${names.get(String(ownerId)) ?? 'someone'} the owner of ${client(about)}`,
  ClientTagsChanged: ({ tags }, _names, about) =>
    Array.isArray(tags) && tags.length > 0
      ? `tagged ${client(about)} with ${englishList(tags.map(String))}`
      : `removed all tags from ${client(about)}`,
  ClientLogoChanged: ({ pictureId }, _names, about) =>
    pictureId === null ? `removed the logo of ${client(about)}` : `gave ${client(about)} a logo`,
  PictureKept: () => 'uploaded a picture',
  ClientContractChanged: contractChanged,
  ClientContractWithdrawn: (_data, _names, about) => `removed a fee change of ${client(about)}`,
  ClientLifetimeAssumed: lifetimeAssumed,
  ClientMerged: (_data, _names, about) => `merged ${client(about)} into another client`,
  ClientDeleted: (_data, _names, about) => `deleted ${client(about)}`,
  ClientContactAdded: ({ name }, _names, about) => `added ${name} as a contact at ${client(about)}`,
  ClientContactChanged: ({ name }, _names, about) => `changed the contact ${name} at ${client(about)}`,
  ClientContactRemoved: ({ name }, _names, about) => `removed the contact ${name} at ${client(about)}`,
  ClientContactErased: (_data, _names, about) => `permanently erased a contact at ${client(about)}`,
  ClientContactMoved: (_data, _names, about) => `moved a contact to ${client(about)}`,
  ClientContactRestored: ({ name }, _names, about) => `restored the contact ${name} at ${client(about)}`,
  ClientNoteAdded: (_data, _names, about) => `wrote a note about ${client(about)}`,
  ClientNoteChanged: (_data, _names, about) => `changed a note about ${client(about)}`,
  ClientNoteRemoved: (_data, _names, about) => `removed a note about ${client(about)}`,
  ClientNoteMoved: (_data, _names, about) => `moved a note to ${client(about)}`,
  ClientNoteRestored: (_data, _names, about) => `restored a note about ${client(about)}`,
  ClientTaskAdded: (_data, _names, about) => `added a task for ${client(about)}`,
  ClientTaskChanged: (_data, _names, about) => `changed a task for ${client(about)}`,
  ClientTaskCompleted: (_data, _names, about) => `completed a task for ${client(about)}`,
  ClientTaskReopened: (_data, _names, about) => `reopened a task for ${client(about)}`,
  ClientTaskRemoved: (_data, _names, about) => `removed a task for ${client(about)}`,
  ClientTaskMoved: (_data, _names, about) => `moved a task to ${client(about)}`,
  ClientTaskRestored: (_data, _names, about) => `restored a task for ${client(about)}`,
  FindingMarked: findingMarked,
  ConversationStarted: ({ title }) =>
    title === undefined
      ? 'started a conversation with Ask AI'
      : `started the conversation “${title}” with Ask AI`,
  QuestionAnswered: ({ question }) =>
    question === undefined ? 'asked Ask AI a question' : `asked “${question}”`,
  ConversationRenamed: ({ formerTitle, title }) =>
    title === undefined
      ? 'renamed a conversation with Ask AI'
      : `renamed the conversation “${formerTitle}” to “${title}”`,
  ConversationPinned: () => 'pinned a conversation with Ask AI',
  ConversationUnpinned: () => 'unpinned a conversation with Ask AI',
  AnswerRated: ({ rating }) =>
    rating === null || rating === undefined
      ? 'removed the rating of an answer of Ask AI'
      : `rated an answer of Ask AI thumbs ${rating}`,
  ConversationRemoved: () => 'removed a conversation with Ask AI',
  ConversationRestored: () => 'restored a conversation with Ask AI',
  SavedViewCreated: ({ name }) => `saved the view “${name}”`,
  SavedViewRenamed: ({ formerName, name }) => `renamed the view “${formerName}” to “${name}”`,
  SavedViewRemoved: ({ name }) => `removed the view “${name}”`,
  SavedViewRestored: ({ name }) => `restored the view “${name}”`,
};
