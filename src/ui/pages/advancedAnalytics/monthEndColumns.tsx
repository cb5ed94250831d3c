/** Defines the columns of the forecast table, and the words of its goals and budgets. */
import { epochDayOf } from '#domain/calendar/epochDay.ts';
import type { ForecastPeriod, ForecastReply } from '#domain/contract/forecastSchemas.ts';
import { errorText } from '#domain/forecast/forecastWords.ts';
import { chanceWords, targetChance } from '#domain/forecast/targetChance.ts';
import { goalNature } from '#domain/goals/goalNature.ts';
import { isTargetFigure } from '#domain/goals/targetFigures.ts';
import { goalAttainment, goalOutlook } from '#domain/portfolio/goalAttainment.ts';
import { countedPeriod } from '#domain/portfolio/goalPeriod.ts';
import { goalStatusWords, goalVerdict } from '#domain/portfolio/goalStatus.ts';
import { budgetLevel, paceWordOf, pacingOf } from '#domain/portfolio/pacing.ts';
import { shortDay } from '../../content/formatMetric.ts';
import { ExplainButton } from '../../parts/figures/ExplainButton.tsx';
import { figureSpecs } from '../../parts/figures/figureSpecs.ts';
import { writtenFigure } from '../../parts/figures/figureWriting.ts';
import { countedScope } from '../../parts/goals/countedScope.ts';
import type { DataColumn } from '../../widgets/dataColumns.tsx';
import type { MonthEndRow, Target } from './useMonthEnd.ts';

export const periodLabels: Readonly<Record<ForecastPeriod, string>> = {
  month: 'Month end',
  nextMonth: 'Next month',
  quarter: 'Quarter end',
  nextQuarter: 'Next quarter',
  next30: 'Next 30 days',
  next60: 'Next 60 days',
  next90: 'Next 90 days',
};

/** The next days are as a month, and have no goals. */
export const countedBy = (period: ForecastPeriod): 'month' | 'quarter' =>
  period === 'quarter' || period === 'nextQuarter' ? 'quarter' : 'month';

/** `, 83% likely`; empty for a budget, which is to be met and not passed. */
export const chanceText = ({ name, forecast, target }: MonthEndRow): string => {
  if (target === null || target.word === 'budget' || !isTargetFigure(name)) return '';
  const chance = targetChance(forecast, { target: target.value, better: goalNature(name).better });
  return chanceWords(chance);
};

export const writer =
  ({ currency }: ForecastReply) =>
  ({ name }: MonthEndRow, value: number | null): string =>
    writtenFigure(name, value, currency);

const paceWords = { behind: 'underspending', onPace: 'on pace', ahead: 'overspending' } as const;

/** As on the pages of goals and budgets. */
export const verdictOf = (
  reply: ForecastReply,
  { name, forecast: { projected, so_far: soFar } }: MonthEndRow,
  { word, value }: Target,
): string => {
  if (projected === null || !isTargetFigure(name)) return goalStatusWords.unknown.toLowerCase();
  const { days } = countedPeriod(countedBy(reply.period), epochDayOf(reply.month.from) ?? 0);
  const elapsed = days - reply.days_left;
  if (word === 'budget') {
    const plan = { budgetCents: value, days, elapsed };
    const pacing = soFar === null ? null : pacingOf({ ...plan, spentCents: soFar });
    const level = budgetLevel({ budget_cents: value, pacing, projected_cents: projected });
    return paceWords[paceWordOf(level) ?? 'onPace'];
  }
  const nature = goalNature(name);
  const attainment = goalAttainment({ actual: soFar, target: value, ...nature, days, elapsed });
  const outlook = goalOutlook(projected, { target: value, better: nature.better });
  return goalStatusWords[goalVerdict({ attainment, outlook })].toLowerCase();
};

export const columnsOf = (reply: ForecastReply): readonly DataColumn<MonthEndRow>[] => {
  const written = writer(reply);
  const scope = countedScope(countedBy(reply.period), epochDayOf(reply.known_to) ?? 0);
  return [
    { key: 'name', title: 'Metric', isName: true, width: '16%', cell: ({ name }) => figureSpecs[name].label },
    {
      key: 'soFar',
      title: `To ${shortDay(reply.known_to)}`,
      align: 'end',
      cell: (row) =>
        row.forecast.so_far === null ? (
          written(row, null)
        ) : (
          <ExplainButton figure={row.name} scope={scope}>
            {written(row, row.forecast.so_far)}
          </ExplainButton>
        ),
    },
    {
      key: 'projected',
      title: periodLabels[reply.period],
      align: 'end',
      cell: (row) => row.forecast.refused?.text ?? <strong>{written(row, row.forecast.projected)}</strong>,
    },
    {
      key: 'range',
      title: `${Math.round(reply.level * 100)}% range`,
      width: 212,
      align: 'end',
      cell: (row) => {
        const { low, high } = row.forecast;
        return low === null ? written(row, null) : `${written(row, low)} – ${written(row, high)}`;
      },
    },
    {
      key: 'target',
      title: 'Goal or budget',
      align: 'end',
      cell: (row) => {
        const { target } = row;
        if (target === null) return written(row, null);
        return `${written(row, target.value)} ${target.word}, ${verdictOf(reply, row, target)}${chanceText(row)}`;
      },
    },
    {
      key: 'error',
      title: 'Typical error',
      align: 'end',
      cell: ({ forecast: { error } }) => (error === null ? '—' : errorText(error)),
    },
  ];
};
