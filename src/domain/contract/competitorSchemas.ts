/** Defines the wire schemas of competitors. */
import * as z from 'zod/mini';
import { competitorTiers } from '../competitors/competitorRules.ts';
import { typedText } from './typedText.ts';

const tier = z.enum(competitorTiers);

export const competitor = z.strictObject({
  id: z.string(),
  client_id: z.string(),
  domain: z.string(),
  tier,
  notes: z.string(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  removed_at: z.nullable(z.iso.datetime()),
  etag: z.string(),
});

export const competitorParams = z.strictObject({ id: z.string() });
export const competitorBody = z.strictObject({
  client_id: z.string(),
  domain: z.string(),
  tier,
  notes: z.optional(typedText),
});
export const competitorChanges = z.strictObject({
  domain: z.optional(z.string()),
  tier: z.optional(tier),
  notes: z.optional(typedText),
});
export const competitorReply = z.strictObject({ competitor });

/** `client` omitted: all clients; `status` omitted: watched ones. */
export const competitorQuery = z.strictObject({
  client: z.optional(z.string()),
  status: z.optional(z.enum(['watched', 'removed', 'all'])),
  limit: z.optional(z.string()),
  cursor: z.optional(z.string()),
  as_of: z.optional(z.string()),
});

export const competitorList = z.strictObject({
  items: z.array(competitor),
  next_cursor: z.nullable(z.string()),
  total: z.int().check(z.gte(0)),
});

export type CompetitorItem = z.infer<typeof competitor>;
