/** The facts of an import in one month: its rows that count, added up by day, campaign, device and country. */
import type { EpochDay } from '#domain/calendar/epochDay.ts';
import { type EpochMonth, firstDayOf, lastDayOf } from '#domain/calendar/months.ts';
import { below, placeSeed } from '#domain/demo/factChance.ts';
import { daysOfChannel, isIn, within } from '#domain/imports/daySpans.ts';
import { campaignKey } from '#domain/imports/importContent.ts';
import { type ChunkRow, eachChunkRow, measuresOf, readChunk } from '#domain/imports/readChunk.ts';
import { factMeasures } from '#domain/kpi/figureNames.ts';
import { channels } from '#domain/metrics/channels.ts';
import { blockOf, emptyColumns, type FactBlock, type FactRun } from '#domain/metrics/factBlock.ts';
import { writeRow } from '#domain/metrics/factRows.ts';
import type { ImportSource, ImportTexts } from './importedRows.ts';

type Cell = { present: number; readonly values: Float64Array };

/** Rows of one campaign, device and country: by day. */
type Line = Pick<FactRun, 'channel' | 'campaignId' | 'seed'> & {
  readonly told: NonNullable<FactRun['told']>;
  readonly days: Map<EpochDay, Cell>;
};

/** Takes rows into lines: each under its campaign's own id. */
const createLines = ({ id, imported: { campaignIds } }: ImportSource) => {
  const seed = placeSeed('import', id, '');
  const lines = new Map<string, Line>();

  const lineOf = ({ channel, campaign, device, country }: ChunkRow): Line => {
    const campaignId = campaign === null ? null : (campaignIds.get(campaignKey(campaign)) ?? null);
    const key = `${channel}|${campaignId ?? ''}|${device ?? ''}|${country ?? ''}`;
    const known = lines.get(key);
    if (known) return known;
    const place = { channel, campaignId, seed: below(seed, lines.size) };
    const line: Line = { ...place, told: { device, country }, days: new Map() };
    lines.set(key, line);
    return line;
  };

  const cellOf = ({ days }: Line, day: EpochDay): Cell => {
    const cell = days.get(day) ?? { present: 0, values: new Float64Array(factMeasures.length) };
    days.set(day, cell);
    return cell;
  };

  return {
    list: (): readonly Line[] => [...lines.values()],
    /** `told` gives the row's own of each measure, null where it does not tell. */
    add: (row: ChunkRow, told: (measure: number) => number | null): void => {
      const cell = cellOf(lineOf(row), row.day);
      for (let measure = 0; measure < factMeasures.length; measure += 1) {
        const value = told(measure);
        if (value === null) continue;
        cell.present |= 1 << measure;
        cell.values[measure] = (cell.values[measure] as number) + value;
      }
    },
  };
};

const gatherLines = (source: ImportSource, texts: readonly string[], month: EpochMonth): readonly Line[] => {
  const { chunks, days } = source.imported;
  const range = { from: firstDayOf(month), to: lastDayOf(month) };
  const counting = new Map(
    channels.map((channel) => [channel, within(daysOfChannel(days, channel), range)] as const),
  );
  const lines = createLines(source);
  for (const [index, place] of chunks.entries()) {
    if (place.from > range.to || place.to < range.from) continue;
    const chunk = readChunk(texts[index] ?? '');
    const measures = measuresOf(chunk);
    eachChunkRow(chunk, (row, at) => {
      const counts = isIn(counting.get(row.channel) ?? [], row.day);
      if (counts) lines.add(row, (measure) => measures[measure]?.[at] ?? null);
    });
  }
  return lines.list();
};

type OpenRun = FactRun & { end: number };

/** Days that follow each other and report the same measures. */
const runsOf = (
  lines: readonly Line[],
): { readonly runs: readonly FactRun[]; readonly cells: readonly Cell[] } => {
  const runs: OpenRun[] = [];
  const cells: Cell[] = [];
  for (const { days, ...line } of lines) {
    let last: OpenRun | null = null;
    for (const [day, cell] of [...days].toSorted(([one], [other]) => one - other)) {
      const start = cells.push(cell) - 1;
      const follows = last !== null && day === last.firstDay + last.end - last.start;
      if (last !== null && follows && last.present === cell.present) last.end += 1;
      else {
        last = { ...line, present: cell.present, part: null, firstDay: day, start, end: start + 1 };
        runs.push(last);
      }
    }
  }
  return { runs, cells };
};

/** Without rows where a part of the import is not what was stored. */
export const importedBlock = (source: ImportSource, texts: ImportTexts, month: EpochMonth): FactBlock => {
  const { runs, cells } = runsOf(texts === null ? [] : gatherLines(source, texts, month));
  const columns = { rows: cells.length, ...emptyColumns(cells.length) };
  for (const [index, { values }] of cells.entries()) writeRow(columns, index, values);
  return blockOf(cells.length, runs, columns);
};
