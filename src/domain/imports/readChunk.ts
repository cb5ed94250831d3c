/** Reads chunks of packed rows, row by row. */
import { type EpochDay, epochDayOf } from '../calendar/epochDay.ts';
import type { Country, Device } from '../metrics/breakdowns.ts';
import type { Channel } from '../metrics/channels.ts';
import { decompress } from './compressText.ts';
import { type ImportMeasure, importMeasures } from './importedRow.ts';
import { type ImportChunk, longestChunkText } from './packedRows.ts';

/** A row as a chunk has it. */
export type ChunkRow = {
  readonly day: EpochDay;
  readonly channel: Channel;
  readonly campaign: string | null;
  readonly device: Device | null;
  readonly country: Country | null;
};

/** The text of a chunk that was sent or stored; null of what is none. */
export const chunkText = (packed: string): Promise<string | null> => decompress(packed, longestChunkText);

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
