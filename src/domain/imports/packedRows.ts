/** Packs rows of an import into compressed chunks of columns for transport and storage. */
import { calendarDayOf, type EpochDay, epochDayOf } from '../calendar/epochDay.ts';
import type { Country, Device } from '../metrics/breakdowns.ts';
import type { Channel } from '../metrics/channels.ts';
import { compress } from './compressText.ts';
import { type ImportedRow, type ImportMeasure, importMeasures } from './importedRow.ts';

/** Maximum rows per chunk; fewer if the text would be too long. */
const mostRowsOfChunk = 4_000;

/** Maximum bytes of an unpacked chunk: 256 KiB. */
export const longestChunkText = 262_144;

/** Maximum characters of a packed chunk: an event may have 64 KiB including its envelope. */
export const longestChunk = 60_000;

/**
 * Columns of equal length, ordered by day, with indexes into the chunk's lists; null: not in the file. `c`,
 * `g`, `d`, `k`: channel, campaign, device, country. All-null columns are omitted.
 */
export type ImportChunk = {
  /** The first day, `YYYY-MM-DD`, and each row's offset in days. */
  readonly from: string;
  readonly days: readonly number[];
  readonly channels: readonly Channel[];
  readonly c: readonly number[];
  readonly campaigns: readonly string[];
  readonly g?: readonly (number | null)[] | undefined;
  readonly devices: readonly Device[];
  readonly d?: readonly (number | null)[] | undefined;
  readonly countries: readonly Country[];
  readonly k?: readonly (number | null)[] | undefined;
  readonly measures: { readonly [Name in ImportMeasure]?: readonly (number | null)[] | undefined };
};

const byDay = (one: ImportedRow, other: ImportedRow): number =>
  one.day < other.day ? -1 : one.day > other.day ? 1 : 0;

const numbered = <Value extends string>() => {
  const numbers = new Map<Value, number>();
  return {
    of: (value: Value | null): number | null => {
      if (value === null) return null;
      const number = numbers.get(value) ?? numbers.size;
      numbers.set(value, number);
      return number;
    },
    list: (): Value[] => [...numbers.keys()],
  };
};

const valuesOrNothing = (column: readonly (number | null)[]): (number | null)[] | undefined =>
  column.every((value) => value === null) ? undefined : [...column];

const dayOf = (row: ImportedRow): EpochDay => {
  const day = epochDayOf(row.day);
  if (day === null) throw new RangeError(`${row.day} is no day`);
  return day;
};

const chunkOf = (rows: readonly ImportedRow[]): ImportChunk => {
  const [channel, campaign] = [numbered<ImportedRow['channel']>(), numbered<string>()];
  const device = numbered<NonNullable<ImportedRow['device']>>();
  const country = numbered<NonNullable<ImportedRow['country']>>();
  const first = rows[0] ? dayOf(rows[0]) : 0;
  const c = rows.map((row) => channel.of(row.channel) ?? 0);
  const g = valuesOrNothing(rows.map((row) => campaign.of(row.campaign)));
  const d = valuesOrNothing(rows.map((row) => device.of(row.device)));
  const k = valuesOrNothing(rows.map((row) => country.of(row.country)));
  const measures = Object.fromEntries(
    importMeasures.flatMap((name) => {
      const column = valuesOrNothing(rows.map((row) => row.measures[name] ?? null));
      return column ? [[name, column] as const] : [];
    }),
  );
  return {
    from: calendarDayOf(first),
    days: rows.map((row) => dayOf(row) - first),
    channels: channel.list(),
    c,
    campaigns: campaign.list(),
    ...(g && { g }),
    devices: device.list(),
    ...(d && { d }),
    countries: country.list(),
    ...(k && { k }),
    measures,
  };
};

/** One text, or recursively two halves if it would be too long. */
const packed = async (rows: readonly ImportedRow[]): Promise<readonly string[]> => {
  const text = JSON.stringify(chunkOf(rows));
  const isShort = new TextEncoder().encode(text).length <= longestChunkText;
  const short = isShort ? await compress(text) : '';
  if (rows.length === 1 || (isShort && short.length <= longestChunk)) return [short];
  const middle = Math.ceil(rows.length / 2);
  return [...(await packed(rows.slice(0, middle))), ...(await packed(rows.slice(middle)))];
};

/** The rows of an import body, ordered by day. Rejects with RangeError for an invalid day. */
export const packRows = async (rows: readonly ImportedRow[]): Promise<string[]> => {
  const sorted = rows.toSorted(byDay);
  const chunks: string[] = [];
  for (let from = 0; from < sorted.length; from += mostRowsOfChunk) {
    chunks.push(...(await packed(sorted.slice(from, from + mostRowsOfChunk))));
  }
  return chunks;
};
