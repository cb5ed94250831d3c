/** Folds the events of a client note for decisions, the client's file and replies. */
import type { ClientNoteEvent } from './clientNoteEvents.ts';

export type ClientNote = {
  readonly id: string;
  readonly clientId: string;
  readonly workspaceId: string;
  readonly text: string;
  readonly by: string;
  readonly addedAt: string;
  readonly updatedAt: string;
  readonly removedAt: string | null;
  readonly revision: number;
};

export const clientNoteAfter = (
  before: ClientNote | null,
  { type, data }: ClientNoteEvent,
  revision: number,
): ClientNote | null => {
  if (type === 'ClientNoteAdded') {
    const { noteId: id, ...facts } = data;
    return { ...facts, id, updatedAt: data.addedAt, removedAt: null, revision };
  }
  if (!before) return null;
  switch (type) {
    case 'ClientNoteChanged':
      return { ...before, text: data.text, updatedAt: data.changedAt, revision };
    case 'ClientNoteRemoved':
      return { ...before, removedAt: data.removedAt, updatedAt: data.removedAt, revision };
    case 'ClientNoteMoved':
      return { ...before, clientId: data.clientId, updatedAt: data.movedAt, revision };
    case 'ClientNoteRestored':
      return { ...before, removedAt: null, updatedAt: data.restoredAt, revision };
  }
};
