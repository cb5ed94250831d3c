/** Renders the anomalies: a metric with its usual range, and the unusual days as rows. */
import { Collapse, Flex } from 'antd';
import { useMemo, useState } from 'react';
import {
  fewestAnomalyDays,
  type Sensitivity,
  sensitivities,
  smallestShare,
  weeksBack,
} from '#domain/analysis/figureAnomalies.ts';
import type { JudgedName } from '#domain/analysis/unusualDays.ts';
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import { BandChart } from '../../charts/BandChart.tsx';
import { dayAxis } from '../../charts/chartAxis.ts';
import { AddAnnotation } from '../../parts/annotations/AddAnnotation.tsx';
import { ChartMenu } from '../../parts/chartMenu/ChartMenu.tsx';
import { chooseDays, daySteps } from '../../parts/figures/drawnDays.ts';
import { figureSpecs } from '../../parts/figures/figureSpecs.ts';
import { chartUnitOf } from '../../parts/figures/figureWriting.ts';
import { useMarks } from '../../parts/figures/useMarks.ts';
import type { MetricSelection } from '../../parts/figures/useSelection.ts';
import { selectionState, selectionWays } from '../../parts/figures/useSelection.ts';
import { WidgetFrame } from '../../parts/figures/WidgetFrame.tsx';
import { useCanEdit } from '../../services/useCanEdit.ts';
import { KitSegmented } from '../../widgets/KitSegmented.tsx';
import { AnomalyList } from './AnomalyList.tsx';
import styles from './Insights.module.css';
import { type AnomalyReport, mostJudgedDays, useAnomalies } from './useAnomalies.ts';

const levels: readonly { readonly value: Sensitivity; readonly label: string }[] = [
  { value: 'low', label: 'Low' },
  { value: 'medium', label: 'Medium' },
  { value: 'high', label: 'High' },
];

type CourseProps = { report: AnomalyReport; name: JudgedName; selection: MetricSelection };

const useDayMarks = ({ use }: MetricSelection, days: readonly string[]) => {
  const shown = useMemo(() => {
    const [from, to] = [days[0], days.at(-1)];
    return from === undefined || to === undefined ? null : { range: { from, to }, steps: days };
  }, [days]);
  return useMarks({ clientId: use.view.client, use }, shown);
};

const Course = ({ report, name, selection }: CourseProps) => {
  const { currency } = selection;
  const course = report.courses.get(name) ?? [];
  const days = useMemo(() => course.map(({ day }) => calendarDayOf(day)), [course]);
  const axis = useMemo(() => dayAxis(days), [days]);
  const values = useMemo(() => course.map(({ value }) => value), [course]);
  const expected = useMemo(
    () => course.map(({ expected: one }) => one && { low: one.low, high: one.high }),
    [course],
  );
  const unit = useMemo(() => chartUnitOf(name, currency), [name, currency]);
  return (
    <BandChart
      menu={<ChartMenu />}
      title={`${figureSpecs[name].label} and what was expected`}
      level={3}
      axis={axis}
      name={figureSpecs[name].label}
      values={values}
      expected={expected}
      annotations={useDayMarks(selection, days)}
      unit={unit}
      height={260}
      onRange={chooseDays(selection.use, daySteps(days))}
    />
  );
};

/** Collapsed at first, because few readers need the explanation. */
const Method = ({ k }: { k: number }) => (
  <Collapse
    ghost
    size="small"
    items={[
      {
        key: 'method',
        label: 'Method',
        children: (
          <p className={styles.quiet}>
            The usual range is the forecast of each day from the {weeksBack} weeks before, by level and
            weekday, plus or minus {k} times the usual error. Counts vary at least as chance does. Days in a
            row on one side are found together, even if none is far off alone. A day less than{' '}
            {smallestShare * 100}% from the forecast is never listed. Of a longer range, the last{' '}
            {mostJudgedDays} days are checked. Confidence is 50% at the limit, rises with the distance beyond
            it, the days in a row, a logged cause and a channel that explains half of it, and ends at 95%.
          </p>
        ),
      },
    ]}
  />
);

const Report = ({
  report,
  selection,
  k,
}: {
  report: AnomalyReport;
  selection: MetricSelection;
  k: number;
}) => {
  const { anomalies, courses, known } = report;
  const names = [...courses.keys()];
  const [wanted, setWanted] = useState<JudgedName | null>(null);
  const name = names.find((one) => one === wanted) ?? anomalies[0]?.figure ?? names[0];
  if (name === undefined)
    return (
      <p className={styles.quiet}>
        This needs {fewestAnomalyDays} full days with figures to know what is usual, and there are {known}.
      </p>
    );
  return (
    <>
      {names.length > 1 && (
        <Flex wrap align="center" gap={8} className={styles.filters ?? ''}>
          <KitSegmented
            size="small"
            aria-label="Figure of the expected range"
            options={names.map((one) => ({ value: one, label: figureSpecs[one].label }))}
            value={name}
            onChange={setWanted}
          />
        </Flex>
      )}
      <Course report={report} name={name} selection={selection} />
      <AnomalyList report={report} selection={selection} k={k} />
      <Method k={k} />
    </>
  );
};

export const Anomalies = ({ selection }: { selection: MetricSelection }) => {
  const [sensitivity, setSensitivity] = useState<Sensitivity>('medium');
  const { metrics, report } = useAnomalies(selection, sensitivity);
  const mayWrite = useCanEdit('agency');
  const { use } = selection;
  return (
    <WidgetFrame
      title="Anomalies"
      state={selectionState(selection, metrics)}
      height={420}
      readAt={metrics.readAt}
      isBusy={metrics.isFormer}
      onRetry={metrics.refetch}
      empty={selectionWays(selection)}
      tools={
        <>
          <KitSegmented
            size="small"
            aria-label="Sensitivity"
            options={[...levels]}
            value={sensitivity}
            onChange={setSensitivity}
          />
          {mayWrite && <AddAnnotation clientId={use.view.client} day={calendarDayOf(use.days.to)} />}
        </>
      }
    >
      {() => report && <Report report={report} selection={selection} k={sensitivities[sensitivity]} />}
    </WidgetFrame>
  );
};
