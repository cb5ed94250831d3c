/** Renders events by day as bars; unusual days are highlighted and explained. */
import { useMemo } from 'react';
import type { ActivityReply } from '#domain/contract/analyticsSchemas.ts';
import { BarChart } from '../../charts/BarChart.tsx';
import { dayAxis } from '../../charts/chartAxis.ts';
import type { ChartUnit } from '../../charts/chartUnit.ts';
import { ChartMenu } from '../../parts/chartMenu/ChartMenu.tsx';
import { chooseDays, daySteps } from '../../parts/figures/drawnDays.ts';
import type { ViewInUse } from '../../parts/view/useView.ts';
import { verdictOf } from './findingWords.ts';

const unit: ChartUnit = { kind: 'count', one: 'event', many: 'events' };

type EventsByDayProps = Pick<ActivityReply, 'days' | 'findings'> & {
  /** Brushing over days sets the range of the view. */
  readonly use: ViewInUse;
};

export const EventsByDay = ({ days, findings, use }: EventsByDayProps) => {
  const shown = useMemo(() => days.map(({ day }) => day), [days]);
  const axis = useMemo(() => dayAxis(shown), [shown]);
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
      onRange={chooseDays(use, daySteps(shown))}
    />
  );
};
