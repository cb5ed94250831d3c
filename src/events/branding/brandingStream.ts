/** Names the stream of a workspace's looks, whose revisions number the versions. */
import { type StreamRule, tagsOfWorkspace } from '../streamRule.ts';
import type { BrandingEvent } from './brandingEvents.ts';

export const brandingStream: StreamRule<BrandingEvent, readonly [workspaceId: string]> = {
  category: 'branding',
  of: (workspaceId) => `branding-${workspaceId}`,
  tagsOf: tagsOfWorkspace,
};
