/** Where the tenants of a reseller are kept: all of a workspace in one stream. */
import { type StreamRule, tagsOfWorkspace } from '../streamRule.ts';
import type { ResellerEvent } from './resellerEvents.ts';

/** `reseller-<workspace id>`. */
export const resellerStream: StreamRule<ResellerEvent, readonly [workspaceId: string]> = {
  category: 'reseller',
  of: (workspaceId) => `reseller-${workspaceId}`,
  tagsOf: tagsOfWorkspace,
};
