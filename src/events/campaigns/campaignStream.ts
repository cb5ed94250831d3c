/** Where the campaigns of a workspace are kept: in one stream. */
import { type StreamRule, tagsOfClient } from '../streamRule.ts';
import type { CampaignEvent } from './campaignEvents.ts';

/** `campaigns-<workspace id>`. */
export const campaignStream: StreamRule<CampaignEvent, readonly [workspaceId: string]> = {
  category: 'campaigns',
  of: (workspaceId) => `campaigns-${workspaceId}`,
  tagsOf: tagsOfClient,
};
