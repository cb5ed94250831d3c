/** Where the competitors of a client are kept: all in one stream, so that no site is watched twice. */
import { type StreamRule, tagsOfClient } from '../streamRule.ts';
import type { CompetitorEvent } from './competitorEvents.ts';

/** `competitors-<client id>`. */
export const competitorStream: StreamRule<CompetitorEvent, readonly [clientId: string]> = {
  category: 'competitors',
  of: (clientId) => `competitors-${clientId}`,
  tagsOf: tagsOfClient,
};
