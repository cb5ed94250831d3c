/** Names the stream of a contact. */
import { type StreamRule, tagsOfClient } from '../streamRule.ts';
import type { ClientContactEvent } from './clientContactEvents.ts';

export const clientContactStream: StreamRule<ClientContactEvent> = {
  category: 'clientContact',
  of: (contactId) => `clientContact-${contactId}`,
  tagsOf: tagsOfClient,
};
