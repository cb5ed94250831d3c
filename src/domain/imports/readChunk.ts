/** Unpacks chunks of rows and iterates over them. */
import { type EpochDay, epochDayOf } from '../calendar/epochDay.ts';
import type { Country, Device } from '../metrics/breakdowns.ts';
import type { Channel } from '../metrics/channels.ts';
import { decompress } from './compressText.ts';
import { type ImportMeasure, importMeasures } from './importedRow.ts';
import { type ImportChunk, longestChunkText } from './packedRows.ts';

export type ChunkRow = {
  readonly day: EpochDay;
  readonly channel: Channel;
  readonly campaign: string | null;
  readonly device: Device | null;
  readonly country: Country | null;
};

export const chunkText = (packed: string): Promise<string | null> => decompress(packed, longestChunkText);

/** Skips validation: the text was validated before storage, and its hash matches. */
export const readChunk = (text: string): ImportChunk => JSON.parse(text) as ImportChunk;

export const firstDayOf = ({ from }: ImportChunk): EpochDay => epochDayOf(from) ?? 0;
export const lastDayOf = (chunk: ImportChunk): EpochDay => firstDayOf(chunk) + (chunk.days.at(-1) ?? 0);

/** In the order of the facts; null if a row lacks the measure. */
export const measuresOf = ({ measures }: ImportChunk): readonly (readonly (number | null)[] | null)[] =>
  importMeasures.map((name: ImportMeasure) => measures[name] ?? null);

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
