/** Renders thirty minutes, as bars or against those of a week ago, with the count of the current minute. */
import { Flex, Statistic } from 'antd';
import { useMemo } from 'react';
import type { MinuteCount } from '#domain/monitor/perMinute.ts';
import { BarChart } from '../../charts/BarChart.tsx';
import { timeAxis } from '../../charts/chartAxis.ts';
import type { ChartUnit } from '../../charts/chartUnit.ts';
import { TrendChart } from '../../charts/TrendChart.tsx';
import { shortTime } from '../../content/dates.ts';
import { count as written } from '../../content/formatMetric.ts';
import { ChartMenu } from '../../parts/chartMenu/ChartMenu.tsx';
import styles from './RealTimeMonitoring.module.css';

type Counted = readonly [one: string, many: string];

const timeOf = ({ from }: MinuteCount): string => shortTime(new Date(from).toISOString(), from);

/** Summarizes a minute chart in one sentence. */
export const minuteSummary = (bars: readonly MinuteCount[], [one, many]: Counted): string => {
  const total = bars.reduce((sum, { count }) => sum + count, 0);
  const top = bars.toSorted((first, second) => second.count - first.count)[0];
  if (total === 0 || !top) return `No ${many} in the last ${bars.length} minutes.`;
  const all = `${written(total)} ${total === 1 ? one : many} in the last ${bars.length} minutes`;
  return top.count === total
    ? `${all}, at ${timeOf(top)}.`
    : `${all}; most at ${timeOf(top)}, ${written(top.count)} in one minute.`;
};

type MinuteChartProps = {
  title: string;
  counted: Counted;
  bars: readonly MinuteCount[];
  /** The same minutes a week ago: a dashed line, with a line instead of bars for now. */
  former?: readonly number[];
  note: string;
  known: boolean;
};

export const MinuteChart = ({ title, counted, bars, former, note, known }: MinuteChartProps) => {
  const [one, many] = counted;
  const name = `${many.charAt(0).toUpperCase()}${many.slice(1)}`;
  const axis = useMemo(() => timeAxis('Minute', bars.map(timeOf)), [bars]);
  const series = useMemo(() => [{ name, values: bars.map(({ count }) => count) }], [name, bars]);
  const unit = useMemo((): ChartUnit => ({ kind: 'count', one, many }), [one, many]);
  const compare = useMemo(() => former && { name: 'A week ago', values: former }, [former]);
  const figure = {
    menu: <ChartMenu />,
    title,
    level: 2,
    axis,
    series,
    unit,
    height: 180,
    summary: known ? minuteSummary(bars, counted) : `Loading the ${many}…`,
    children: (
      <Statistic
        className={styles.now ?? ''}
        value={known ? (bars.at(-1)?.count ?? 0) : '–'}
        suffix={<span className="note">this minute</span>}
      />
    ),
  } as const;
  return (
    <Flex component="section" vertical gap={8} aria-label={title}>
      {compare ? <TrendChart {...figure} compare={compare} lastIsOpen /> : <BarChart {...figure} />}
      <p className="note">{note}</p>
    </Flex>
  );
};
