/** Events by day as bars; the days that stand out have a colour of their own and say why. */
import { useMemo } from 'react';
import type { ActivityReply } from '#domain/contract/analyticsSchemas.ts';
import { BarChart } from '../../charts/BarChart.tsx';
import { dayAxis } from '../../charts/chartAxis.ts';
import type { ChartUnit } from '../../charts/chartUnit.ts';
import { ChartMenu } from '../../parts/chartMenu/ChartMenu.tsx';
import { verdictOf } from './findingWords.ts';

const unit: ChartUnit = { kind: 'count', one: 'event', many: 'events' };

export const EventsByDay = ({ days, findings }: Pick<ActivityReply, 'days' | 'findings'>) => {
  const axis = useMemo(() => dayAxis(days.map(({ day }) => day)), [days]);
  const series = useMemo(() => [{ name: 'Events', values: days.map(({ events }) => events) }], [days]);
  const standingOut = useMemo(
    () => new Map(findings?.map((finding) => [finding.day, verdictOf(finding)])),
    [findings],
  );
  return (
    <BarChart
      menu={<ChartMenu />}
      title="Events by day"
      level={2}
      axis={axis}
      series={series}
      unit={unit}
      standingOut={standingOut}
      height={300}
    />
  );
};
