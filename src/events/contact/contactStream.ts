/** Where a message of the contact form is kept: each in a stream of its own. */
import { type StreamRule, tagsOfAccount } from '../streamRule.ts';
import type { ContactEvent } from './contactEvents.ts';

/** `contact-<contact id>`. */
export const contactStream: StreamRule<ContactEvent> = {
  category: 'contact',
  of: (contactId) => `contact-${contactId}`,
  tagsOf: tagsOfAccount,
};
