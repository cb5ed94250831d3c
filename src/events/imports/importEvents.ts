/** Declares the events of an imported platform export: imported, withdrawn, restored. Its rows are outside the log. */
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

const about = {
  importId: id,
  workspaceId: id,
  clientId: id,
  source: z.enum(importSources),
  fileName: z.string().check(z.maxLength(255)),
  rows: count,
  by: id,
};

/** 64 hex digits of SHA-256. */
const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** A first and a last day since 1970, both inclusive. */
const span = z.tuple([z.int(), z.int()]);
const channelDays = z.array(z.strictObject({ channel: z.enum(channels), days: z.array(span) }));

const totals = z.partial(
  z.strictObject(
    Object.fromEntries(importMeasures.map((name) => [name, leastOfMeasure(name) < 0 ? z.int() : count])) as {
      readonly [Name in ImportMeasure]: typeof count;
    },
  ),
);

const chunk = z.strictObject({ hash, from: z.int(), to: z.int(), rows: count });

export const importEvents = {
  DataImported: z.strictObject({
    ...about,
    from: day,
    to: day,
    channels: channelDays,
    /** Days of the file that an earlier import covers, when that import keeps them. */
    leftOut: channelDays,
    campaigns: z.array(
      z.strictObject({ name: z.string().check(z.maxLength(longestCampaignName)), channel: z.enum(channels) }),
    ),
    totals,
    /** The totals in the file differ from the sum of its rows. */
    totalsDiffer: z.boolean(),
    currency: z.nullable(text),
    /** USD for one unit of `currency`, by which the rows were converted. */
    rate: z.optional(z.number()),
    /** `mapping` gives the role of each column; `headersKey` identifies the headers that it fits. */
    headersKey: z.string().check(z.maxLength(500)),
    mapping: z.record(z.string(), z.string()),
    contentHash: hash,
    chunks: z.array(chunk),
    overlap: z.enum(importOverlaps),
    days: z.enum(importDays),
    importedAt: time,
  }),
  ImportWithdrawn: z.strictObject({ ...about, withdrawnAt: time }),
  ImportRestored: z.strictObject({ ...about, restoredAt: time }),
  /** Moved to the client that its own was merged into, or back by an undo. */
  ImportMoved: z.strictObject({ ...about, formerClientId: id, movedAt: time }),
} as const;

/** In their own stream, which no history shows. Rows count only if the import names their hash. */
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
