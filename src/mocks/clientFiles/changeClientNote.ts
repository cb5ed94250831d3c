/** Handles POST /api/clients/:id/notes, PATCH and DELETE /api/client-notes/:id, and POST .../restore. */
import { noteProblem } from '#domain/clients/clientFileRules.ts';
import { type ClientNoteState, clientNoteDecider } from '#events/clientNotes/clientNoteDecider.ts';
import { clientNoteStream } from '#events/clientNotes/clientNoteStream.ts';
import type { Caller, Handler } from '../http/context.ts';
import { type CommandReply, handleCommand, notThere } from '../http/handleCommand.ts';
import { noteItem } from './fileItems.ts';
import { knownClient } from './knownClient.ts';

const handle = handleCommand(clientNoteStream, clientNoteDecider);

const errorsOf = (text: string): Readonly<Record<string, string>> => {
  const wrong = noteProblem(text);
  return wrong === null ? {} : { text: wrong };
};

/** An item of another agency is not found. */
const about = ({ workspaceId }: Caller, noteId: string) => ({
  key: [noteId] as const,
  version: (state: ClientNoteState) => (state?.workspaceId === workspaceId ? state.revision : null),
});

const aboutKept = (caller: Caller, noteId: string) => {
  const place = about(caller, noteId);
  return {
    ...place,
    ifMatch: 'required' as const,
    version: (state: ClientNoteState) => (state?.removedAt === null ? place.version(state) : null),
  };
};

const replyWith =
  (status: 200 | 201) =>
  (after: ClientNoteState): CommandReply => {
    const note = after ?? notThere();
    return { status, body: { note: noteItem(note) }, version: note.revision };
  };

const askedBy = ({ workspaceId, accountId }: Caller, now: string) => ({ workspaceId, by: accountId, now });

export const addClientNote: Handler<'addClientNote'> = (request, context) => {
  const { body, params, caller, now, world } = context;
  const noteId = world.ids.entity();
  return handle(request, context, {
    errors: errorsOf(body.text),
    plan: (answers) => {
      const { id: clientId } = knownClient(answers, caller, params.id);
      return {
        key: [noteId],
        command: { type: 'AddClientNote', noteId, clientId, text: body.text, ...askedBy(caller, now) },
        reply: replyWith(201),
      };
    },
  });
};

export const changeClientNote: Handler<'changeClientNote'> = (request, context) => {
  const { body, params, caller, now } = context;
  return handle(request, context, {
    errors: errorsOf(body.text),
    plan: () => ({
      ...aboutKept(caller, params.id),
      command: { type: 'ChangeClientNote', text: body.text, ...askedBy(caller, now) },
      reply: replyWith(200),
    }),
  });
};

export const removeClientNote: Handler<'removeClientNote'> = (request, context) => {
  const { params, caller, now } = context;
  return handle(request, context, {
    plan: () => ({
      ...aboutKept(caller, params.id),
      command: { type: 'RemoveClientNote', ...askedBy(caller, now) },
      reply: () => ({ status: 204 }),
    }),
  });
};

/** Needs no version, because nobody has read the item since its removal. */
export const restoreClientNote: Handler<'restoreClientNote'> = (request, context) => {
  const { params, caller, now } = context;
  return handle(request, context, {
    plan: () => ({
      ...about(caller, params.id),
      ifMatch: 'none',
      command: { type: 'RestoreClientNote', ...askedBy(caller, now) },
      reply: replyWith(200),
    }),
  });
};
