/** Where it is kept how the sources of a workspace do: in one stream. */
import { type StreamRule, tagsOfClient } from '../streamRule.ts';
import type { SourceEvent } from './sourceEvents.ts';

/** `sources-<workspace id>`. */
export const sourceStream: StreamRule<SourceEvent, readonly [workspaceId: string]> = {
  category: 'sources',
  of: (workspaceId) => `sources-${workspaceId}`,
  tagsOf: tagsOfClient,
};
