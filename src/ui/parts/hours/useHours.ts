/** Judges the hours of a selection's last days by the weeks before, in one query. */
import { useMemo } from 'react';
import { sensitivities } from '#domain/analysis/figureAnomalies.ts';
import {
  type HourFinding,
  hourFindings,
  type JudgedHour,
  judgedHours,
} from '#domain/analysis/hourAnomalies.ts';
import { isCounted, type JudgedName, judgedNames } from '#domain/analysis/unusualDays.ts';
import { calendarDayOf, type EpochDay, epochDayOf } from '#domain/calendar/epochDay.ts';
import type { MetricQuery, MetricReply } from '#domain/contract/metricSchemas.ts';
import { withoutComparison } from '#domain/metrics/metricQueryOf.ts';
import { mostHourDays } from '#domain/metrics/metricQuestion.ts';
import { type MetricSelection, usePartMetrics } from '../figures/useSelection.ts';

export type UnusualHour = HourFinding & { readonly figure: JudgedName };

export type HourReport = {
  readonly findings: readonly UnusualHour[];
  /** The hours to show of each figure that has enough of them. */
  readonly courses: ReadonlyMap<JudgedName, readonly JudgedHour[]>;
};

/** As of days, unless another sensitivity is chosen there. */
const k = sensitivities.medium;

const queryOf = ({ use }: MetricSelection): MetricQuery => ({
  ...withoutComparison(use.query),
  from: calendarDayOf(use.days.to - mostHourDays + 1),
  to: calendarDayOf(use.days.to),
  interval: 'hour',
  measures: judgedNames.join(','),
});

const reportOf = (reply: MetricReply, from: EpochDay): HourReport => {
  const courses = new Map<JudgedName, readonly JudgedHour[]>();
  for (const name of judgedNames) {
    const hours = reply.series.flatMap((point) => {
      const day = epochDayOf(point.at.slice(0, 10));
      const hour = Number(point.at.slice(11, 13));
      return day === null || point.open ? [] : [{ day, hour, value: point[name] }];
    });
    const judged = judgedHours(hours, { k, isCount: isCounted(name) });
    const shown = judged?.filter(({ day }) => day >= from) ?? [];
    if (shown.some(({ expected }) => expected !== null)) courses.set(name, shown);
  }
  const findings = [...courses].flatMap(([figure, course]) =>
    hourFindings(course).map((one) => ({ ...one, figure })),
  );
  return {
    findings: findings.toSorted((one, other) => Math.abs(other.score) - Math.abs(one.score)),
    courses,
  };
};

/** `days`: how many of the last days are shown. */
export const useHours = (selection: MetricSelection, days: number) => {
  const query = useMemo(() => queryOf(selection), [selection]);
  const metrics = usePartMetrics(selection, query);
  const from = Math.max(selection.use.days.from, selection.use.days.to - days + 1);
  const report = useMemo(() => (metrics.data ? reportOf(metrics.data, from) : null), [metrics.data, from]);
  return { metrics, report };
};
