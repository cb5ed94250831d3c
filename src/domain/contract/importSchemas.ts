/** The shapes of platform exports that become facts, on the wire. */
import * as z from 'zod/mini';
import type { ImportMeasure } from '../imports/importedRow.ts';
import {
  importDays,
  importMeasures,
  importOverlaps,
  importSources,
  leastOfMeasure,
} from '../imports/importedRow.ts';
import { channels } from '../metrics/channels.ts';

const count = z.int().check(z.gte(0));
const sum = z.int().check(z.gte(0));
/** Below 0 where refunds are more than sales. */
const signedSum = z.int();

/** By measure; one that no row has is left out. */
export const importTotals = z.partial(
  z.strictObject(
    Object.fromEntries(importMeasures.map((name) => [name, leastOfMeasure(name) < 0 ? signedSum : sum])) as {
      readonly [Name in ImportMeasure]: typeof sum;
    },
  ),
);

/** Which column is taken for what, by the words of the file's header. */
const mapping = z.record(z.string(), z.string());

export const dataImport = z.strictObject({
  id: z.string(),
  client_id: z.string(),
  file_name: z.string(),
  source: z.enum(importSources),
  imported_at: z.iso.datetime(),
  /** Account id of who did. */
  imported_by: z.string(),
  /** The first and the last day of its rows, `YYYY-MM-DD`. */
  from: z.string(),
  to: z.string(),
  rows: count,
  totals: importTotals,
  /** Whether the totals in the file say something else, and a person said that the rows are right. */
  totals_differ: z.boolean(),
  /** Null where no row has money. */
  currency: z.nullable(z.string()),
  overlap: z.enum(importOverlaps),
  days: z.enum(importDays),
  /** Why its figures are absent: a part of its rows is not as it was stored. Null while all is sound. */
  broken: z.nullable(z.string()),
  withdrawn_at: z.nullable(z.iso.datetime()),
  withdrawn_by: z.nullable(z.string()),
  /** For `If-Match`. */
  etag: z.string(),
});

export const importParams = z.strictObject({ id: z.string() });
export const importQuery = z.strictObject({
  limit: z.optional(z.string()),
  cursor: z.optional(z.string()),
  as_of: z.optional(z.string()),
});

/** The latest first, withdrawn ones included. */
export const importList = z.strictObject({
  items: z.array(dataImport),
  next_cursor: z.nullable(z.string()),
  total: count,
  /** What was said of files with the same header in this workspace, the latest of each. */
  mappings: z.array(z.strictObject({ headers_key: z.string(), mapping })),
  /** Days of channels that facts of this client are there for: of sources and of imports, in their order. */
  covered: z.array(z.strictObject({ channel: z.enum(channels), from: z.string(), to: z.string() })),
});

export const importBody = z.strictObject({
  file_name: z.string().check(z.minLength(1), z.maxLength(255)),
  source: z.enum(importSources),
  /** Null where no row has money. Figures are in USD: any other is refused. */
  currency: z.nullable(z.string()),
  /** The same for files with the same header. */
  headers_key: z.string().check(z.minLength(1), z.maxLength(500)),
  mapping,
  overlap: z.enum(importOverlaps),
  days: z.enum(importDays),
  /** SHA-256 of the file's bytes in hexadecimal digits. */
  content_hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  /** What the rows come to. */
  totals: importTotals,
  totals_differ: z.boolean(),
  /** As `packRows` writes them: compressed texts, each with some of the rows in columns, in the order of the days. */
  rows: z.array(z.string()),
});

export const importReply = z.strictObject({ import: dataImport });

export type ImportItem = z.infer<typeof dataImport>;
export type ImportBody = z.infer<typeof importBody>;
