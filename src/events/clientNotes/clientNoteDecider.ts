/** Decides client notes: never empty; removed ones can be restored. */

import { noteProblem } from '#domain/clients/clientFileRules.ts';
import { tidyText } from '#domain/text/visibleText.ts';
import { accept, type Decider, type Decision, reject } from '../decision.ts';
import { type ClientNote, clientNoteAfter } from './clientNote.ts';
import type { ClientNoteEvent } from './clientNoteEvents.ts';

/** `by` asks for `workspaceId`; notes of other agencies count as not found. */
type Asked<Type extends string> = {
  readonly type: Type;
  readonly workspaceId: string;
  readonly by: string;
  readonly now: string;
};

export type AddClientNote = Asked<'AddClientNote'> & {
  readonly noteId: string;
  readonly clientId: string;
  readonly text: string;
};
export type ChangeClientNote = Asked<'ChangeClientNote'> & { readonly text: string };
export type RemoveClientNote = Asked<'RemoveClientNote'>;
export type RestoreClientNote = Asked<'RestoreClientNote'>;
export type MoveClientNote = Asked<'MoveClientNote'> & { readonly clientId: string };

export type ClientNoteCommand =
  | AddClientNote
  | ChangeClientNote
  | RemoveClientNote
  | RestoreClientNote
  | MoveClientNote;

export type ClientNoteState = ClientNote | null;

type Decided = Decision<ClientNoteEvent>;

const add = (command: AddClientNote, state: ClientNoteState): Decided => {
  const { type: _type, now, text, ...facts } = command;
  if (state !== null) return reject('versionConflict');
  if (noteProblem(text) !== null) return reject('invalid');
  return accept({ type: 'ClientNoteAdded', data: { ...facts, text: tidyText(text), addedAt: now } });
};

const change = ({ text, by, now }: ChangeClientNote, state: ClientNote): Decided => {
  const { id: noteId, clientId, workspaceId } = state;
  if (state.removedAt !== null) return reject('notFound');
  if (noteProblem(text) !== null) return reject('invalid');
  if (tidyText(text) === state.text) return accept();
  return accept({
    type: 'ClientNoteChanged',
    data: { noteId, clientId, workspaceId, by, text: tidyText(text), changedAt: now },
  });
};

const decide = (command: ClientNoteCommand, state: ClientNoteState): Decided => {
  if (command.type === 'AddClientNote') return add(command, state);
  if (state?.workspaceId !== command.workspaceId) return reject('notFound');
  const { by, now } = command;
  const about = { noteId: state.id, clientId: state.clientId, workspaceId: state.workspaceId, by };
  switch (command.type) {
    case 'ChangeClientNote':
      return change(command, state);
    case 'MoveClientNote': {
      const { clientId } = command;
      if (state.clientId === clientId) return accept();
      const moved = { ...about, clientId, formerClientId: state.clientId, movedAt: now };
      return accept({ type: 'ClientNoteMoved', data: moved });
    }
    case 'RemoveClientNote':
      return state.removedAt === null
        ? accept({ type: 'ClientNoteRemoved', data: { ...about, removedAt: now } })
        : reject('notFound');
    case 'RestoreClientNote':
      return state.removedAt === null
        ? accept()
        : accept({ type: 'ClientNoteRestored', data: { ...about, restoredAt: now } });
  }
};

export const clientNoteDecider: Decider<ClientNoteCommand, ClientNoteEvent, ClientNoteState> = {
  initial: null,
  evolve: (state, event) => clientNoteAfter(state, event, state === null ? 0 : state.revision + 1),
  decide,
};
