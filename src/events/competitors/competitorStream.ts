/** Names the stream of a client's competitors, all in one so that no site is watched twice. */
import { type StreamRule, tagsOfClient } from '../streamRule.ts';
import type { CompetitorEvent } from './competitorEvents.ts';

export const competitorStream: StreamRule<CompetitorEvent, readonly [clientId: string]> = {
  category: 'competitors',
  of: (clientId) => `competitors-${clientId}`,
  tagsOf: tagsOfClient,
};
