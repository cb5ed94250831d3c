/** Validates the chunks of an import and sums up its days, campaigns and measures. */
import { calendarDayOf, type EpochDay } from '../calendar/epochDay.ts';
import { type Channel, channels } from '../metrics/channels.ts';
import { type ChannelDays, eachChannel, spansOf } from '../metrics/daySpans.ts';
import { type ImportMeasure, type ImportTotals, importMeasures, mostOfMeasure } from './importedRow.ts';
import type { ImportChunk } from './packedRows.ts';
import { eachChunkRow, firstDayOf, lastDayOf, measuresOf } from './readChunk.ts';

export type ImportContent = {
  readonly rows: number;
  readonly from: EpochDay;
  readonly to: EpochDay;
  readonly channels: ChannelDays;
  /** Unique trimmed names, each with the channel of its first row. */
  readonly campaigns: readonly { readonly name: string; readonly channel: Channel }[];
  readonly totals: ImportTotals;
};

/** Names compare without case and surrounding blanks. */
export const campaignKey = (name: string): string => name.trim().toLocaleLowerCase('en');

/** 1 January 2000: no platform has earlier data. */
const firstDay: EpochDay = 10_957;

/** Takes chunks one by one, so that the page stays responsive in between. */
export const createContent = ({ today }: { readonly today: EpochDay }) => {
  const days = new Map<Channel, Set<EpochDay>>(channels.map((channel) => [channel, new Set()]));
  const campaigns = new Map<string, { readonly name: string; readonly channel: Channel }>();
  const sums = new Map<ImportMeasure, number>();
  const byDay = new Map<EpochDay, Float64Array>();
  let rows = 0;
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  let problem: string | null = null;

  const dayAt = (day: EpochDay): Float64Array => {
    const own = byDay.get(day) ?? new Float64Array(importMeasures.length);
    byDay.set(day, own);
    return own;
  };

  const addValue = (day: EpochDay, index: number, value: number): void => {
    const name = importMeasures[index] as ImportMeasure;
    const own = dayAt(day);
    own[index] = (own[index] ?? 0) + value;
    if (Math.abs(own[index] ?? 0) > mostOfMeasure)
      problem ??= `${calendarDayOf(day)} has more ${name} than can be`;
    sums.set(name, (sums.get(name) ?? 0) + value);
  };

  const addMeasures = (chunk: ImportChunk): void => {
    const first = firstDayOf(chunk);
    for (const [index, column] of measuresOf(chunk).entries()) {
      for (const [at, value] of (column ?? []).entries()) {
        if (value !== null) addValue(first + (chunk.days[at] ?? 0), index, value);
      }
    }
  };

  return {
    /** The problem with a chunk's content; null if valid. The shape is checked elsewhere. */
    add: (chunk: ImportChunk): string | null => {
      const [first, last] = [firstDayOf(chunk), lastDayOf(chunk)];
      if (first < firstDay) return `${calendarDayOf(first)} is too long ago`;
      if (first < to) return 'Chunks are not in the order of their days';
      if (last >= today) return `${calendarDayOf(last)} is not over yet for this client: leave it out`;
      from = Math.min(from, first);
      to = last;
      rows += chunk.days.length;
      eachChunkRow(chunk, ({ day, channel, campaign }) => {
        days.get(channel)?.add(day);
        if (campaign === null || campaigns.has(campaignKey(campaign))) return;
        campaigns.set(campaignKey(campaign), { name: campaign.trim(), channel });
      });
      addMeasures(chunk);
      return problem;
    },
    result: (): ImportContent | null =>
      rows === 0
        ? null
        : {
            rows,
            from,
            to,
            channels: eachChannel((channel) => spansOf(days.get(channel) ?? [])),
            campaigns: [...campaigns.values()],
            totals: Object.fromEntries(
              importMeasures.flatMap((name) => {
                const sum = sums.get(name);
                return sum === undefined ? [] : [[name, sum] as const];
              }),
            ),
          },
  };
};
