/** Finds recent outlier days of clients with the same method as the page, the largest deviation first. */
import type { EpochDay } from '../calendar/epochDay.ts';
import type { FigureName } from '../kpi/figureNames.ts';
import { figureOf } from '../kpi/metricDictionary.ts';
import { type DayFigure, judgedFigures, sensitivities } from './figureAnomalies.ts';

export const judgedNames = [
  'revenue_cents',
  'conversions',
  'sessions',
  'spend_cents',
] as const satisfies readonly FigureName[];
export type JudgedName = (typeof judgedNames)[number];

/** `usual` is the forecast compared with; `score` counts usual deviations, negative below. */
export type UnusualDay = {
  readonly clientId: string;
  readonly figure: JudgedName;
  readonly day: EpochDay;
  readonly value: number;
  readonly usual: number;
  readonly score: number;
};

/** True for counts, whose chance variation is known; amounts and ratios have no such floor. */
export const isCounted = (figure: FigureName): boolean => figureOf(figure).unit === 'count';

/** Complete days of one client's metric in order, including the weeks before. */
export type Course = Pick<UnusualDay, 'clientId' | 'figure'> & { readonly days: readonly DayFigure[] };

const outOf = ({ clientId, figure, days }: Course, from: EpochDay): readonly UnusualDay[] =>
  (judgedFigures(days, { from, k: sensitivities.medium, isCount: isCounted(figure) }) ?? []).flatMap(
    ({ day, value, expected, score, isOut }) =>
      isOut && value !== null && expected !== null
        ? [{ clientId, figure, day, value, usual: expected.median, score }]
        : [],
  );

/** Keeps the largest deviation per client and day since `from`, and at most `ofEach` per client. */
export const unusualDays = (
  courses: readonly Course[],
  { from, ofEach }: { readonly from: EpochDay; readonly ofEach: number },
): readonly UnusualDay[] => {
  const all = courses
    .flatMap((course) => outOf(course, from))
    .toSorted((one, other) => Math.abs(other.score) - Math.abs(one.score));
  const days = new Set<string>();
  const counts = new Map<string, number>();
  return all.filter(({ clientId, day }) => {
    const count = counts.get(clientId) ?? 0;
    if (count >= ofEach || days.has(`${clientId} ${day}`)) return false;
    days.add(`${clientId} ${day}`);
    counts.set(clientId, count + 1);
    return true;
  });
};
