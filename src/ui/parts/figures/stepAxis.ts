/** Builds a chart axis of hours, days, weeks or months. */
import type { intervals } from '#domain/metrics/metricQuery.ts';
import { type ChartAxis, dayAxis } from '../../charts/chartAxis.ts';
import { longDay, shortDay } from '../../content/formatMetric.ts';

type Interval = (typeof intervals)[number];

const titles: Readonly<Record<Interval, string>> = { hour: 'Hour', day: 'Day', week: 'Week', month: 'Month' };

const longText = (at: string, interval: Interval): string => {
  if (interval === 'hour') return `${longDay(at.slice(0, 10))}, ${at.slice(11)}`;
  if (interval === 'week') return `Week of ${longDay(at)}`;
  return interval === 'month' ? `${shortDay(at).slice(2).trim()} ${at.slice(0, 4)}` : longDay(at);
};

const shortText = (at: string, interval: Interval): string => {
  if (interval === 'hour') return at.slice(11);
  return interval === 'month' ? longText(at, interval) : shortDay(at);
};

export const stepAxis = (steps: readonly string[], interval: Interval): ChartAxis => ({
  ...dayAxis([]),
  title: titles[interval],
  places: steps.map((at) => ({ key: at, short: shortText(at, interval), long: longText(at, interval) })),
});
