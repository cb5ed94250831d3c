/** Defines the wire schemas of bulk changes and of the client list. */
import * as z from 'zod/mini';
import { moveKinds } from '../clients/agencyRevenue.ts';
import { cloneParts } from '../clients/cloneParts.ts';
import { currencies } from '../clients/contractRules.ts';
import { mergedFields } from '../clients/mergedFields.ts';
import { client } from './clientSchemas.ts';
import { typedText } from './typedText.ts';

const cents = z.int().check(z.gte(0));

export const mostRows = 1_000;

/** `take`: the parts to copy; default: owner and tags. */
export const cloneBody = z.strictObject({
  name: typedText,
  domain: z.string(),
  take: z.optional(z.array(z.enum(cloneParts))),
});

/** The client to merge into the one of the path, with its ETag. `take`: fields whose values replace those of the remaining client. */
export const mergeBody = z.strictObject({
  merged_id: z.string(),
  merged_etag: z.string(),
  take: z.array(z.enum(mergedFields)),
});

export const deletionBody = z.strictObject({ name: typedText });

/** `owner_id` belongs to `assign`, `tag` to `tag` and `untag`, `typed` to `delete`. */
export const bulkActs = [
  'archive',
  'restore',
  'pause',
  'resume',
  'assign',
  'tag',
  'untag',
  'delete',
] as const;
export type BulkActName = (typeof bulkActs)[number];

export const clientsChange = z.strictObject({
  act: z.enum(bulkActs),
  /** Without an ETag the change applies to any version. */
  clients: z
    .array(z.strictObject({ id: z.string(), etag: z.optional(z.string()) }))
    .check(z.minLength(1), z.maxLength(mostRows)),
  owner_id: z.optional(z.nullable(z.string())),
  tag: z.optional(typedText),
  /** The `deletionText` for this number of clients. */
  typed: z.optional(typedText),
});

export const clientsChanged = z.strictObject({
  /** In request order; `result` is `changed`, `unchanged` or the code of a refusal. */
  rows: z.array(z.strictObject({ id: z.string(), result: z.string(), etag: z.nullable(z.string()) })),
});

export const clientsImport = z.strictObject({
  clients: z
    .array(
      z.strictObject({
        name: typedText,
        domain: z.string(),
        industry: typedText,
        time_zone: z.optional(z.string()),
        monthly_fee_cents: z.optional(z.int()),
        currency: z.optional(z.enum(currencies)),
        owner_id: z.optional(z.nullable(z.string())),
        tags: z.optional(z.array(typedText)),
        /** Last day of the contract; requires a fee. */
        contract_until: z.optional(z.string()),
      }),
    )
    .check(z.minLength(1), z.maxLength(mostRows)),
});

export const clientsImported = z.strictObject({ items: z.array(client) });

/** A client whose fee changed over the period. `on`: first day of today's fee. The latest comes first. */
const revenueMove = z.strictObject({
  id: z.string(),
  name: z.string(),
  kind: z.enum(moveKinds),
  before_cents: cents,
  after_cents: cents,
  on: z.iso.date(),
});

/** Today compared with an earlier day; ratios are null if nothing was paid then. */
const revenuePeriod = z.strictObject({
  from: z.iso.date(),
  start_cents: cents,
  new_cents: cents,
  reactivation_cents: cents,
  expansion_cents: cents,
  contraction_cents: cents,
  churned_cents: cents,
  net_new_cents: z.int(),
  paying_at_start: cents,
  lost_clients: cents,
  logo_churn: z.nullable(z.number()),
  revenue_churn: z.nullable(z.number()),
  nrr: z.nullable(z.number()),
  moves: z.array(revenueMove),
});

/** Paying clients of a cohort at the end of one quarter, or today while the quarter runs. */
const cohortKept = z.strictObject({ clients: cents, cents, is_running: z.boolean() });

const revenueCohort = z.strictObject({
  /** First day of the quarter; null for the group of all earlier quarters. */
  from: z.nullable(z.iso.date()),
  clients: cents,
  start_cents: cents,
  /** By quarter since winning; in the group of earlier quarters, each client by its own. */
  kept: z.array(cohortKept),
});

const revenueOf = z.strictObject({
  currency: z.enum(currencies),
  mrr_cents: cents,
  arr_cents: cents,
  paying_clients: cents,
  arpc_cents: z.nullable(cents),
  /** Clients that pay today, the highest fee first, and those that paid 30 days ago. */
  fees: z.array(z.strictObject({ id: z.string(), name: z.string(), cents, previous_cents: cents })),
  last_30_days: revenuePeriod,
  last_12_months: revenuePeriod,
  /** Every 30 days over the last 360, ending today. */
  series: z.array(z.strictObject({ day: z.iso.date(), mrr_cents: cents })),
  /** The earliest first, each with eight further quarters. */
  cohorts: z.array(revenueCohort),
});

/** One per currency in which a client pays or paid. */
export const revenueReply = z.strictObject({ day: z.iso.date(), items: z.array(revenueOf) });

export type ClientsChanged = z.infer<typeof clientsChanged>;
export type ImportRow = z.infer<typeof clientsImport>['clients'][number];
export type RevenuePeriod = z.infer<typeof revenuePeriod>;
export type RevenueMoved = z.infer<typeof revenueMove>;
export type RevenueCohort = z.infer<typeof revenueCohort>;
export type Revenue = z.infer<typeof revenueOf>;
