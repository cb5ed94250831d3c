/** Undoes changes of the tasks, contacts and notes of a client. */
import { clientContact } from '#events/clientContacts/clientContact.ts';
import { clientNote } from '#events/clientNotes/clientNote.ts';
import {
  type ClientTaskCommand,
  type ClientTaskState,
  clientTaskDecider,
} from '#events/clientTasks/clientTaskDecider.ts';
import type { ClientTaskEvent } from '#events/clientTasks/clientTaskEvents.ts';
import { clientTaskStream } from '#events/clientTasks/clientTaskStream.ts';
import { client, day, type Facts, person, text } from '../undo/facts.ts';
import { restorableUndo } from '../undo/restorableUndo.ts';
import type { Taking } from '../undo/undoRules.ts';
import { undoSubject } from '../undo/undoSubject.ts';

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

const asked = ({ caller, now }: Taking) => ({
  workspaceId: caller.workspaceId,
  by: caller.accountId,
  now,
});

const statusOf = ({ removedAt, completed }: NonNullable<ClientTaskState>): string => {
  if (removedAt !== null) return 'removed';
  return completed === null ? 'open' : 'done';
};

/** The client is a fact only in events that change it. */
const factsOf = (task: ClientTaskState, data: ClientTaskEvent['data']): Facts | null =>
  task && {
    Task: text(task.text),
    'Done by': person(task.assigneeId),
    Due: day(task.dueOn),
    ...('formerClientId' in data ? { Client: client(task.clientId) } : {}),
    Status: text(statusOf(task)),
  };

const fieldsOf = (task: ClientTaskState) =>
  task === null ? {} : { text: task.text, assigneeId: task.assigneeId, dueOn: task.dueOn };

export const clientTaskUndo = undoSubject<ClientTaskCommand, ClientTaskEvent, ClientTaskState>({
  stream: clientTaskStream,
  decider: clientTaskDecider,
  facts: factsOf,
  ways: {
    ClientTaskAdded: {
      as: 'removeClientTask',
      command: (step) => ({ type: 'RemoveClientTask', ...asked(step) }),
    },
    ClientTaskChanged: {
      as: 'changeClientTask',
      command: (step) => ({ type: 'ChangeClientTask', ...asked(step), fields: fieldsOf(step.before) }),
    },
    ClientTaskCompleted: {
      as: 'changeClientTask',
      command: (step) => ({ type: 'ChangeClientTask', ...asked(step), fields: {}, done: false }),
    },
    ClientTaskReopened: {
      as: 'changeClientTask',
      command: (step) => ({ type: 'ChangeClientTask', ...asked(step), fields: {}, done: true }),
    },
    ClientTaskRemoved: {
      as: 'restoreClientTask',
      command: (step) => ({ type: 'RestoreClientTask', ...asked(step) }),
    },
    ClientTaskMoved: {
      as: 'mergeClients',
      command: (step) => ({ type: 'MoveClientTask', ...asked(step), clientId: step.data.formerClientId }),
    },
    ClientTaskRestored: {
      as: 'removeClientTask',
      command: (step) => ({ type: 'RemoveClientTask', ...asked(step) }),
    },
  },
});
