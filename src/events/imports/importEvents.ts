/** What can happen to an imported platform export: it comes, it is taken back, it comes back. Its rows are kept beside it. */
import * as z from 'zod/mini';
import {
  type ImportMeasure,
  importDays,
  importMeasures,
  importOverlaps,
  importSources,
  leastOfMeasure,
  longestCampaignName,
} from '#domain/imports/importedRow.ts';
import { longestChunk } from '#domain/imports/packedRows.ts';
import { channels } from '#domain/metrics/channels.ts';
import { count, day, type EventIn, type EventsIn, id, text, time } from '../eventShape.ts';

/** `by` is the account id of who did it. */
const about = {
  importId: id,
  workspaceId: id,
  clientId: id,
  source: z.enum(importSources),
  fileName: z.string().check(z.maxLength(255)),
  /** Rows of the file. */
  rows: count,
  by: id,
};

/** 64 hex digits of SHA-256. */
const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** A first and a last day, both counted from 1970, both inclusive. */
const span = z.tuple([z.int(), z.int()]);
const channelDays = z.array(z.strictObject({ channel: z.enum(channels), days: z.array(span) }));

const totals = z.partial(
  z.strictObject(
    Object.fromEntries(importMeasures.map((name) => [name, leastOfMeasure(name) < 0 ? z.int() : count])) as {
      readonly [Name in ImportMeasure]: typeof count;
    },
  ),
);

/** A part of the rows: what its text must hash to, and its first and last day. */
const chunk = z.strictObject({ hash, from: z.int(), to: z.int(), rows: count });

export const importEvents = {
  DataImported: z.strictObject({
    ...about,
    from: day,
    to: day,
    /** The days that count. */
    channels: channelDays,
    /** Days of the file on which others told already, of an import that keeps those. */
    leftOut: channelDays,
    campaigns: z.array(
      z.strictObject({ name: z.string().check(z.maxLength(longestCampaignName)), channel: z.enum(channels) }),
    ),
    totals,
    /** Whether the totals in the file say something else. */
    totalsDiffer: z.boolean(),
    currency: z.nullable(text),
    /** Which column was taken for what, and for which header. */
    headersKey: z.string().check(z.maxLength(500)),
    mapping: z.record(z.string(), z.string()),
    /** Of the bytes of the file. */
    contentHash: hash,
    chunks: z.array(chunk),
    overlap: z.enum(importOverlaps),
    days: z.enum(importDays),
    importedAt: time,
  }),
  ImportWithdrawn: z.strictObject({ ...about, withdrawnAt: time }),
  ImportRestored: z.strictObject({ ...about, restoredAt: time }),
  /** To the client of that id, as its own was merged into that; or back. */
  ImportMoved: z.strictObject({ ...about, formerClientId: id, movedAt: time }),
} as const;

/** They have a stream of their own, which no history shows. Rows count only if their hash is one that the import names. */
export const importRowsEvents = {
  ImportRowsKept: z.strictObject({
    importId: id,
    workspaceId: id,
    hash,
    rows: z.string().check(z.maxLength(longestChunk)),
  }),
} as const;

export type ImportEvent = EventsIn<typeof importEvents>;
export type DataImported = EventIn<typeof importEvents, 'DataImported'>;
export type ImportRowsEvent = EventsIn<typeof importRowsEvents>;
