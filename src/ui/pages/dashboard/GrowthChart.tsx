/** Renders daily workspace events of the last 30 days if the plan includes that analysis. */
import { useMemo } from 'react';
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import { dayAxis } from '../../charts/chartAxis.ts';
import type { ChartUnit } from '../../charts/chartUnit.ts';
import { TrendChart } from '../../charts/TrendChart.tsx';
import { useReply } from '../../data/useReply.ts';
import { ChartMenu } from '../../parts/chartMenu/ChartMenu.tsx';
import { WidgetFrame } from '../../parts/figures/WidgetFrame.tsx';
import { widgetState } from '../../parts/figures/widgetState.ts';
import { usePlan } from '../../services/usePlan.ts';
import { useToday } from '../../services/useToday.ts';
import styles from './GrowthChart.module.css';

const length = 30;
const height = 200;
const unit: ChartUnit = { kind: 'count', one: 'event', many: 'events' };

const EventsOfMonth = () => {
  const today = useToday();
  const query = { from: calendarDayOf(today - length + 1), to: calendarDayOf(today) };
  const { data, error, refetch } = useReply('readActivity', query);
  const days = data?.days;
  const axis = useMemo(() => dayAxis((days ?? []).map(({ day }) => day)), [days]);
  const series = useMemo(
    () => [{ name: 'Events', values: (days ?? []).map(({ events }) => events) }],
    [days],
  );
  return (
    <div className={styles.growth}>
      {!data && error ? (
        <WidgetFrame
          title="Events by day"
          state={widgetState({ data, error })}
          height={height}
          onRetry={refetch}
        >
          {() => null}
        </WidgetFrame>
      ) : (
        <TrendChart
          menu={<ChartMenu />}
          title="Events by day"
          axis={axis}
          series={series}
          unit={unit}
          height={height}
          lastIsOpen
          isSummaryHidden
        />
      )}
    </div>
  );
};

export const GrowthChart = () => (usePlan().has('ai_insights') ? <EventsOfMonth /> : null);
