/** What events tell beside who did them: the name of their thing, and whom they are about. */
import type { StoredEvent } from '#events/log/storedEvent.ts';
import type { Answers } from '#events/projections/answers.ts';

type Told = Pick<StoredEvent, 'type' | 'data'>;

const textIn = ({ data }: Told, field: string): string | null => {
  const value = (data as Readonly<Record<string, unknown>>)[field];
  return typeof value === 'string' && value !== '' ? value : null;
};

/** What people gave a name of its own; a client and a platform are told beside. */
const named = /^(Campaign|Report|Dashboard|ShareLink|ApiKey)/;

/** Null where it has none. */
export const nameIn = (event: Told): string | null => (named.test(event.type) ? textIn(event, 'name') : null);

/** Of a step of a report that the client does not see, and whose tags do not name it; null of other events. */
export const reportedClient = (event: Told): string | null =>
  event.type.startsWith('Report') ? textIn(event, 'clientId') : null;

const withAddress = (email: string | null, { accountDirectory }: Answers): string | null =>
  email === null
    ? null
    : (Object.entries(accountDirectory.byId).find(([, account]) => account.email === email)?.[0] ?? null);

/** The account id of whom an event of the team, or the choice of who looks after a client, is about; null for nobody. */
export const personIn = (event: Told, answers: Answers): string | null => {
  const { type } = event;
  if (type === 'ClientOwnerAssigned') return textIn(event, 'ownerId');
  if (/^(MemberInvited|Invitation)/.test(type)) return withAddress(textIn(event, 'email'), answers);
  return /^(Member|WorkspaceOwner)/.test(type) ? textIn(event, 'accountId') : null;
};
