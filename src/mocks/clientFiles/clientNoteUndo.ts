/** Declares the undo of changes of client notes. */
import { clientNote } from '#events/clientNotes/clientNote.ts';
import { client, text } from '../undo/facts.ts';
import { restorableUndo } from '../undo/restorableUndo.ts';

export const clientNoteUndo = restorableUndo(clientNote, {
  askedBy: ({ workspaceId, accountId: by }) => ({ workspaceId, by }),
  /** The client is a fact only in events that change it. */
  facts: (note, data) => ({
    Text: text(note.text),
    ...('formerClientId' in data ? { Client: client(note.clientId) } : {}),
    Status: text(note.removedAt === null ? 'kept' : 'removed'),
  }),
  others: {
    Moved: {
      as: 'mergeClients',
      command: ({ formerClientId: clientId }) => ({ type: 'MoveClientNote', clientId }) as const,
    },
  },
});
