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

export type ClientEvent = ClientAdded;
