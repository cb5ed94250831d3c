/** Notes sources that begin after the start of the compared days, because they alone may explain a rise. */
import { calendarDayOf, type EpochDay } from '#domain/calendar/epochDay.ts';
import { englishDay } from '#domain/english/englishDay.ts';
import { englishShortList } from '#domain/english/englishList.ts';
import type { DayRange } from '#domain/metrics/comparedRange.ts';
import type { MetricFilters } from '#domain/metrics/metricFilters.ts';
import type { MetricSource } from '#domain/metrics/metricSource.ts';
import { firstDayOfChannel } from '../sources/firstDayOfChannel.ts';

type Asked = {
  readonly range: DayRange;
  readonly compared: DayRange;
  readonly filters: Pick<MetricFilters, 'channel'>;
};

/** By name, because a reconnected account continues its former data. */
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

const isFilledBefore = (day: EpochDay, source: MetricSource, imports: readonly MetricSource[]): boolean =>
  imports.some(
    ({ clientId, from, channels }) =>
      clientId === source.clientId &&
      from < day &&
      channels.some((channel) => source.channels.includes(channel)),
  );

const written = (day: EpochDay): string => `${englishDay(day)} ${calendarDayOf(day).slice(0, 4)}`;

/** The fraction of compared days that must be missing before a source's beginning is worth a note. */
const leastMissing = 0.1;

const isLate = (day: EpochDay, { from, to }: DayRange): boolean =>
  day - from >= Math.max(1, leastMissing * (to - from + 1));

/** One sentence on all of them; null when every counting source covers most of the compared days. */
export const lateStarts = (sources: readonly MetricSource[], asked: Asked): string | null => {
  const { range, compared } = asked;
  const imports = sources.filter(({ kind }) => kind === 'import');
  const others = sources.filter(({ kind }) => kind !== 'import');
  const first = firstDays(others, asked);
  const late = new Map<string, EpochDay>();
  for (const source of others) {
    const day = first.get(source.label) ?? range.from;
    const counts = day <= range.to && source.reportedTo >= range.from;
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
