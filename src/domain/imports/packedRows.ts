/** How rows of an import travel and are kept: in chunks of compressed text, each with the rows of some days in columns. */
import { calendarDayOf, type EpochDay, epochDayOf } from '../calendar/epochDay.ts';
import type { Country, Device } from '../metrics/breakdowns.ts';
import type { Channel } from '../metrics/channels.ts';
import { compress } from './compressText.ts';
import { type ImportedRow, type ImportMeasure, importMeasures } from './importedRow.ts';

/** So many rows a chunk has at most; fewer where their text would be too long. */
const mostRowsOfChunk = 4_000;

/** The most bytes of a chunk as it is read: 256 KiB. */
export const longestChunkText = 262_144;

/** The most characters of one chunk as it is sent and stored: an event of the log takes 64 KiB, what is around it included. */
export const longestChunk = 60_000;

/**
 * Columns of the same length, in the order of the days. Places are those in the lists of the chunk; null: the file does not tell.
 * `c`, `g`, `d` and `k`: channel, campaign, device and country of each row. A column that would have nothing but nulls is left out.
 */
export type ImportChunk = {
  /** The first day, `YYYY-MM-DD`, and how many days each row is behind it. */
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

/** Numbers the values of a column in the order in which they come. */
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

const told = (column: readonly (number | null)[]): (number | null)[] | undefined =>
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
  const g = told(rows.map((row) => campaign.of(row.campaign)));
  const d = told(rows.map((row) => device.of(row.device)));
  const k = told(rows.map((row) => country.of(row.country)));
  const measures = Object.fromEntries(
    importMeasures.flatMap((name) => {
      const column = told(rows.map((row) => row.measures[name] ?? null));
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

/** One text, or two halves where one would be too long. */
const packed = async (rows: readonly ImportedRow[]): Promise<readonly string[]> => {
  const text = JSON.stringify(chunkOf(rows));
  const isShort = new TextEncoder().encode(text).length <= longestChunkText;
  const short = isShort ? await compress(text) : '';
  if (rows.length === 1 || (isShort && short.length <= longestChunk)) return [short];
  const middle = Math.ceil(rows.length / 2);
  return [...(await packed(rows.slice(0, middle))), ...(await packed(rows.slice(middle)))];
};

/** The rows as the body of an import has them, in the order of their days. Rejects with RangeError for a day that no calendar has. */
export const packRows = async (rows: readonly ImportedRow[]): Promise<string[]> => {
  const sorted = rows.toSorted(byDay);
  const chunks: string[] = [];
  for (let from = 0; from < sorted.length; from += mostRowsOfChunk) {
    chunks.push(...(await packed(sorted.slice(from, from + mostRowsOfChunk))));
  }
  return chunks;
};
