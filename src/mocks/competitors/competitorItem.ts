/** Serializes a competitor. */
import type { CompetitorItem } from '#domain/contract/competitorSchemas.ts';
import type { Competitor } from '#events/competitors/competitor.ts';
import { versionTag } from '../http/version.ts';

export const competitorItem = (competitor: Competitor): CompetitorItem => ({
  id: competitor.id,
  client_id: competitor.clientId,
  domain: competitor.domain,
  tier: competitor.tier,
  notes: competitor.notes,
  created_at: competitor.addedAt,
  updated_at: competitor.updatedAt,
  removed_at: competitor.removedAt,
  etag: versionTag(competitor.revision),
});
