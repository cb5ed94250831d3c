/** Finds days of the selection that differ from their forecast, in one query that includes the weeks before the range. */
import { useMemo } from 'react';
import {
  type DayFigure,
  type Driver,
  type DriverSeries,
  daysNeededBefore,
  driverOf,
  type JudgedFigure,
  judgedFigures,
  type Sensitivity,
  sensitivities,
} from '#domain/analysis/figureAnomalies.ts';
import { isCounted, type JudgedName, judgedNames } from '#domain/analysis/unusualDays.ts';
import { calendarDayOf, epochDayOf } from '#domain/calendar/epochDay.ts';
import type { MetricPoint, MetricQuery, MetricReply } from '#domain/contract/metricSchemas.ts';
import { withoutComparison } from '#domain/metrics/metricQueryOf.ts';
import { type MetricsInUse, useMetrics } from '../../data/useMetrics.ts';
import type { MetricSelection } from '../../parts/figures/useSelection.ts';

/** Longer ranges are judged only for their last days. */
export const mostJudgedDays = 92;

export type Anomaly = {
  readonly figure: JudgedName;
  readonly judged: JudgedFigure;
  readonly driver: Driver | null;
};

export type AnomalyReport = {
  readonly anomalies: readonly Anomaly[];
  /** The judged metrics with every day; metrics with too few days are omitted. */
  readonly courses: ReadonlyMap<JudgedName, readonly JudgedFigure[]>;
  /** Number of full days with metrics, including the weeks before the range. */
  readonly known: number;
};

const firstJudged = ({ from, to }: { from: number; to: number }): number =>
  Math.max(from, to - mostJudgedDays + 1);

const queryOf = ({ use }: MetricSelection): MetricQuery => {
  return {
    ...withoutComparison(use.query),
    from: calendarDayOf(firstJudged(use.days) - daysNeededBefore),
    interval: 'day',
    group_by: 'channel',
    detail: 'series',
    measures: judgedNames.join(','),
    limit: '500',
  };
};

/** Full days only: an unfinished day would look like a drop. */
const daysOf = (series: readonly MetricPoint[], name: JudgedName): readonly DayFigure[] =>
  series
    .filter(({ open }) => !open)
    .flatMap((point) => {
      const day = epochDayOf(point.at);
      return day === null ? [] : [{ day, value: point[name] }];
    });

const reportOf = (reply: MetricReply, from: number, sensitivity: Sensitivity): AnomalyReport => {
  const courses = new Map<JudgedName, readonly JudgedFigure[]>();
  for (const name of judgedNames) {
    const judged = judgedFigures(daysOf(reply.series, name), {
      from,
      k: sensitivities[sensitivity],
      isCount: isCounted(name),
    });
    if (judged !== null) courses.set(name, judged);
  }
  const partsOf = (name: JudgedName): readonly DriverSeries[] =>
    reply.rows.map(({ label, series }) => ({ label, days: daysOf(series ?? [], name) }));
  const anomalies = [...courses].flatMap(([figure, course]) =>
    course
      .filter(({ isOut }) => isOut)
      .map((judged) => ({ figure, judged, driver: driverOf(judged, partsOf(figure)) })),
  );
  return {
    anomalies: anomalies.toSorted((one, other) => Math.abs(other.judged.score) - Math.abs(one.judged.score)),
    courses,
    known: Math.max(
      0,
      ...judgedNames.map((name) => daysOf(reply.series, name).filter(({ value }) => value !== null).length),
    ),
  };
};

export const useAnomalies = (
  selection: MetricSelection,
  sensitivity: Sensitivity,
): { readonly metrics: MetricsInUse; readonly report: AnomalyReport | null } => {
  const query = useMemo(() => queryOf(selection), [selection]);
  const metrics = useMetrics(query);
  const from = firstJudged(selection.use.days);
  const report = useMemo(
    () => (metrics.data ? reportOf(metrics.data, from, sensitivity) : null),
    [metrics.data, from, sensitivity],
  );
  return { metrics, report };
};
