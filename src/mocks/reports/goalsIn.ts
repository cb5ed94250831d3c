/** How far the goals of a client had come on the last day of a report. */
import { calendarDayOf, type EpochDay } from '#domain/calendar/epochDay.ts';
import type { SectionContent } from '#domain/contract/reportContentSchemas.ts';
import { goalNature } from '#domain/goals/goalNature.ts';
import { dueOf, goalAttainment, goalOutlook } from '#domain/portfolio/goalAttainment.ts';
import { countedPeriod } from '#domain/portfolio/goalPeriod.ts';
import type { ReportDays } from '#domain/reports/periodDays.ts';
import type { Goal } from '#events/goals/goal.ts';
import { goalsOf } from '#events/projections/goalDirectory.ts';
import { type FigureContext, metricReply } from '../metrics/metricReply.ts';
import { type ProjectionReader, projectionReader } from '../metrics/projectionReader.ts';
import { agencyCaller, daysOnWire, type Making } from './reportSpec.ts';

type Asked = { readonly clientId: string; readonly days: ReportDays };
type ShownGoal = Extract<SectionContent, { kind: 'goals' }>['goals'][number];

const shownGoal = async (
  context: FigureContext,
  goal: Goal,
  { to, projections }: { readonly to: EpochDay; readonly projections: ProjectionReader },
): Promise<ShownGoal> => {
  const { figure, target, period } = goal;
  const { from, days: length, elapsed } = countedPeriod(period, to);
  const { totals } = await metricReply(context, {
    client: goal.clientId,
    ...daysOnWire({ from, to }),
    measures: figure,
  });
  const { kind, better } = goalNature(figure);
  const counted = { target, kind, days: length, elapsed };
  const actual = totals[figure];
  const { projected, chance } = await projections.goal(goal, to);
  return {
    figure,
    period,
    target,
    actual,
    due: dueOf(counted),
    attainment: goalAttainment({ ...counted, actual, better }),
    projected,
    outlook: goalOutlook(projected, { target, better }),
    chance,
  };
};

/** Those that counted on the last day. */
export const goalsIn = (
  { answers, metrics, workspaceId, now }: Making,
  { clientId, days: { to } }: Asked,
): Promise<ShownGoal[]> => {
  const context = { answers, metrics, now, caller: agencyCaller(workspaceId) };
  const projections = projectionReader(context);
  const goals = goalsOf(answers.goalDirectory, workspaceId).filter(
    (goal) => goal.clientId === clientId && goal.removedAt === null && goal.from <= calendarDayOf(to),
  );
  return Promise.all(goals.map((goal) => shownGoal(context, goal, { to, projections })));
};
