/** Where a contact at a client is kept: each in a stream of its own. */
import { type StreamRule, tagsOfClient } from '../streamRule.ts';
import type { ClientContactEvent } from './clientContactEvents.ts';

/** `clientContact-<contact id>`. */
export const clientContactStream: StreamRule<ClientContactEvent> = {
  category: 'clientContact',
  of: (contactId) => `clientContact-${contactId}`,
  tagsOf: tagsOfClient,
};
