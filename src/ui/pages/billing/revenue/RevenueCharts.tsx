/** Renders the MRR waterfall from the former to the current value, and its course over a year. */
import { useMemo } from 'react';
import type { Revenue } from '#domain/contract/clientListSchemas.ts';
import { dayAxis } from '../../../charts/chartAxis.ts';
import type { ChartUnit } from '../../../charts/chartUnit.ts';
import { TrendChart } from '../../../charts/TrendChart.tsx';
import { Waterfall } from '../../../charts/Waterfall.tsx';
import type { RevenuePeriodName } from '../../../parts/agency/revenueSums.ts';
import styles from './Revenue.module.css';

const height = 280;

const stepsOf = (part: Revenue[RevenuePeriodName]) => [
  { name: 'New', value: part.new_cents },
  { name: 'Returned', value: part.reactivation_cents },
  { name: 'Expansion', value: part.expansion_cents },
  { name: 'Contraction', value: 0 - part.contraction_cents },
  { name: 'Churned', value: 0 - part.churned_cents },
];

export const RevenueCharts = ({ revenue, period }: { revenue: Revenue; period: RevenuePeriodName }) => {
  const { currency, series } = revenue;
  const part = revenue[period];
  const unit = useMemo((): ChartUnit => ({ kind: 'money', currency }), [currency]);
  const from = useMemo(() => ({ name: 'Start', value: part.start_cents }), [part]);
  const changes = useMemo(() => stepsOf(part), [part]);
  const axis = useMemo(() => dayAxis(series.map(({ day }) => day)), [series]);
  const lines = useMemo(() => [{ name: 'MRR', values: series.map((one) => one.mrr_cents) }], [series]);
  return (
    <div className={styles.charts}>
      <Waterfall title="How MRR moved" from={from} changes={changes} to="Today" unit={unit} height={height} />
      <TrendChart title="MRR every 30 days" axis={axis} series={lines} unit={unit} height={height} />
    </div>
  );
};
