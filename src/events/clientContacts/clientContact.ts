/** Folds the events of a contact for decisions, the client's file and replies. */
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
  readonly removedAt: string | null;
  /** Erased: the personal data can no longer be decrypted. */
  readonly isErased: boolean;
  readonly revision: number;
};

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
