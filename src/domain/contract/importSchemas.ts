/** Defines the wire schemas of imported platform exports. */
import * as z from 'zod/mini';
import type { ImportMeasure } from '../imports/importedRow.ts';
import {
  importDays,
  importMeasures,
  importOverlaps,
  importSources,
  leastOfMeasure,
  longestCampaignName,
} from '../imports/importedRow.ts';
import { countries, devices } from '../metrics/breakdowns.ts';
import { channels } from '../metrics/channels.ts';

const count = z.int().check(z.gte(0));
const sum = z.int().check(z.gte(0));
const signedSum = z.int();

/** By measure; measures without rows are omitted. */
export const importTotals = z.partial(
  z.strictObject(
    Object.fromEntries(importMeasures.map((name) => [name, leastOfMeasure(name) < 0 ? signedSum : sum])) as {
      readonly [Name in ImportMeasure]: typeof sum;
    },
  ),
);

const mapping = z.record(z.string(), z.string());

export const dataImport = z.strictObject({
  id: z.string(),
  client_id: z.string(),
  file_name: z.string(),
  source: z.enum(importSources),
  imported_at: z.iso.datetime(),
  imported_by: z.string(),
  from: z.string(),
  to: z.string(),
  rows: count,
  totals: importTotals,
  /** True if the totals in the file differ and a person confirmed the rows. */
  totals_differ: z.boolean(),
  currency: z.nullable(z.string()),
  /** USD for one unit of the file's currency; null if its money is in USD. */
  rate: z.nullable(z.number()),
  overlap: z.enum(importOverlaps),
  days: z.enum(importDays),
  /** Reason for excluding the import: some rows fail their integrity check. Null if intact. */
  broken: z.nullable(z.string()),
  withdrawn_at: z.nullable(z.iso.datetime()),
  withdrawn_by: z.nullable(z.string()),
  etag: z.string(),
});

export const importParams = z.strictObject({ id: z.string() });
export const importQuery = z.strictObject({
  limit: z.optional(z.string()),
  cursor: z.optional(z.string()),
  as_of: z.optional(z.string()),
});

/** The latest first, including withdrawn imports. */
export const importList = z.strictObject({
  items: z.array(dataImport),
  next_cursor: z.nullable(z.string()),
  total: count,
  /** The latest mapping for each set of headers in this workspace. */
  mappings: z.array(z.strictObject({ headers_key: z.string(), mapping })),
  /** Days per channel with facts of this client: first from sources, then from imports. */
  covered: z.array(z.strictObject({ channel: z.enum(channels), from: z.string(), to: z.string() })),
});

const importRate = z.number().check(z.gt(0), z.lte(1_000_000));

export const importBody = z.strictObject({
  file_name: z.string().check(z.minLength(1), z.maxLength(255)),
  source: z.enum(importSources),
  /** The file's; null if no row has money. The rows' money is in USD, as metrics are. */
  currency: z.nullable(z.string()),
  /** USD for one unit of another currency than USD. */
  rate: z.optional(importRate),
  /** Equal for files with the same header. */
  headers_key: z.string().check(z.minLength(1), z.maxLength(500)),
  mapping,
  overlap: z.enum(importOverlaps),
  days: z.enum(importDays),
  /** SHA-256 of the file's bytes in hexadecimal digits. */
  content_hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  totals: importTotals,
  totals_differ: z.boolean(),
  /** Output of `packRows`: compressed texts, each with some rows as columns, ordered by day. */
  rows: z.array(z.string()),
});

/** Its key is day, channel, campaign, device and country: a row that comes again replaces the earlier one. */
export const factRow = z.strictObject({
  day: z.string(),
  channel: z.enum(channels),
  campaign: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(longestCampaignName)))),
  device: z.optional(z.nullable(z.enum(devices))),
  country: z.optional(z.nullable(z.enum(countries))),
  /** Whole numbers, money in cents of USD; at least one. */
  measures: importTotals,
});
export const factsBody = z.strictObject({
  client_id: z.string(),
  rows: z.array(factRow).check(z.minLength(1), z.maxLength(1_000)),
});
/** `import_id`: null when all rows were known with these figures. */
export const factsReply = z.strictObject({ accepted: count, import_id: z.nullable(z.string()) });

export const importReply = z.strictObject({ import: dataImport });

export type ImportItem = z.infer<typeof dataImport>;
export type FactRow = z.infer<typeof factRow>;
export type ImportBody = z.infer<typeof importBody>;
