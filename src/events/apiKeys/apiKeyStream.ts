/** Where the API keys of a workspace are kept: in one stream. */
import { type StreamRule, tagsOfWorkspace } from '../streamRule.ts';
import type { ApiKeyEvent } from './apiKeyEvents.ts';

/** `apiKeys-<workspace id>`. */
export const apiKeyStream: StreamRule<ApiKeyEvent, readonly [workspaceId: string]> = {
  category: 'apiKeys',
  of: (workspaceId) => `apiKeys-${workspaceId}`,
  tagsOf: tagsOfWorkspace,
};
