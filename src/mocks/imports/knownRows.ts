/** Reads the rows of earlier imports back, to compare them with rows that come again. */
import { calendarDayOf, epochDayOf } from '#domain/calendar/epochDay.ts';
import { type ImportedRow, importMeasures } from '#domain/imports/importedRow.ts';
import { chunkText, eachChunkRow, measuresOf, readChunk } from '#domain/imports/readChunk.ts';
import { daysOfChannel, within } from '#domain/metrics/daySpans.ts';
import type { DataImport } from '#events/imports/dataImport.ts';
import type { ImportRowsEvent } from '#events/imports/importEvents.ts';
import { importRowsStream } from '#events/imports/importStream.ts';
import type { EventLog } from '#events/log/eventLog.ts';

export type Rows = ReadonlyMap<string, ImportedRow>;

export const rowKey = ({ day, channel, campaign, device, country }: ImportedRow): string =>
  JSON.stringify([day, channel, campaign, device, country]);

const rowsIn = async (
  log: Pick<EventLog, 'readStream'>,
  one: DataImport,
): Promise<readonly ImportedRow[]> => {
  const found: ImportedRow[] = [];
  for (const { data } of await log.readStream(importRowsStream.of(one.id))) {
    const text = await chunkText((data as ImportRowsEvent['data']).rows);
    if (text === null) continue;
    const chunk = readChunk(text);
    const columns = measuresOf(chunk);
    eachChunkRow(chunk, ({ day, ...place }, at) => {
      const measures = Object.fromEntries(
        importMeasures.flatMap((name, index) => {
          const value = columns[index]?.[at] ?? null;
          return value === null ? [] : [[name, value] as const];
        }),
      );
      found.push({ ...place, day: calendarDayOf(day), measures });
    });
  }
  return found;
};

export const placeOf = ({ channel, day }: Pick<ImportedRow, 'channel' | 'day'>): string =>
  `${channel} ${day}`;

/** The rows of earlier requests on the same days and channels, because an import replaces whole days of a channel. */
export const rowsKnown = async (
  log: Pick<EventLog, 'readStream'>,
  imports: readonly DataImport[],
  sent: Rows,
): Promise<Rows> => {
  const places = new Map([...sent.values()].map((row) => [placeOf(row), row]));
  const rows = new Map<string, ImportedRow>();
  for (const one of imports.toReversed()) {
    const mine = [...places].filter(([, { channel, day }]) => {
      const at = epochDayOf(day) ?? 0;
      return within(daysOfChannel(one.channels, channel), { from: at, to: at }).length > 0;
    });
    if (mine.length === 0) continue;
    const wanted = new Set(mine.map(([place]) => place));
    for (const row of await rowsIn(log, one)) if (wanted.has(placeOf(row))) rows.set(rowKey(row), row);
    for (const place of wanted) places.delete(place);
  }
  return rows;
};

export const sameRows = (one: Rows, other: Rows): boolean =>
  one.size === other.size &&
  [...one].every(([key, { measures }]) => {
    const known = other.get(key)?.measures;
    return known !== undefined && importMeasures.every((name) => measures[name] === known[name]);
  });
