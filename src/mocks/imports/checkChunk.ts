/** Validates a chunk of packed rows from a client. */

import * as z from 'zod/mini';
import {
  type ImportMeasure,
  importMeasures,
  leastOfMeasure,
  longestCampaignName,
  mostOfMeasure,
} from '#domain/imports/importedRow.ts';
import { type ImportChunk, longestChunk } from '#domain/imports/packedRows.ts';
import { chunkText } from '#domain/imports/readChunk.ts';
import { countries, devices } from '#domain/metrics/breakdowns.ts';
import { channels } from '#domain/metrics/channels.ts';
import { tidyText } from '#domain/text/visibleText.ts';

/** Whole numbers within bounds, checked by hand because a schema per number takes ten times as long. */
const isColumn =
  (most: number, isNullable: boolean, least = 0) =>
  (value: unknown): boolean =>
    Array.isArray(value) &&
    value.every((one) =>
      one === null ? isNullable : Number.isInteger(one) && one >= least && one <= most && !Object.is(one, -0),
    );

const mostDays = 40_000;

const places = z.custom<readonly number[]>(isColumn(Number.MAX_SAFE_INTEGER, false));
const somePlaces = z.optional(z.custom<readonly (number | null)[]>(isColumn(Number.MAX_SAFE_INTEGER, true)));
const measureColumn = (name: ImportMeasure) =>
  z.custom<readonly (number | null)[]>(isColumn(mostOfMeasure, true, leastOfMeasure(name)));

const chunkShape = z.strictObject({
  from: z.iso.date(),
  days: z.custom<readonly number[]>(isColumn(mostDays, false)),
  channels: z.array(z.enum(channels)),
  c: places,
  campaigns: z.array(z.string().check(z.minLength(1), z.maxLength(longestCampaignName))),
  g: somePlaces,
  devices: z.array(z.enum(devices)),
  d: somePlaces,
  countries: z.array(z.enum(countries)),
  k: somePlaces,
  measures: z.partial(
    z.strictObject(
      Object.fromEntries(importMeasures.map((name) => [name, measureColumn(name)])) as {
        readonly [Name in ImportMeasure]: ReturnType<typeof measureColumn>;
      },
    ),
  ),
});

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
  if (campaigns.some((name) => tidyText(name) === '')) return 'Has a campaign without a name';
  const values = Object.values(measures);
  const empty = days.findIndex((_, row) => values.every((column) => (column?.[row] ?? null) === null));
  return empty === -1 ? null : `Has no measure in row ${empty + 1}`;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Unpacks and validates; takes some milliseconds for a thousand rows. */
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
