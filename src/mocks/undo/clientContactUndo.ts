/** The way back from what is done with contacts at clients. */
import {
  type ClientContactCommand,
  type ClientContactState,
  clientContactDecider,
} from '#events/clientContacts/clientContactDecider.ts';
import type { ClientContactEvent } from '#events/clientContacts/clientContactEvents.ts';
import { clientContactStream } from '#events/clientContacts/stream.ts';
import type { Facts, Taking } from './undoRules.ts';
import { undoSubject } from './undoSubject.ts';

const asked = ({ caller, now }: Taking) => ({ workspaceId: caller.workspaceId, now });

const factsOf = (contact: ClientContactState): Facts | null => {
  if (contact === null) return null;
  const { name, email, title, removedAt } = contact;
  return { name, email, title, status: removedAt === null ? 'kept' : 'removed' };
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
    ClientContactRestored: {
      as: 'removeClientContact',
      command: (step) => ({ type: 'RemoveClientContact', ...asked(step) }),
    },
  },
});
