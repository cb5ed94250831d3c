/** Renders the forecast of each metric to the end of a period: projection, ranges, goal or budget, and past errors. */
import { Collapse, Select } from 'antd';
import { useState } from 'react';
import {
  type ForecastPeriod,
  type ForecastReply,
  forecastPeriods,
} from '#domain/contract/forecastSchemas.ts';
import { errorText, forecastSentence } from '#domain/forecast/forecastWords.ts';
import { longDay, shortDay } from '../../content/formatMetric.ts';
import { FigureNotes } from '../../parts/figures/FigureNotes.tsx';
import { figureSpecs } from '../../parts/figures/figureSpecs.ts';
import { MonthEndChart } from '../../parts/figures/MonthEndChart.tsx';
import { type MetricSelection, selectionWays } from '../../parts/figures/useSelection.ts';
import { WidgetFrame } from '../../parts/figures/WidgetFrame.tsx';
import { DataTable } from '../../widgets/DataTable.tsx';
import styles from './Insights.module.css';
import { chanceText, columnsOf, periodLabels, verdictOf, writer } from './monthEndColumns.tsx';
import { type MonthEndRow, useMonthEnd } from './useMonthEnd.ts';

const title = 'Month-end forecast';

const daysLeftText = (days: number): string => (days === 1 ? '1 day is' : `${days} days are`);

type OutlookProps = { reply: ForecastReply; row: MonthEndRow };

const Explanation = ({ reply, row }: OutlookProps) => {
  const { low, weeks, method, remarks, trials, error } = row.forecast;
  const off = error === null ? 'an unknown part' : errorText(error);
  return (
    <p className={styles.quiet}>
      {daysLeftText(reply.days_left)} expected, with data to {longDay(reply.known_to)}
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
        <dt className="small">
          {figureSpecs[name].label} on {shortDay(reply.month.to)}
        </dt>
        <dd>{written(row, projected)}</dd>
      </div>
      {low !== null && (
        <div>
          <dt className="small">{Math.round(reply.level * 100)}% range</dt>
          <dd>
            {written(row, low)} to {written(row, high)}
          </dd>
        </div>
      )}
      {target !== null && (
        <div>
          <dt className="small">{target.word === 'goal' ? 'Goal' : 'Budget'}</dt>
          <dd>
            {written(row, target.value)}, {verdictOf(reply, row, target)}
            {chanceText(row)}
          </dd>
        </div>
      )}
      {error !== null && (
        <div>
          <dt className="small">Typical error</dt>
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
    items={[{ key: 'method', label: 'Method', children: <Explanation {...props} /> }]}
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
              { ...row.forecast, month: reply.month, period: reply.period },
              (value) => writer(reply)(row, value),
            )}
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
