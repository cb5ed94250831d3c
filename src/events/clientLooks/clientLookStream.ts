/** Names the stream of what one client sees instead of the agency's look. */
import { type StreamRule, tagsOfClient } from '../streamRule.ts';
import type { ClientLookEvent } from './clientLookEvents.ts';

export const clientLookStream: StreamRule<ClientLookEvent, readonly [clientId: string]> = {
  category: 'clientLook',
  of: (clientId) => `clientLook-${clientId}`,
  tagsOf: tagsOfClient,
};
