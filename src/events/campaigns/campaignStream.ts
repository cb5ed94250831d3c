/** Names the stream of a workspace's campaigns. */
import { type StreamRule, tagsOfClient } from '../streamRule.ts';
import type { CampaignEvent } from './campaignEvents.ts';

export const campaignStream: StreamRule<CampaignEvent, readonly [workspaceId: string]> = {
  category: 'campaigns',
  of: (workspaceId) => `campaigns-${workspaceId}`,
  tagsOf: tagsOfClient,
};
