/** Declares the undo of changes of client contacts. */
import { clientContact } from '#events/clientContacts/clientContact.ts';
import { client, text } from '../undo/facts.ts';
import { restorableUndo } from '../undo/restorableUndo.ts';

export const clientContactUndo = restorableUndo(clientContact, {
  askedBy: ({ workspaceId }) => ({ workspaceId }),
  /** The client is a fact only in events that change it. */
  facts: ({ name, email, title, removedAt, clientId }, data) => ({
    Name: text(name),
    Email: text(email),
    Title: text(title),
    Status: text(removedAt === null ? 'kept' : 'removed'),
    ...('formerClientId' in data ? { Client: client(clientId) } : {}),
  }),
  others: {
    Moved: {
      as: 'mergeClients',
      command: ({ formerClientId: clientId }) => ({ type: 'MoveClientContact', clientId }) as const,
    },
    Erased: { never: 'The encryption key was deleted, so the personal data can’t be read any more.' },
  },
});
