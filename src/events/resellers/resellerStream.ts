/** Names the stream of a workspace's reseller tenants. */
import { type StreamRule, tagsOfWorkspace } from '../streamRule.ts';
import type { ResellerEvent } from './resellerEvents.ts';

export const resellerStream: StreamRule<ResellerEvent, readonly [workspaceId: string]> = {
  category: 'reseller',
  of: (workspaceId) => `reseller-${workspaceId}`,
  tagsOf: tagsOfWorkspace,
};
