/** Detects unusual days in the daily metrics of clients; each series is analysed once for all days. */
import {
  type DayFigure,
  fewestAnomalyDays,
  type JudgedFigure,
  judgedFigures,
} from '#domain/analysis/figureAnomalies.ts';
import { isCounted } from '#domain/analysis/unusualDays.ts';
import type { EpochDay } from '#domain/calendar/epochDay.ts';
import type { TargetFigure } from '#domain/goals/targetFigures.ts';
import type { DayRange } from '#domain/metrics/comparedRange.ts';
import type { DailyFigures } from '../metrics/dailyFigures.ts';

type Course = { readonly clientId: string; readonly figure: TargetFigure };

export const courseReader = (read: DailyFigures, { from, to }: DayRange) => {
  const courses = new Map<string, readonly DayFigure[]>();
  const judged = new Map<string, ReadonlyMap<EpochDay, JudgedFigure>>();
  const courseOf = ({ clientId, figure }: Course): readonly DayFigure[] => {
    const key = `${clientId} ${figure}`;
    const known = courses.get(key);
    if (known) return known;
    const days = Array.from({ length: to - from + 1 }, (_, index) => {
      const reading = read(clientId, { from: from + index, to: from + index });
      return { day: from + index, value: reading?.isReported ? reading.figures[figure] : null };
    });
    courses.set(key, days);
    return days;
  };
  const known = (course: Course, last: EpochDay): number =>
    courseOf(course).filter(({ day, value }) => day <= last && value !== null).length;
  const judgedOf = ({ k, ...course }: Course & { readonly k: number }) => {
    const key = `${course.clientId} ${course.figure} ${k}`;
    const found =
      judged.get(key) ??
      new Map(
        (judgedFigures(courseOf(course), { from, k, isCount: isCounted(course.figure) }) ?? []).map((one) => [
          one.day,
          one,
        ]),
      );
    judged.set(key, found);
    return found;
  };
  return {
    known,
    unusual: (course: Course & { readonly k: number }, day: EpochDay) => {
      const { isOut = false, value = null, expected = null } = judgedOf(course).get(day) ?? {};
      if (!isOut || value === null || expected === null || known(course, day) < fewestAnomalyDays)
        return null;
      return { value, side: value > expected.median ? ('up' as const) : ('down' as const) };
    },
  };
};
