/** What can happen to a client of an agency. */
import type { DomainEvent } from '../log/storedEvent.ts';

export type ClientAdded = DomainEvent<
  'ClientAdded',
  {
    clientId: string;
    workspaceId: string;
    name: string;
    /** Host name of its site, such as `harborbikes.example`. */
    domain: string;
    industry: string;
    /** Made up so that a new workspace is not empty; said so wherever it is shown (ruling D3). */
    sample: boolean;
    addedAt: string;
  }
>;

/** The fields that differ, with what they are now. */
export type ClientChanges = { name?: string; domain?: string; industry?: string };

export type ClientUpdated = DomainEvent<
  'ClientUpdated',
  { clientId: string; workspaceId: string; changes: ClientChanges; updatedAt: string }
>;

/** Out of the lists and free of the plan's limit, with everything kept. */
export type ClientArchived = DomainEvent<
  'ClientArchived',
  { clientId: string; workspaceId: string; archivedAt: string }
>;

export type ClientRestored = DomainEvent<
  'ClientRestored',
  { clientId: string; workspaceId: string; restoredAt: string }
>;

export type ClientEvent = ClientAdded | ClientUpdated | ClientArchived | ClientRestored;
