/** Builds an import's facts in one month: its counting rows, summed by day, campaign, device and country. */
import { type EpochMonth, firstDayOf, lastDayOf } from '#domain/calendar/months.ts';
import { below, placeSeed } from '#domain/demo/factChance.ts';
import { campaignKey } from '#domain/imports/importContent.ts';
import type { ImportChunk } from '#domain/imports/packedRows.ts';
import { measuresOf, readChunk, firstDayOf as startOf } from '#domain/imports/readChunk.ts';
import { factMeasures } from '#domain/kpi/figureNames.ts';
import { countries, devices } from '#domain/metrics/breakdowns.ts';
import type { Channel } from '#domain/metrics/channels.ts';
import { daysOfChannel, type Span, within } from '#domain/metrics/daySpans.ts';
import { blockOf, emptyColumns, type FactBlock, type FactRun } from '#domain/metrics/factBlock.ts';
import { writeRow } from '#domain/metrics/factRows.ts';
import type { ImportSource, ImportTexts } from './importedRows.ts';

const width = factMeasures.length;

type Line = Pick<FactRun, 'channel' | 'campaignId' | 'seed'> & {
  readonly told: NonNullable<FactRun['reported']>;
  readonly present: Uint16Array;
  readonly values: Float64Array;
  readonly counts: Uint8Array;
};

/** Finds lines by the indexes of a row's words in its chunk, because comparing texts would dominate the time. */
const createLines = ({ id, imported }: ImportSource, range: Span) => {
  const { campaignIds, days } = imported;
  const length = range.to - range.from + 1;
  const seed = placeSeed('import', id, '');
  const lines = new Map<string, Line>();
  const counting = new Map<Channel, Uint8Array>();

  const countsOf = (channel: Channel): Uint8Array => {
    const known = counting.get(channel);
    if (known) return known;
    const made = new Uint8Array(length);
    for (const { from, to } of within(daysOfChannel(days, channel), range))
      made.fill(1, from - range.from, to - range.from + 1);
    counting.set(channel, made);
    return made;
  };

  const lineOf = (place: Pick<Line, 'channel' | 'campaignId'>, reported: Line['told']): Line => {
    const key = `${place.channel}|${place.campaignId ?? ''}|${reported.device ?? ''}|${reported.country ?? ''}`;
    const known = lines.get(key);
    if (known) return known;
    const numbers = { present: new Uint16Array(length), values: new Float64Array(length * width) };
    const counts = countsOf(place.channel);
    const line = { ...place, told: reported, seed: below(seed, lines.size), counts, ...numbers };
    lines.set(key, line);
    return line;
  };

  return {
    list: (): readonly Line[] => [...lines.values()],
    finderFor: ({
      channels,
      c,
      campaigns,
      g,
      devices: onDevices,
      d,
      countries: inCountries,
      k,
    }: ImportChunk) => {
      const found = new Map<number, Line>();
      const ids = campaigns.map((name) => campaignIds.get(campaignKey(name)) ?? null);
      return (at: number): Line => {
        const [channel, campaign] = [c[at] as number, g?.[at] ?? -1];
        const [device, country] = [d?.[at] ?? -1, k?.[at] ?? -1];
        const number =
          ((channel * (campaigns.length + 1) + campaign + 1) * (devices.length + 1) + device + 1) *
            (countries.length + 1) +
          country;
        const known = found.get(number);
        if (known) return known;
        const line = lineOf(
          { channel: channels[channel] as Channel, campaignId: ids[campaign] ?? null },
          { device: onDevices[device] ?? null, country: inCountries[country] ?? null },
        );
        found.set(number, line);
        return line;
      };
    },
  };
};

type Columns = ReturnType<typeof measuresOf>;

const addRow = ({ present, values }: Line, day: number, columns: Columns, at: number): void => {
  for (let measure = 0; measure < width; measure += 1) {
    const value = columns[measure]?.[at] ?? null;
    if (value === null) continue;
    present[day] = (present[day] as number) | (1 << measure);
    const place = day * width + measure;
    values[place] = (values[place] as number) + value;
  }
};

type Lines = ReturnType<typeof createLines>;

/** Rows come in the order of their days. */
const addChunk = (lines: Lines, chunk: ImportChunk, range: Span): void => {
  const columns = measuresOf(chunk);
  const lineAt = lines.finderFor(chunk);
  const first = startOf(chunk) - range.from;
  const length = range.to - range.from + 1;
  for (let at = 0; at < chunk.days.length; at += 1) {
    const day = first + (chunk.days[at] as number);
    if (day >= length) return;
    if (day < 0) continue;
    const line = lineAt(at);
    if (line.counts[day] === 1) addRow(line, day, columns, at);
  }
};

const gatherLines = (source: ImportSource, texts: readonly string[], range: Span): readonly Line[] => {
  const lines = createLines(source, range);
  for (const [index, { from, to }] of source.imported.chunks.entries()) {
    if (from <= range.to && to >= range.from) addChunk(lines, readChunk(texts[index] ?? ''), range);
  }
  return lines.list();
};

type OpenRun = FactRun & { end: number };

const runsOfLine = (line: Line, { from }: Span, start: number): readonly FactRun[] => {
  const { channel, campaignId, seed, told: reported, present } = line;
  const runs: OpenRun[] = [];
  let row = start;
  for (let day = 0; day < present.length; day += 1) {
    const own = present[day] as number;
    if (own === 0) continue;
    const last = runs.at(-1);
    const firstDay = from + day;
    if (last?.present === own && firstDay === last.firstDay + last.end - last.start) last.end += 1;
    else {
      runs.push({
        channel,
        campaignId,
        seed,
        reported,
        present: own,
        part: null,
        firstDay,
        start: row,
        end: row + 1,
      });
    }
    row += 1;
  }
  return runs;
};

/** Empty when a part of the import is damaged. */
export const importedBlock = (source: ImportSource, texts: ImportTexts, month: EpochMonth): FactBlock => {
  const range = { from: firstDayOf(month), to: lastDayOf(month) };
  const lines = texts === null ? [] : gatherLines(source, texts, range);
  const runs: FactRun[] = [];
  for (const line of lines) runs.push(...runsOfLine(line, range, runs.at(-1)?.end ?? 0));
  const rows = runs.at(-1)?.end ?? 0;
  const columns = { rows, ...emptyColumns(rows) };
  let row = 0;
  for (const { present, values } of lines) {
    for (let day = 0; day < present.length; day += 1) {
      if (present[day] === 0) continue;
      writeRow(columns, row, values.subarray(day * width, (day + 1) * width));
      row += 1;
    }
  }
  return blockOf(rows, runs, columns);
};
