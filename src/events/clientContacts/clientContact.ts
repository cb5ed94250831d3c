/** What the events of a contact make of it: the one fold behind decisions, the client's file and every reply. */
import type { ClientContactEvent } from './clientContactEvents.ts';

export type ClientContact = {
  readonly id: string;
  readonly clientId: string;
  readonly workspaceId: string;
  readonly name: string;
  readonly email: string;
  readonly title: string;
  readonly addedAt: string;
  readonly updatedAt: string;
  /** Null while it is there. */
  readonly removedAt: string | null;
  /** Whether nobody can read any more who it was. */
  readonly isErased: boolean;
  /** Revision of the contact's stream: its version for `ETag` and `If-Match`. */
  readonly revision: number;
};

/** The contact after one more event; null before it is added. */
export const clientContactAfter = (
  before: ClientContact | null,
  { type, data }: ClientContactEvent,
  revision: number,
): ClientContact | null => {
  if (type === 'ClientContactAdded') {
    const { contactId: id, ...facts } = data;
    return { ...facts, id, updatedAt: data.addedAt, removedAt: null, isErased: false, revision };
  }
  if (!before) return null;
  switch (type) {
    case 'ClientContactChanged': {
      const { name, email, title, changedAt } = data;
      return { ...before, name, email, title, updatedAt: changedAt, revision };
    }
    case 'ClientContactRemoved':
      return { ...before, removedAt: data.removedAt, updatedAt: data.removedAt, revision };
    case 'ClientContactErased':
      return { ...before, removedAt: data.erasedAt, updatedAt: data.erasedAt, isErased: true, revision };
    case 'ClientContactMoved':
      return { ...before, clientId: data.clientId, updatedAt: data.movedAt, revision };
    case 'ClientContactRestored':
      return { ...before, removedAt: null, updatedAt: data.restoredAt, revision };
  }
};
