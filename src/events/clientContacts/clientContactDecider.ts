/** Decides contacts at a client: a name and a valid email address; removed ones can be restored. */
import { type ContactFields, contactErrors, tidyContact } from '#domain/clients/clientFileRules.ts';
import { accept, type Decider, type Decision, reject } from '../decision.ts';
import { type ClientContact, clientContactAfter } from './clientContact.ts';
import type { ClientContactEvent } from './clientContactEvents.ts';

export type AddClientContact = {
  readonly type: 'AddClientContact';
  readonly contactId: string;
  readonly clientId: string;
  readonly workspaceId: string;
  readonly fields: ContactFields;
  readonly now: string;
};
type Asked<Type extends string> = {
  readonly type: Type;
  /** The asking agency; contacts of other agencies count as not found. */
  readonly workspaceId: string;
  readonly now: string;
};
export type ChangeClientContact = Asked<'ChangeClientContact'> & { readonly fields: Partial<ContactFields> };
export type RemoveClientContact = Asked<'RemoveClientContact'>;
export type RestoreClientContact = Asked<'RestoreClientContact'>;
export type MoveClientContact = Asked<'MoveClientContact'> & { readonly clientId: string };

/** `erases`: contact id and all addresses that it had. */
export type EraseClientContact = Asked<'EraseClientContact'> & { readonly erases: readonly string[] };

export type ClientContactCommand =
  | AddClientContact
  | ChangeClientContact
  | RemoveClientContact
  | RestoreClientContact
  | MoveClientContact
  | EraseClientContact;

export type ClientContactState = ClientContact | null;

type Decided = Decision<ClientContactEvent>;

const add = (command: AddClientContact, state: ClientContactState): Decided => {
  const { contactId, clientId, workspaceId, fields, now } = command;
  if (state !== null) return reject('versionConflict');
  if (Object.keys(contactErrors(fields)).length > 0) return reject('invalid');
  const about = { contactId, clientId, workspaceId };
  return accept({ type: 'ClientContactAdded', data: { ...about, ...tidyContact(fields), addedAt: now } });
};

const aboutOf = ({ id: contactId, clientId, workspaceId }: ClientContact) => ({
  contactId,
  clientId,
  workspaceId,
});

const change = ({ fields: given, now }: ChangeClientContact, state: ClientContact): Decided => {
  if (state.removedAt !== null) return reject('notFound');
  const { name, email, title } = { ...state, ...given };
  const fields = tidyContact({ name, email, title });
  if (Object.keys(contactErrors(fields)).length > 0) return reject('invalid');
  const isSame = fields.name === state.name && fields.email === state.email && fields.title === state.title;
  if (isSame) return accept();
  return accept({ type: 'ClientContactChanged', data: { ...aboutOf(state), ...fields, changedAt: now } });
};

const move = ({ clientId, now }: MoveClientContact, state: ClientContact): Decided => {
  if (state.clientId === clientId) return accept();
  const about = { ...aboutOf(state), clientId, formerClientId: state.clientId };
  return accept({ type: 'ClientContactMoved', data: { ...about, movedAt: now } });
};

const decide = (command: ClientContactCommand, state: ClientContactState): Decided => {
  if (command.type === 'AddClientContact') return add(command, state);
  if (state?.workspaceId !== command.workspaceId || state.isErased) return reject('notFound');
  const { now } = command;
  const about = { ...aboutOf(state), name: state.name };
  switch (command.type) {
    case 'ChangeClientContact':
      return change(command, state);
    case 'MoveClientContact':
      return move(command, state);
    case 'RemoveClientContact':
      return state.removedAt === null
        ? accept({ type: 'ClientContactRemoved', data: { ...about, removedAt: now } })
        : reject('notFound');
    case 'EraseClientContact': {
      const { erases } = command;
      return accept({ type: 'ClientContactErased', data: { ...aboutOf(state), erases, erasedAt: now } });
    }
    case 'RestoreClientContact':
      return state.removedAt === null
        ? accept()
        : accept({ type: 'ClientContactRestored', data: { ...about, restoredAt: now } });
  }
};

export const clientContactDecider: Decider<ClientContactCommand, ClientContactEvent, ClientContactState> = {
  initial: null,
  evolve: (state, event) => clientContactAfter(state, event, state === null ? 0 : state.revision + 1),
  decide,
};
