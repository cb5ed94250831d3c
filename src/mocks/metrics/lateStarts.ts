/** Sources that begin behind the first of the days that figures are compared with: a rise may be their beginning alone. */
import { calendarDayOf, type EpochDay } from '#domain/calendar/epochDay.ts';
import { englishDay } from '#domain/english/englishDay.ts';
import { englishShortList } from '#domain/english/englishList.ts';
import type { DayRange } from '#domain/metrics/comparedRange.ts';
import type { MetricFilters } from '#domain/metrics/metricFilters.ts';
import type { MetricSource } from '#domain/metrics/metricSource.ts';
import { firstDayOfChannel } from './firstDayOfChannel.ts';

type Asked = {
  readonly range: DayRange;
  readonly compared: DayRange;
  readonly filters: Pick<MetricFilters, 'channel'>;
};

/** By name: an account that was connected again goes on with what it told before. */
const firstDays = (
  sources: readonly MetricSource[],
  { filters }: Pick<Asked, 'filters'>,
): ReadonlyMap<string, EpochDay> => {
  const byLabel = new Map<string, EpochDay>();
  for (const source of sources) {
    const meant = source.channels.filter((channel) => filters.channel?.has(channel) ?? true);
    const days = meant.map((channel) => firstDayOfChannel(source, channel));
    byLabel.set(source.label, Math.min(...days, byLabel.get(source.label) ?? Number.POSITIVE_INFINITY));
  }
  return byLabel;
};

/** Whether an import tells of a source's channels before a day. */
const isFilledBefore = (day: EpochDay, source: MetricSource, imports: readonly MetricSource[]): boolean =>
  imports.some(
    ({ clientId, from, channels }) =>
      clientId === source.clientId &&
      from < day &&
      channels.some((channel) => source.channels.includes(channel)),
  );

/** `4 Nov 2024`. */
const written = (day: EpochDay): string => `${englishDay(day)} ${calendarDayOf(day).slice(0, 4)}`;

/** Of the compared days: with less missing than that, a source’s beginning is no reason for a change that people see. */
const leastMissing = 0.1;

const isLate = (day: EpochDay, { from, to }: DayRange): boolean =>
  day - from >= Math.max(1, leastMissing * (to - from + 1));

/** One sentence on all of them; null where every source that counts in the range has told of most of the compared days. */
export const lateStarts = (sources: readonly MetricSource[], asked: Asked): string | null => {
  const { range, compared } = asked;
  const imports = sources.filter(({ kind }) => kind === 'import');
  const others = sources.filter(({ kind }) => kind !== 'import');
  const first = firstDays(others, asked);
  const late = new Map<string, EpochDay>();
  for (const source of others) {
    const day = first.get(source.label) ?? range.from;
    const counts = day <= range.to && source.toldTo >= range.from;
    if (counts && isLate(day, compared) && !isFilledBefore(day, source, imports)) late.set(source.label, day);
  }
  const labels = [...late.keys()];
  if (labels.length === 0) return null;
  const days = [...late.values()];
  const [earliest, latest] = [Math.min(...days), Math.max(...days)];
  const [verb, them] = labels.length === 1 ? ['has', 'it'] : ['have', 'them'];
  const told =
    earliest === latest
      ? `${verb} no data before ${written(latest)}`
      : `start between ${written(earliest)} and ${written(latest)}`;
  const part = earliest > compared.to ? `leaves ${them} out` : `includes only part of ${them}`;
  return `${englishShortList(labels)} ${told}, so the comparison ${part}.`;
};
