/** Names the stream of a contact message. */
import { type StreamRule, tagsOfAccount } from '../streamRule.ts';
import type { ContactEvent } from './contactEvents.ts';

export const contactStream: StreamRule<ContactEvent> = {
  category: 'contact',
  of: (contactId) => `contact-${contactId}`,
  tagsOf: tagsOfAccount,
};
