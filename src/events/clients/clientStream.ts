/** Names the stream of a workspace's clients: one for all, so that concurrent commands cannot take a quota slot or domain twice. */
import { type StreamRule, tagsOfClient } from '../streamRule.ts';
import type { ClientEvent } from './clientEvents.ts';

export const clientStream: StreamRule<ClientEvent, readonly [workspaceId: string]> = {
  category: 'clients',
  of: (workspaceId) => `clients-${workspaceId}`,
  tagsOf: tagsOfClient,
};
