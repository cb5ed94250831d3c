/** Computes a client's progress on goals on the last day of a report. */
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import type { SectionContent } from '#domain/contract/reportContentSchemas.ts';
import { goalNature } from '#domain/goals/goalNature.ts';
import { dueOf, goalAttainment } from '#domain/portfolio/goalAttainment.ts';
import { countedPeriod } from '#domain/portfolio/goalPeriod.ts';
import type { ReportDays } from '#domain/reports/periodDays.ts';
import type { Goal } from '#events/goals/goal.ts';
import { goalsOf } from '#events/projections/goalDirectory.ts';
import { metricReply } from '../metrics/metricReply.ts';
import { agencyCaller, daysOnWire, type Making } from './reportSpec.ts';

type Asked = { readonly clientId: string; readonly days: ReportDays };
type ShownGoal = Extract<SectionContent, { kind: 'goals' }>['goals'][number];

const shownGoal = (
  { answers, metrics, workspaceId, now }: Making,
  goal: Goal,
  { days }: Asked,
): ShownGoal => {
  const { figure, target, period } = goal;
  const { from, days: length, elapsed } = countedPeriod(period, days.to);
  const context = { answers, metrics, now, caller: agencyCaller(workspaceId) };
  const { totals } = metricReply(context, {
    client: goal.clientId,
    ...daysOnWire({ from, to: days.to }),
    measures: figure,
  });
  const { kind, better } = goalNature(figure);
  const counted = { target, kind, days: length, elapsed };
  const actual = totals[figure];
  const due = dueOf(counted);
  return { figure, period, target, actual, due, attainment: goalAttainment({ ...counted, actual, better }) };
};

export const goalsIn = (making: Making, asked: Asked): ShownGoal[] =>
  goalsOf(making.answers.goalDirectory, making.workspaceId)
    .filter(
      ({ clientId, removedAt, from }) =>
        clientId === asked.clientId && removedAt === null && from <= calendarDayOf(asked.days.to),
    )
    .map((goal) => shownGoal(making, goal, asked));
