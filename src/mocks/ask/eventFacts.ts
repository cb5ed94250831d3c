/** Extracts from events the name of their item and the person they are about. */
import type { StoredEvent } from '#events/log/storedEvent.ts';
import type { Answers } from '#events/projections/answers.ts';

type EventFacts = Pick<StoredEvent, 'type' | 'data'>;

const textIn = ({ data }: EventFacts, field: string): string | null => {
  const value = (data as Readonly<Record<string, unknown>>)[field];
  return typeof value === 'string' && value !== '' ? value : null;
};

const named = /^(Campaign|Report|Dashboard|ShareLink|ApiKey)/;

export const nameIn = (event: EventFacts): string | null =>
  named.test(event.type) ? textIn(event, 'name') : null;

export const reportedClient = (event: EventFacts): string | null =>
  event.type.startsWith('Report') ? textIn(event, 'clientId') : null;

const withAddress = (email: string | null, { accountDirectory }: Answers): string | null =>
  email === null
    ? null
    : (Object.entries(accountDirectory.byId).find(([, account]) => account.email === email)?.[0] ?? null);

export const personIn = (event: EventFacts, answers: Answers): string | null => {
  const { type } = event;
  if (type === 'ClientOwnerAssigned') return textIn(event, 'ownerId');
  if (/^(MemberInvited|Invitation)/.test(type)) return withAddress(textIn(event, 'email'), answers);
  return /^(Member|WorkspaceOwner)/.test(type) ? textIn(event, 'accountId') : null;
};
