/** Renders the number of clients, people and integrations at the end of each day. */
import { Statistic } from 'antd';
import { useMemo } from 'react';
import type { ActivityDay } from '#domain/contract/analyticsSchemas.ts';
import { dayAxis } from '../../charts/chartAxis.ts';
import type { ChartUnit } from '../../charts/chartUnit.ts';
import { TrendChart } from '../../charts/TrendChart.tsx';
import { ChartMenu } from '../../parts/chartMenu/ChartMenu.tsx';
import styles from './AdvancedAnalytics.module.css';

const unit: ChartUnit = { kind: 'count', one: 'in all', many: 'in all' };

const counted: readonly {
  readonly name: string;
  readonly figureOf: (day: ActivityDay) => number;
}[] = [
  { name: 'Active clients', figureOf: ({ clients }) => clients },
  { name: 'People', figureOf: ({ members }) => members },
  { name: 'Integrations', figureOf: ({ integrations }) => integrations },
];

const changeText = (first: number, last: number): string => {
  if (last === first) return 'No change';
  return last > first ? `${last - first} more than ${first}` : `${first - last} fewer than ${first}`;
};

export const Growth = ({ days }: { days: readonly ActivityDay[] }) => {
  const axis = useMemo(() => dayAxis(days.map(({ day }) => day)), [days]);
  const series = useMemo(
    () => counted.map(({ name, figureOf }) => ({ name, values: days.map(figureOf) })),
    [days],
  );
  return (
    <section aria-labelledby="growth" className={styles.part}>
      <h2 id="growth">Growth</h2>
      <div className={styles.statistics}>
        {series.map(({ name, values }) => (
          <div key={name}>
            <Statistic title={name} value={values.at(-1) ?? 0} />
            <p className={styles.quiet}>{changeText(values[0] ?? 0, values.at(-1) ?? 0)}</p>
          </div>
        ))}
      </div>
      <TrendChart
        menu={<ChartMenu />}
        title="Totals by day"
        axis={axis}
        series={series}
        unit={unit}
        isSummaryHidden
        height={220}
      />
    </section>
  );
};
