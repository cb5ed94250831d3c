/** What the events of a note make of it: the one fold behind decisions, the client's file and every reply. */
import type { ClientNoteEvent } from './clientNoteEvents.ts';

export type ClientNote = {
  readonly id: string;
  readonly clientId: string;
  readonly workspaceId: string;
  readonly text: string;
  /** Account id of who wrote it first. */
  readonly by: string;
  readonly addedAt: string;
  readonly updatedAt: string;
  /** Null while it is there. */
  readonly removedAt: string | null;
  /** Revision of the note's stream: its version for `ETag` and `If-Match`. */
  readonly revision: number;
};

/** The note after one more event; null before it is added. */
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
