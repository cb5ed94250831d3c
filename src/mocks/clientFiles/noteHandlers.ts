/** Handles POST /api/clients/:id/notes, PATCH and DELETE /api/client-notes/:id, and POST .../restore. */
import { noteProblem } from '#domain/clients/clientFileRules.ts';
import { clientNote } from '#events/clientNotes/clientNote.ts';
import { restorableHandlers } from '../http/restorableHandlers.ts';
import { noteItem } from './fileItems.ts';
import { knownClient } from './knownClient.ts';

export const noteHandlers = restorableHandlers(clientNote, {
  askedBy: ({ workspaceId, accountId: by }) => ({ workspaceId, by }),
  errors: ({ text }) => {
    const wrong = noteProblem(text);
    return wrong === null ? {} : { text: wrong };
  },
  added: ({ body, caller, params }, answers) => ({
    clientId: knownClient(answers, caller, params.id).id,
    text: body.text,
  }),
  changes: ({ text }) => ({ text }),
  reply: (note) => ({ note: noteItem(note) }),
});
