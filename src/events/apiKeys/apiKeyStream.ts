/** Names the stream of a workspace's API keys. */
import { type StreamRule, tagsOfWorkspace } from '../streamRule.ts';
import type { ApiKeyEvent } from './apiKeyEvents.ts';

export const apiKeyStream: StreamRule<ApiKeyEvent, readonly [workspaceId: string]> = {
  category: 'apiKeys',
  of: (workspaceId) => `apiKeys-${workspaceId}`,
  tagsOf: tagsOfWorkspace,
};
