/** The way back from what is done with notes about clients. */
import {
  type ClientNoteCommand,
  type ClientNoteState,
  clientNoteDecider,
} from '#events/clientNotes/clientNoteDecider.ts';
import type { ClientNoteEvent } from '#events/clientNotes/clientNoteEvents.ts';
import { clientNoteStream } from '#events/clientNotes/stream.ts';
import type { Facts, Taking } from './undoRules.ts';
import { undoSubject } from './undoSubject.ts';

const asked = ({ caller, now }: Taking) => ({
  workspaceId: caller.workspaceId,
  by: caller.accountId,
  now,
});

const factsOf = (note: ClientNoteState): Facts | null =>
  note === null ? null : { text: note.text, status: note.removedAt === null ? 'kept' : 'removed' };

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
    ClientNoteRestored: {
      as: 'removeClientNote',
      command: (step) => ({ type: 'RemoveClientNote', ...asked(step) }),
    },
  },
});
