/** Where a workspace's share links are kept: in one stream. */
import type { StreamRule } from '../streamRule.ts';
import { workspaceTag } from '../tags.ts';
import type { ShareLinkEvent } from './shareLinkEvents.ts';

/** `shareLinks-<workspace id>`. Who else may look is the agency's own business: people of the client do not hear of it. */
export const shareLinkStream: StreamRule<ShareLinkEvent, readonly [workspaceId: string]> = {
  category: 'shareLinks',
  of: (workspaceId) => `shareLinks-${workspaceId}`,
  tagsOf: ({ data }) => [workspaceTag(data.workspaceId)],
};
