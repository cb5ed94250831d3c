/** How revenue went with the time before, and where the money was spent. */
import { useMemo } from 'react';
import type { MetricReply } from '#domain/contract/metricSchemas.ts';
import { dayAxis } from '../../../charts/chartAxis.ts';
import type { ChartUnit } from '../../../charts/chartUnit.ts';
import { StackedArea } from '../../../charts/StackedArea.tsx';
import { TrendChart } from '../../../charts/TrendChart.tsx';
import { useReply } from '../../../data/useReply.ts';
import { ListFailure } from '../../../parts/empty/ListFailure.tsx';
import type { ViewInUse } from '../../../parts/view/useView.ts';
import styles from './PortfolioCharts.module.css';
import { useChannelFigures } from './usePortfolio.ts';

const unit: ChartUnit = { kind: 'money', currency: 'USD' };
const height = 260;

const axisOf = (series: MetricReply['series']) => dayAxis(series.map(({ at }) => at.slice(0, 10)));

export const RevenueTrend = ({ use }: { use: ViewInUse }) => {
  const { data, error, refetch } = useReply('readMetrics', use.query);
  const steps = data?.series;
  const axis = useMemo(() => axisOf(steps ?? []), [steps]);
  const series = useMemo(
    () => [{ name: 'Revenue', values: (steps ?? []).map((point) => point.revenue_cents) }],
    [steps],
  );
  const compare = useMemo(
    () =>
      steps?.some(({ previous }) => previous !== null)
        ? { name: 'Time before', values: steps.map(({ previous }) => previous?.revenue_cents ?? null) }
        : undefined,
    [steps],
  );
  if (error && !data) return <ListFailure what="The revenue" error={error} onRetry={refetch} />;
  return (
    <TrendChart
      title="Revenue of all clients"
      level={2}
      axis={axis}
      series={series}
      compare={compare}
      unit={unit}
      height={height}
      lastIsOpen={steps?.at(-1)?.open}
    />
  );
};

export const SpendByChannel = ({ use }: { use: ViewInUse }) => {
  const { data, error, refetch } = useChannelFigures(use, true);
  const rows = data?.rows;
  const steps = data?.series;
  const axis = useMemo(() => axisOf(steps ?? []), [steps]);
  const series = useMemo(
    () =>
      (rows ?? [])
        .filter(({ spend_cents: spend }) => (spend ?? 0) > 0)
        .map(({ label, series: points = [] }) => ({
          name: label,
          values: points.map((point) => point.spend_cents ?? 0),
        })),
    [rows],
  );
  if (error && !data) return <ListFailure what="The spend by channel" error={error} onRetry={refetch} />;
  return (
    <StackedArea title="Spend by channel" level={2} axis={axis} series={series} unit={unit} height={height} />
  );
};

export const PortfolioCharts = ({ use }: { use: ViewInUse }) => (
  <div className={styles.charts}>
    <RevenueTrend use={use} />
    <SpendByChannel use={use} />
  </div>
);
