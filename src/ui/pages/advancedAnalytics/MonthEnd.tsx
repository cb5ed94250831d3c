/** Renders the forecast of each metric to the end of a period: projection, ranges, goal or budget, and past errors. */
import { Collapse, Select } from 'antd';
import { useState } from 'react';
import { epochDayOf } from '#domain/calendar/epochDay.ts';
import {
  type ForecastPeriod,
  type ForecastReply,
  forecastPeriods,
} from '#domain/contract/forecastSchemas.ts';
import { errorText, forecastSentence } from '#domain/forecast/forecastWords.ts';
import { targetChance } from '#domain/forecast/targetChance.ts';
import { goalNature } from '#domain/goals/goalNature.ts';
import { isTargetFigure } from '#domain/goals/targetFigures.ts';
import { goalAttainment, goalOutlook } from '#domain/portfolio/goalAttainment.ts';
import { countedPeriod } from '#domain/portfolio/goalPeriod.ts';
import { goalVerdict, standingWords } from '#domain/portfolio/goalStatus.ts';
import { budgetLevel, paceWordOf, pacingOf } from '#domain/portfolio/pacing.ts';
import { longDay, shortDay } from '../../content/formatMetric.ts';
import { ExplainButton } from '../../parts/figures/ExplainButton.tsx';
import { FigureNotes } from '../../parts/figures/FigureNotes.tsx';
import { figureSpecs } from '../../parts/figures/figureSpecs.ts';
import { writtenFigure } from '../../parts/figures/figureWriting.ts';
import { MonthEndChart } from '../../parts/figures/MonthEndChart.tsx';
import { type MetricSelection, selectionWays } from '../../parts/figures/useSelection.ts';
import { WidgetFrame } from '../../parts/figures/WidgetFrame.tsx';
import { countedScope } from '../../parts/goals/countedScope.ts';
import { DataTable } from '../../widgets/DataTable.tsx';
import type { DataColumn } from '../../widgets/dataColumns.tsx';
import styles from './Insights.module.css';
import { type MonthEndRow, type Target, useMonthEnd } from './useMonthEnd.ts';

const title = 'Month-end forecast';

const periodLabels: Readonly<Record<ForecastPeriod, string>> = {
  month: 'Month end',
  quarter: 'Quarter end',
  next30: 'Next 30 days',
  next60: 'Next 60 days',
  next90: 'Next 90 days',
};

/** Goals are counted by month or quarter; the next days have none. */
const countedBy = ({ period }: ForecastReply): 'month' | 'quarter' =>
  period === 'quarter' ? 'quarter' : 'month';

/** `, 83% likely`; empty for a budget, which is to be met and not passed. */
const chanceText = ({ name, forecast, target }: MonthEndRow): string => {
  if (target === null || target.word === 'budget' || !isTargetFigure(name)) return '';
  const chance = targetChance(forecast, { target: target.value, better: goalNature(name).better });
  return chance === null ? '' : `, ${Math.round(chance * 100)}% likely`;
};

const writer =
  ({ currency }: ForecastReply) =>
  ({ name }: MonthEndRow, value: number | null): string =>
    writtenFigure(name, value, currency);

const paceWords = { behind: 'underspending', onPace: 'on pace', ahead: 'overspending' } as const;

/** As on the pages of goals and budgets. */
const verdictOf = (
  reply: ForecastReply,
  { name, forecast: { projected, so_far: soFar } }: MonthEndRow,
  { word, value }: Target,
): string => {
  if (projected === null || !isTargetFigure(name)) return standingWords.unknown.toLowerCase();
  const { days } = countedPeriod(countedBy(reply), epochDayOf(reply.month.from) ?? 0);
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
  return standingWords[goalVerdict({ attainment, outlook })].toLowerCase();
};

const columnsOf = (reply: ForecastReply): readonly DataColumn<MonthEndRow>[] => {
  const written = writer(reply);
  const scope = countedScope(countedBy(reply), epochDayOf(reply.known_to) ?? 0);
  return [
    { key: 'name', title: 'Figure', isName: true, cell: ({ name }) => figureSpecs[name].label },
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
      align: 'end',
      cell: (row) => {
        const { low, high } = row.forecast;
        return low === null ? written(row, null) : `${written(row, low)} to ${written(row, high)}`;
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

const daysLeftText = (days: number): string => (days === 1 ? '1 day is' : `${days} days are`);

type OutlookProps = { reply: ForecastReply; row: MonthEndRow };

const Explanation = ({ reply, row }: OutlookProps) => {
  const { low, weeks, method, remarks, trials, error } = row.forecast;
  const off = error === null ? 'an unknown part' : errorText(error);
  return (
    <p className={styles.quiet}>
      {daysLeftText(reply.days_left)} expected after {longDay(reply.known_to)}
      {method === '' ? '' : `, by ${weeks} weeks of history and several methods: ${method}`}.{' '}
      {low === null
        ? 'There are too few different days to tell how far such projections are off.'
        : `The method has made ${trials} such projections of the past, with as many days left: they were off by ${off} on average, and ${Math.round(reply.level * 100)}% of them would have ended within this range. The 95% range is ${writer(reply)(row, row.forecast.low_95)} to ${writer(reply)(row, row.forecast.high_95)}.`}{' '}
      {remarks.map((text) => `${text} `)}
      Budgets that change, and seasons such as Christmas, are not known to it.
    </p>
  );
};

const Outlook = ({ reply, row }: OutlookProps) => {
  const { name, forecast, target } = row;
  const written = writer(reply);
  const { projected, low, high, error } = forecast;
  return (
    <dl className={styles.outlook}>
      <div>
        <dt>
          {figureSpecs[name].label} on {shortDay(reply.month.to)}
        </dt>
        <dd>{written(row, projected)}</dd>
      </div>
      {low !== null && (
        <div>
          <dt>{Math.round(reply.level * 100)}% range</dt>
          <dd>
            {written(row, low)} to {written(row, high)}
          </dd>
        </div>
      )}
      {target !== null && (
        <div>
          <dt>{target.word === 'goal' ? 'Goal' : 'Budget'}</dt>
          <dd>
            {written(row, target.value)}, {verdictOf(reply, row, target)}
            {chanceText(row)}
          </dd>
        </div>
      )}
      {error !== null && (
        <div>
          <dt>Typical error</dt>
          <dd>{errorText(error)}</dd>
        </div>
      )}
    </dl>
  );
};

/** Collapsed at first, because few readers need the explanation. */
const Method = (props: OutlookProps) => (
  <Collapse
    ghost
    size="small"
    items={[{ key: 'method', label: 'How this is worked out', children: <Explanation {...props} /> }]}
  />
);

const Projections = ({ reply, rows }: { reply: ForecastReply; rows: readonly MonthEndRow[] }) => {
  const [wanted, setWanted] = useState<string | null>(null);
  const drawn = rows.filter(({ forecast }) => forecast.refused === null);
  const row = drawn.find(({ name }) => name === wanted) ?? drawn[0];
  return (
    <>
      {drawn.length > 1 && (
        <Select
          className={styles.choice ?? ''}
          size="small"
          aria-label="Figure of the month"
          options={drawn.map(({ name }) => ({ value: name, label: figureSpecs[name].label }))}
          value={row?.name ?? null}
          popupMatchSelectWidth={false}
          onChange={setWanted}
        />
      )}
      {row && (
        <>
          <Outlook reply={reply} row={row} />
          <MonthEndChart
            name={row.name}
            forecast={row.forecast}
            currency={reply.currency}
            summary={forecastSentence(
              row.name,
              figureSpecs[row.name].label,
              { ...row.forecast, month: reply.month },
              (value) => writer(reply)(row, value),
            )}
            isSummaryHidden
          />
        </>
      )}
      <DataTable
        label="Month end by figure"
        rows={rows}
        keyOf={({ name }) => name}
        columns={columnsOf(reply)}
        density="compact"
      />
      {row && <Method reply={reply} row={row} />}
      <FigureNotes reply={reply} />
    </>
  );
};

export const MonthEnd = ({ selection }: { selection: MetricSelection }) => {
  const [period, setPeriod] = useState<ForecastPeriod>('month');
  const { state, reply, rows, isFormer, readAt, refetch } = useMonthEnd(selection, period);
  return (
    <WidgetFrame
      title={title}
      state={state}
      height={420}
      readAt={readAt}
      isBusy={isFormer}
      onRetry={refetch}
      empty={selectionWays(selection)}
    >
      {() =>
        reply && (
          <>
            <Select
              className={styles.choice ?? ''}
              size="small"
              aria-label="Period of the forecast"
              options={forecastPeriods.map((value) => ({ value, label: periodLabels[value] }))}
              value={period}
              popupMatchSelectWidth={false}
              onChange={setPeriod}
            />
            <Projections reply={reply} rows={rows} />
          </>
        )
      }
    </WidgetFrame>
  );
};
