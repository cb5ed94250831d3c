/** The shapes of what is done with many clients at once, and with the list of them, on the wire. */
import * as z from 'zod/mini';
import { moveKinds } from '../clients/agencyRevenue.ts';
import { cloneParts } from '../clients/cloneParts.ts';
import { currencies } from '../clients/contractRules.ts';
import { mergedFields } from '../clients/mergedFields.ts';
import { client } from './clientSchemas.ts';
import { typedText } from './typedText.ts';

const cents = z.int().check(z.gte(0));

/** The most rows of one change or import. */
export const mostRows = 1_000;

/** `take`: what it takes over; left out: owner and tags. */
export const cloneBody = z.strictObject({
  name: typedText,
  domain: z.string(),
  take: z.optional(z.array(z.enum(cloneParts))),
});

/** The client to merge into the one of the address, with its ETag. `take`: the fields whose values move to the client that stays. */
export const mergeBody = z.strictObject({
  merged_id: z.string(),
  merged_etag: z.string(),
  take: z.array(z.enum(mergedFields)),
});

/** The client's name, typed by who deletes it. */
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
  /** With the ETag that was read; without one, whatever it is now. */
  clients: z
    .array(z.strictObject({ id: z.string(), etag: z.optional(z.string()) }))
    .check(z.minLength(1), z.maxLength(mostRows)),
  owner_id: z.optional(z.nullable(z.string())),
  tag: z.optional(typedText),
  /** What `deletionText` says of as many clients. */
  typed: z.optional(typedText),
});

export const clientsChanged = z.strictObject({
  /** In the order of asking; `result` is `changed`, `unchanged` or the code of a refusal. */
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
        /** The last day of the contract, of one with a fee. */
        contract_until: z.optional(z.string()),
      }),
    )
    .check(z.minLength(1), z.maxLength(mostRows)),
});

export const clientsImported = z.strictObject({ items: z.array(client) });

/** A client whose fee differs from that at the start. `on`: the day since which it pays today’s fee. The latest comes first. */
const revenueMove = z.strictObject({
  id: z.string(),
  name: z.string(),
  kind: z.enum(moveKinds),
  before_cents: cents,
  after_cents: cents,
  on: z.iso.date(),
});

/** Today held against a former day; ratios are null where nothing was paid then. */
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

/** Of a cohort in one quarter: who of it pays at its end, or today as long as it is running. */
const cohortKept = z.strictObject({ clients: cents, cents, is_running: z.boolean() });

/** The clients that were won in a quarter: their first day with a fee is in it. */
const revenueCohort = z.strictObject({
  /** The first day of the quarter; null for all quarters before the ones that are told one by one. */
  from: z.nullable(z.iso.date()),
  clients: cents,
  /** What they paid a month when they were won. */
  start_cents: cents,
  /** In the quarter in which they were won, in the next one, and so on, each client by its own quarters. */
  kept: z.array(cohortKept),
});

const revenueOf = z.strictObject({
  currency: z.enum(currencies),
  mrr_cents: cents,
  arr_cents: cents,
  /** How many pay. */
  paying_clients: cents,
  /** Mean of the paying ones; null without one. */
  arpc_cents: z.nullable(cents),
  /** Who pays today, the highest fee first, and who paid 30 days ago. */
  fees: z.array(z.strictObject({ id: z.string(), name: z.string(), cents, previous_cents: cents })),
  last_30_days: revenuePeriod,
  last_12_months: revenuePeriod,
  /** Each 30 days of the last 360, the last one today. */
  series: z.array(z.strictObject({ day: z.iso.date(), mrr_cents: cents })),
  /** The earliest first; followed for eight quarters after their own. */
  cohorts: z.array(revenueCohort),
});

/** One for each currency in which a client pays or paid. */
export const revenueReply = z.strictObject({ day: z.iso.date(), items: z.array(revenueOf) });

export type ClientsChanged = z.infer<typeof clientsChanged>;
export type ImportRow = z.infer<typeof clientsImport>['clients'][number];
export type RevenuePeriod = z.infer<typeof revenuePeriod>;
export type RevenueMoved = z.infer<typeof revenueMove>;
export type RevenueCohort = z.infer<typeof revenueCohort>;
export type Revenue = z.infer<typeof revenueOf>;
