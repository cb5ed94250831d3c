/** Estimates an upper bound of the rows that a query reads, without creating any. */

import { hoursPerDay } from '#domain/calendar/dayHours.ts';
import type { EpochDay } from '#domain/calendar/epochDay.ts';
import { firstDayOf, lastDayOf, monthOf } from '#domain/calendar/months.ts';
import { countries, devices } from '#domain/metrics/breakdowns.ts';
import { paidChannels } from '#domain/metrics/channels.ts';
import type { DayRange } from '#domain/metrics/comparedRange.ts';
import type { ImportedFacts, MetricSource } from '#domain/metrics/metricSource.ts';
import type { Selection, Span } from './selection.ts';

const daysBetween = (from: EpochDay, to: EpochDay): number => Math.max(0, to - from + 1);

const reportedRowsIn = ({ chunks }: ImportedFacts, { from, to }: DayRange): number =>
  chunks.reduce((sum, chunk) => (chunk.from > to || chunk.to < from ? sum : sum + chunk.rows), 0);

export const importedRowsTouched = (sources: readonly MetricSource[], range: DayRange): number =>
  sources.reduce(
    (sum, { imported }) => (imported === undefined ? sum : sum + reportedRowsIn(imported, range)),
    0,
  );

const rowsOf = ({ channels, campaigns, imported, ...source }: MetricSource, range: DayRange): number => {
  if (imported !== undefined) return reportedRowsIn(imported, range);
  const from = Math.max(source.from, range.from);
  const to = Math.min(source.to ?? range.to, range.to);
  let rows = channels.filter((channel) => !paidChannels.includes(channel)).length * daysBetween(from, to);
  for (const { levels } of campaigns) {
    const start = levels[0]?.from;
    if (start !== undefined) rows += daysBetween(Math.max(from, start), to);
  }
  return rows;
};

export const rowsKept = (sources: readonly MetricSource[]): number =>
  sources.reduce((rows, source) => rows + rowsOf(source, { from: source.from, to: source.reportedTo }), 0);

/** Blocks cover whole months. */
export const rowsTouched = (sources: readonly MetricSource[], { from, to }: DayRange): number => {
  const months = { from: firstDayOf(monthOf(from)), to: lastDayOf(monthOf(to)) };
  return sources.reduce((rows, source) => rows + rowsOf(source, months), 0);
};

const rowsWithin = (sources: readonly MetricSource[], range: DayRange): number =>
  sources.reduce((rows, source) => rows + rowsOf(source, range), 0);

const partsAsked = ({ filters, groupBy }: Pick<Selection, 'filters' | 'groupBy'>): number => {
  const perDevice = filters.device !== undefined || groupBy === 'device' ? devices.length : 1;
  const perCountry = filters.country !== undefined || groupBy === 'country' ? countries.length : 1;
  return perDevice * perCountry;
};

type Asked = {
  readonly selection: Pick<Selection, 'filters' | 'groupBy'>;
  readonly span: Pick<Span, 'range' | 'hourly'>;
};

/** The number of rows and parts that a query reads. By hours each row of the range is cut again, because the store caches no hours. */
export const partsTouched = (sources: readonly MetricSource[], { selection, span }: Asked): number => {
  const parts = partsAsked(selection);
  const touched = rowsTouched(sources, span.range);
  return span.hourly ? touched + rowsWithin(sources, span.range) * parts * hoursPerDay : touched * parts;
};
