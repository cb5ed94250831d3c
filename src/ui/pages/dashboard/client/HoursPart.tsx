/** Renders visits by weekday and hour, summed over the last four weeks of the range. */
import { useMemo } from 'react';
import { epochDayOf, weekdayOf } from '#domain/calendar/epochDay.ts';
import type { MetricReply } from '#domain/contract/metricSchemas.ts';
import { Heatmap } from '../../../charts/Heatmap.tsx';
import { ChartMenu } from '../../../parts/chartMenu/ChartMenu.tsx';
import { FigureNotes } from '../../../parts/figures/FigureNotes.tsx';
import { type FigureName, figureSpecs } from '../../../parts/figures/figureSpecs.ts';
import { chartUnitOf } from '../../../parts/figures/figureWriting.ts';
import {
  type MetricSelection,
  selectionState,
  selectionWays,
  usePartMetrics,
} from '../../../parts/figures/useSelection.ts';
import { WidgetFrame } from '../../../parts/figures/WidgetFrame.tsx';
import { hoursQuery } from './boardQueries.ts';

const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const hoursOfDay = 24;

type HourPoint = { readonly at: string; readonly value: number | null };

/** `at` is `2026-11-21T14:00`. An hour without data is null; all others are summed. */
const weekHours = (points: readonly HourPoint[]) => {
  const days = names.map((name) => ({
    name,
    hours: Array.from<number | null>({ length: hoursOfDay }).fill(null),
  }));
  for (const { at, value } of points) {
    const day = epochDayOf(at.slice(0, 10));
    const hour = Number(at.slice(11, 13));
    const hours = day === null ? undefined : days[weekdayOf(day)]?.hours;
    if (hours === undefined || value === null || !(hour < hoursOfDay)) continue;
    hours[hour] = (hours[hour] ?? 0) + value;
  }
  return days;
};

const candidates: readonly FigureName[] = ['sessions', 'clicks', 'impressions', 'conversions'];

const Hours = ({ reply }: { reply: MetricReply }) => {
  const name = candidates.find((one) => reply.totals[one] !== null) ?? 'sessions';
  const days = useMemo(
    () => weekHours(reply.series.map((point) => ({ at: point.at, value: point[name] }))),
    [reply, name],
  );
  const unit = useMemo(() => chartUnitOf(name), [name]);
  return (
    <>
      <Heatmap
        menu={<ChartMenu />}
        title={`${figureSpecs[name].label} by day and hour`}
        level={2}
        days={days}
        unit={unit}
        height={260}
      />
      <FigureNotes reply={{ notes: reply.notes.filter(({ code }) => code === 'hoursEstimated') }} />
    </>
  );
};

export const HoursPart = ({ board }: { board: MetricSelection }) => {
  const metrics = usePartMetrics(board, hoursQuery(board.query, board.use.days));
  // Without hourly data from a source, a heatmap would show invented hours.
  const hasNoHours = metrics.data?.notes.some(({ code }) => code === 'hoursUntold') ?? false;
  return (
    <WidgetFrame
      title="Day and hour"
      titleInside={!hasNoHours}
      state={selectionState(board, metrics)}
      height={340}
      readAt={metrics.readAt}
      isBusy={metrics.isFormer}
      onRetry={metrics.refetch}
      empty={selectionWays(board)}
    >
      {() =>
        hasNoHours ? (
          <p>No hourly data: imported files have whole days only.</p>
        ) : (
          metrics.data && <Hours reply={metrics.data} />
        )
      }
    </WidgetFrame>
  );
};
