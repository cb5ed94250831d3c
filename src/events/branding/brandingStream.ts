/** Where the looks of a workspace are kept: in one stream, whose revisions number the versions. */
import { type StreamRule, tagsOfWorkspace } from '../streamRule.ts';
import type { BrandingEvent } from './brandingEvents.ts';

/** `branding-<workspace id>`. */
export const brandingStream: StreamRule<BrandingEvent, readonly [workspaceId: string]> = {
  category: 'branding',
  of: (workspaceId) => `branding-${workspaceId}`,
  tagsOf: tagsOfWorkspace,
};
