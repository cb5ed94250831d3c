/** What can happen to the contact form. */
import type { ContactTopic } from '#domain/contact/contactRules.ts';
import type { DomainEvent } from '../log/storedEvent.ts';

export type ContactRequested = DomainEvent<
  'ContactRequested',
  {
    contactId: string;
    name: string;
    email: string;
    /** Null when none was given. */
    company: string | null;
    topic: ContactTopic;
    message: string;
    /** Who was signed in; null for a visitor. */
    accountId: string | null;
    requestedAt: string;
  }
>;

export type ContactEvent = ContactRequested;
