/** Defines the wire schemas of an agency's clients. */
import * as z from 'zod/mini';
import { contractReasons, currencies } from '../clients/contractRules.ts';
import { typedText } from './typedText.ts';

const count = z.int().check(z.gte(0));

export const clientStatuses = ['active', 'paused', 'archived'] as const;

/** The fee from a day on; an `end` has 0. */
export const contractChange = z.strictObject({
  id: z.string(),
  monthly_fee_cents: count,
  currency: z.enum(currencies),
  from: z.iso.date(),
  reason: z.enum(contractReasons),
  until: z.nullable(z.iso.date()),
  changed_at: z.iso.datetime(),
});

/** Assumptions about one customer, with at most two decimals: purchase frequency, lifetime and margin. */
const lifetime = z.strictObject({
  orders_per_year: z.number(),
  years: z.number(),
  margin_percent: z.number(),
});

export const client = z.strictObject({
  id: z.string(),
  name: z.string(),
  domain: z.string(),
  industry: z.string(),
  /** IANA zone of the client's days, such as `Europe/Berlin`. */
  time_zone: z.string(),
  /** True for the sample client of a new workspace. */
  sample: z.boolean(),
  /** Lists of active clients include paused ones, and the plan's quota counts them. */
  status: z.enum(clientStatuses),
  owner_id: z.nullable(z.string()),
  tags: z.array(z.string()),
  /** In order of recording; the days decide which fee holds today. */
  contract: z.array(contractChange),
  /** Null if not entered: then there is no LTV. */
  lifetime: z.nullable(lifetime),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  logo_id: z.nullable(z.string()),
  paused_at: z.nullable(z.iso.datetime()),
  archived_at: z.nullable(z.iso.datetime()),
  merged_into: z.nullable(z.string()),
  etag: z.string(),
});

export const clientParams = z.strictObject({ id: z.string() });
export const clientBody = z.strictObject({
  name: typedText,
  domain: z.string(),
  industry: typedText,
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
  lifetime: z.optional(z.nullable(lifetime)),
  logo_id: z.optional(z.nullable(z.string())),
});
export const clientReply = z.strictObject({ client });

/** `q` searches name, domain and industry; `status` omitted: active clients, including paused ones. */
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
  /** For the whole workspace, regardless of the query; `active` includes paused clients. */
  counts: z.strictObject({ active: count, paused: count, archived: count }),
});

export type ClientItem = z.infer<typeof client>;
export type ClientList = z.infer<typeof clientList>;
