/** The shapes of an agency's clients on the wire. */
import * as z from 'zod/mini';
import { contractReasons, currencies } from '../clients/contractRules.ts';
import { typedText } from './typedText.ts';

const count = z.int().check(z.gte(0));

export const clientStatuses = ['active', 'paused', 'archived'] as const;

/** What a client pays from a day on; an `end` is 0. */
export const contractChange = z.strictObject({
  id: z.string(),
  monthly_fee_cents: count,
  currency: z.enum(currencies),
  from: z.iso.date(),
  reason: z.enum(contractReasons),
  /** The last day that was agreed on; null for none. */
  until: z.nullable(z.iso.date()),
  changed_at: z.iso.datetime(),
});

/** What is assumed of one customer, with at most two digits after the point: how often it buys, how long it stays, and what is left of the price. */
const lifetime = z.strictObject({
  orders_per_year: z.number(),
  years: z.number(),
  margin_percent: z.number(),
});

export const client = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** Host name of its site. */
  domain: z.string(),
  industry: z.string(),
  /** IANA, such as `Europe/Berlin`: where its days begin and end. */
  time_zone: z.string(),
  /** Made up, so that a new workspace is not empty. */
  sample: z.boolean(),
  /** A paused one is in the lists of active ones, and counts for the plan. */
  status: z.enum(clientStatuses),
  /** Account id of who looks after it; null for nobody. */
  owner_id: z.nullable(z.string()),
  tags: z.array(z.string()),
  /** In the order of writing down; which fee holds today is told by the days. */
  contract: z.array(contractChange),
  /** Null where nobody has entered it: then there is no LTV. */
  lifetime: z.nullable(lifetime),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  /** Id of the picture that is its logo; null without one. */
  logo_id: z.nullable(z.string()),
  /** Null while the work for it goes on. */
  paused_at: z.nullable(z.iso.datetime()),
  archived_at: z.nullable(z.iso.datetime()),
  /** Id of the client into which it was merged; null of one that was not. */
  merged_into: z.nullable(z.string()),
  /** For `If-Match`. */
  etag: z.string(),
});

export const clientParams = z.strictObject({ id: z.string() });
/** Without an owner nobody looks after it. */
export const clientBody = z.strictObject({
  name: typedText,
  domain: z.string(),
  industry: typedText,
  /** Left out: UTC. */
  time_zone: z.optional(z.string()),
  owner_id: z.optional(z.nullable(z.string())),
  tags: z.optional(z.array(typedText)),
});
export const clientChanges = z.strictObject({
  name: z.optional(typedText),
  domain: z.optional(z.string()),
  industry: z.optional(typedText),
  time_zone: z.optional(z.string()),
  owner_id: z.optional(z.nullable(z.string())),
  tags: z.optional(z.array(typedText)),
  /** Null takes what is assumed away. */
  lifetime: z.optional(z.nullable(lifetime)),
  /** Of a picture that is kept; null takes the logo away. */
  logo_id: z.optional(z.nullable(z.string())),
});
export const clientReply = z.strictObject({ client });

/** `q` is looked for in name, domain and industry; `status` left out: active ones, paused ones among them. */
export const clientQuery = z.strictObject({
  q: z.optional(z.string()),
  status: z.optional(z.enum(['active', 'paused', 'archived', 'all'])),
  limit: z.optional(z.string()),
  cursor: z.optional(z.string()),
  as_of: z.optional(z.string()),
});

export const clientList = z.strictObject({
  items: z.array(client),
  next_cursor: z.nullable(z.string()),
  total: count,
  /** Of the whole workspace, whatever was asked for; those that are paused are active too. */
  counts: z.strictObject({ active: count, paused: count, archived: count }),
});

export type ClientItem = z.infer<typeof client>;
export type ClientList = z.infer<typeof clientList>;
