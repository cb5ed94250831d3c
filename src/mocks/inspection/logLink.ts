/** Packs a linked log into the text of an address, and unpacks a text of unknown origin within limits. */
import * as z from 'zod/mini';
import { decompress } from '#domain/imports/compressText.ts';
import { type LinkedLog, longestLink } from '#domain/inspection/branchControls.ts';
import { toBase64Url } from '#world/createIds.ts';
import { LineFault, longestLine, parseLine, shaped } from './exportLines.ts';
import { eventShape } from './exportShapes.ts';
import type { LinkedEvent } from './linkedEvents.ts';

/** The demo's start by the times at which its events were recorded, ISO 8601 UTC. */
export type SeedRuns = readonly (readonly [count: number, recordedAt: string])[];

export type PackedLog = LinkedLog & {
  readonly format: typeof format;
  readonly seed: string;
  readonly runs: SeedRuns;
  readonly events: readonly LinkedEvent[];
};

export const format = 'agencylens-link-1';

const mostEvents = 5_000;

/** Several times the demo’s own; a larger start would take minutes to build. */
const count = z.int().check(z.gte(0), z.lte(20_000));
/** The demo is built for the day of its record, so that day must be one of its time. */
const recordedAt = z.iso.datetime().check(z.regex(/^20\d\d-/));
const { stream, type, schemaVersion, occurredAt, actor, tags, data } = eventShape.shape;

const linkedShape = z.strictObject({
  stream,
  type,
  schemaVersion,
  occurredAt,
  actor,
  tags,
  data,
  recordedAt,
  cause: z.nullable(count),
  command: count,
  correlation: count,
});

const packedShape = z.strictObject({
  format: z.literal(format),
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  page: z.string().check(z.maxLength(500), z.regex(/^\/(?![/\\])/)),
  count,
  seedCount: count,
  lastAt: z.nullable(recordedAt),
  digest: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  seed: z.string().check(z.maxLength(40)),
  runs: z.array(z.tuple([count, recordedAt])).check(z.maxLength(200)),
  events: z.array(linkedShape).check(z.maxLength(mostEvents)),
});

export const packLog = async (packed: PackedLog): Promise<string> => {
  const stream = new Blob([JSON.stringify(packed)])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  return toBase64Url(new Uint8Array(await new Response(stream).arrayBuffer()));
};

export type UnpackedLog =
  | { readonly ok: true; readonly packed: PackedLog }
  | { readonly ok: false; readonly detail: string };

const refused = (detail: string): UnpackedLog => ({ ok: false, detail });

export const unpackLog = async (code: string): Promise<UnpackedLog> => {
  if (code.length > longestLink) return refused('The link is longer than any that AgencyLens makes.');
  if (!/^[\w-]+$/.test(code)) return refused('The link is damaged: it has characters that no link has.');
  const text = await decompress(code.replaceAll('-', '+').replaceAll('_', '/'), longestLine);
  if (text === null) return refused('The link is damaged or cut off: it does not unpack.');
  try {
    const packed: PackedLog = shaped(packedShape, parseLine(text), 'a log');
    const recorded = packed.runs.reduce((sum, [run]) => sum + run, 0);
    const isWhole = packed.seedCount + packed.events.length === packed.count && recorded === packed.seedCount;
    return isWhole ? { ok: true, packed } : refused('The link is damaged: its count of events is wrong.');
  } catch (error) {
    if (error instanceof LineFault) return refused(`The link ${error.message}.`);
    throw error;
  }
};
