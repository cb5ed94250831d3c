/** Names the stream of a workspace's share links. */
import type { StreamRule } from '../streamRule.ts';
import { workspaceTag } from '../tags.ts';
import type { ShareLinkEvent } from './shareLinkEvents.ts';

/** `shareLinks-<workspace id>`. Sharing is the agency's own business, so the client's people do not receive these events. */
export const shareLinkStream: StreamRule<ShareLinkEvent, readonly [workspaceId: string]> = {
  category: 'shareLinks',
  of: (workspaceId) => `shareLinks-${workspaceId}`,
  tagsOf: ({ data }) => [workspaceTag(data.workspaceId)],
};
