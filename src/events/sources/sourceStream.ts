/** Names the stream of a workspace's source health. */
import { type StreamRule, tagsOfClient } from '../streamRule.ts';
import type { SourceEvent } from './sourceEvents.ts';

export const sourceStream: StreamRule<SourceEvent, readonly [workspaceId: string]> = {
  category: 'sources',
  of: (workspaceId) => `sources-${workspaceId}`,
  tagsOf: tagsOfClient,
};
