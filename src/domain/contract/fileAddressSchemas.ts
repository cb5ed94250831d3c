/** Defines the wire schemas of addresses of CSV files and Google Sheets. */
import * as z from 'zod/mini';
import { fetchIntervals, fetchOutcomes } from '../fileAddresses/fileAddressRules.ts';
import { typedText } from './typedText.ts';

const count = z.int().check(z.gte(0));

const fileFetch = z.strictObject({
  at: z.iso.datetime(),
  outcome: z.enum(fetchOutcomes),
  rows: count,
  /** In words; null unless it failed. */
  problem: z.nullable(z.string()),
  /** The account of the person who asked for it; null on schedule. */
  by: z.nullable(z.string()),
});

export const fileAddress = z.strictObject({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  client_id: z.string(),
  every: z.enum(fetchIntervals),
  added_at: z.iso.datetime(),
  /** The latest 30, newest first. */
  fetches: z.array(fileFetch),
  /** Null: a person has to ask. */
  next_at: z.nullable(z.iso.datetime()),
  etag: z.string(),
});

export const fileAddressParams = z.strictObject({ id: z.string() });
export const fileAddressBody = z.strictObject({
  name: typedText,
  address: typedText,
  client_id: z.string(),
  every: z.enum(fetchIntervals),
});
export const fileAddressChanges = z.partial(
  z.strictObject({ name: typedText, address: typedText, every: z.enum(fetchIntervals) }),
);
export const fileAddressReply = z.strictObject({ file_address: fileAddress });

export const fileAddressQuery = z.strictObject({
  limit: z.optional(z.string()),
  cursor: z.optional(z.string()),
  as_of: z.optional(z.string()),
});

export const fileAddressList = z.strictObject({
  items: z.array(fileAddress),
  next_cursor: z.nullable(z.string()),
  total: count,
  /** False in a browser, which fetches only when a person asks. */
  on_schedule: z.boolean(),
});

export type FileAddressItem = z.infer<typeof fileAddress>;
