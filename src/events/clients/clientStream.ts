/** Where the clients of a workspace are kept: one stream for all, so that neither the limit nor a domain can be taken twice at the same moment. */
import { type StreamRule, tagsOfClient } from '../streamRule.ts';
import type { ClientEvent } from './clientEvents.ts';

/** `clients-<workspace id>`. */
export const clientStream: StreamRule<ClientEvent, readonly [workspaceId: string]> = {
  category: 'clients',
  of: (workspaceId) => `clients-${workspaceId}`,
  tagsOf: tagsOfClient,
};
