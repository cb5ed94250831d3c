/** Declares the undo of changes of client contacts. */
import {
  type ClientContactCommand,
  type ClientContactState,
  clientContactDecider,
} from '#events/clientContacts/clientContactDecider.ts';
import type { ClientContactEvent } from '#events/clientContacts/clientContactEvents.ts';
import { clientContactStream } from '#events/clientContacts/clientContactStream.ts';
import { client, type Facts, text } from '../undo/facts.ts';
import type { Taking } from '../undo/undoRules.ts';
import { undoSubject } from '../undo/undoSubject.ts';

const asked = ({ caller, now }: Taking) => ({ workspaceId: caller.workspaceId, now });

/** The client is a fact only in events that change it. */
const factsOf = (contact: ClientContactState, data: ClientContactEvent['data']): Facts | null => {
  if (contact === null) return null;
  const { name, email, title, removedAt, clientId } = contact;
  return {
    Name: text(name),
    Email: text(email),
    Title: text(title),
    Status: text(removedAt === null ? 'kept' : 'removed'),
    ...('formerClientId' in data ? { Client: client(clientId) } : {}),
  };
};

export const clientContactUndo = undoSubject<ClientContactCommand, ClientContactEvent, ClientContactState>({
  stream: clientContactStream,
  decider: clientContactDecider,
  facts: factsOf,
  ways: {
    ClientContactAdded: {
      as: 'removeClientContact',
      command: (step) => ({ type: 'RemoveClientContact', ...asked(step) }),
    },
    ClientContactChanged: {
      as: 'changeClientContact',
      command: (step) => {
        const { name = '', email = '', title = '' } = step.before ?? {};
        return { type: 'ChangeClientContact', ...asked(step), fields: { name, email, title } };
      },
    },
    ClientContactRemoved: {
      as: 'restoreClientContact',
      command: (step) => ({ type: 'RestoreClientContact', ...asked(step) }),
    },
    ClientContactErased: { never: 'The key was deleted: nobody can read the personal data any more.' },
    ClientContactMoved: {
      as: 'mergeClients',
      command: (step) => ({
        type: 'MoveClientContact',
        ...asked(step),
        clientId: step.data.formerClientId,
      }),
    },
    ClientContactRestored: {
      as: 'removeClientContact',
      command: (step) => ({ type: 'RemoveClientContact', ...asked(step) }),
    },
  },
});
