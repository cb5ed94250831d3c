/** Declares the undo of changes of client notes. */
import {
  type ClientNoteCommand,
  type ClientNoteState,
  clientNoteDecider,
} from '#events/clientNotes/clientNoteDecider.ts';
import type { ClientNoteEvent } from '#events/clientNotes/clientNoteEvents.ts';
import { clientNoteStream } from '#events/clientNotes/clientNoteStream.ts';
import { client, type Facts, text } from '../undo/facts.ts';
import type { Taking } from '../undo/undoRules.ts';
import { undoSubject } from '../undo/undoSubject.ts';

const asked = ({ caller, now }: Taking) => ({
  workspaceId: caller.workspaceId,
  by: caller.accountId,
  now,
});

/** The client is a fact only in events that change it. */
const factsOf = (note: ClientNoteState, data: ClientNoteEvent['data']): Facts | null =>
  note && {
    Text: text(note.text),
    ...('formerClientId' in data ? { Client: client(note.clientId) } : {}),
    Status: text(note.removedAt === null ? 'kept' : 'removed'),
  };

export const clientNoteUndo = undoSubject<ClientNoteCommand, ClientNoteEvent, ClientNoteState>({
  stream: clientNoteStream,
  decider: clientNoteDecider,
  facts: factsOf,
  ways: {
    ClientNoteAdded: {
      as: 'removeClientNote',
      command: (step) => ({ type: 'RemoveClientNote', ...asked(step) }),
    },
    ClientNoteChanged: {
      as: 'changeClientNote',
      command: (step) => ({ type: 'ChangeClientNote', ...asked(step), text: step.before?.text ?? '' }),
    },
    ClientNoteRemoved: {
      as: 'restoreClientNote',
      command: (step) => ({ type: 'RestoreClientNote', ...asked(step) }),
    },
    ClientNoteMoved: {
      as: 'mergeClients',
      command: (step) => ({ type: 'MoveClientNote', ...asked(step), clientId: step.data.formerClientId }),
    },
    ClientNoteRestored: {
      as: 'removeClientNote',
      command: (step) => ({ type: 'RemoveClientNote', ...asked(step) }),
    },
  },
});
