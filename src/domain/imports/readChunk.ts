/** Reads chunks of packed rows: held against their shape when they come in, and row by row when facts are made of them. */
import * as z from 'zod/mini';
import { type EpochDay, epochDayOf } from '../calendar/epochDay.ts';
import type { Country, Device } from '../metrics/breakdowns.ts';
import type { Channel } from '../metrics/channels.ts';
import { type ImportMeasure, importMeasures } from './importedRow.ts';
import { chunkShape, type ImportChunk, longestChunk, longestChunkText } from './packedRows.ts';
import { lengthened } from './shortText.ts';

/** A row as a chunk has it. */
export type ChunkRow = {
  readonly day: EpochDay;
  readonly channel: Channel;
  readonly campaign: string | null;
  readonly device: Device | null;
  readonly country: Country | null;
};

export type CheckedChunk =
  | { readonly ok: true; readonly chunk: ImportChunk }
  | { readonly ok: false; readonly error: string };

const refuse = (error: string): CheckedChunk => ({ ok: false, error });

const isWithin = (places: readonly (number | null)[] | undefined, list: readonly unknown[]): boolean =>
  places === undefined || places.every((place) => place === null || place < list.length);

const columnsOf = ({ c, g, d, k, measures }: ImportChunk): readonly (readonly unknown[])[] =>
  [c, g, d, k, ...Object.values(measures)].filter((column) => column !== undefined);

const problemOf = (chunk: ImportChunk): string | null => {
  const { days, channels, c, campaigns, g, devices, d, countries, k, measures } = chunk;
  if (days.length === 0) return 'Has no rows';
  if (columnsOf(chunk).some(({ length }) => length !== days.length)) return 'Has columns of several lengths';
  if (days.some((day, row) => row > 0 && day < (days[row - 1] ?? 0)))
    return 'Is not in the order of the days';
  const isKnown =
    isWithin(c, channels) && isWithin(g, campaigns) && isWithin(d, devices) && isWithin(k, countries);
  if (!isKnown) return 'Names a place that its lists do not have';
  if (campaigns.some((name) => !name.isWellFormed())) return 'Has a campaign with a broken character';
  const told = Object.values(measures);
  const empty = days.findIndex((_, row) => told.every((column) => (column?.[row] ?? null) === null));
  return empty === -1 ? null : `Has no measure in row ${empty + 1}`;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** The text of a chunk that was sent or stored; null of what is none. */
export const chunkText = (packed: string): Promise<string | null> => lengthened(packed, longestChunkText);

/** What somebody sends. Some milliseconds for a thousand rows. */
export const checkChunk = async (packed: string): Promise<CheckedChunk> => {
  const text = packed.length <= longestChunk ? await chunkText(packed) : null;
  if (text === null) return refuse('Is not as packed rows are: cannot be read, or is too long');
  const result = z.safeParse(chunkShape, parsed(text));
  if (!result.success) {
    const [issue] = result.error.issues;
    return refuse(`Is not as packed rows are: ${['chunk', ...(issue?.path.map(String) ?? [])].join('.')}`);
  }
  const problem = problemOf(result.data);
  return problem === null ? { ok: true, chunk: result.data } : refuse(problem);
};

/** What was checked before it was stored, and is the same by its hash. */
export const readChunk = (text: string): ImportChunk => JSON.parse(text) as ImportChunk;

export const firstDayOf = ({ from }: ImportChunk): EpochDay => epochDayOf(from) ?? 0;
export const lastDayOf = (chunk: ImportChunk): EpochDay => firstDayOf(chunk) + (chunk.days.at(-1) ?? 0);

/** Its measures in the order of the facts: null where a row does not tell. */
export const measuresOf = ({ measures }: ImportChunk): readonly (readonly (number | null)[] | null)[] =>
  importMeasures.map((name: ImportMeasure) => measures[name] ?? null);

/** Goes through the rows in their order; `row` is where each stands in the columns. */
export const eachChunkRow = (chunk: ImportChunk, see: (row: ChunkRow, at: number) => void): void => {
  const first = firstDayOf(chunk);
  const { days, channels, c, campaigns, g, devices, d, countries, k } = chunk;
  for (let at = 0; at < days.length; at += 1) {
    see(
      {
        day: first + (days[at] as number),
        channel: channels[c[at] as number] as Channel,
        campaign: campaigns[g?.[at] ?? -1] ?? null,
        device: devices[d?.[at] ?? -1] ?? null,
        country: countries[k?.[at] ?? -1] ?? null,
      },
      at,
    );
  }
};
