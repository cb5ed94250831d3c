/** Renders the hours of the last days that are unusual: a figure with its usual range, and a row for each finding. */
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { signedChange } from '#domain/analysis/contributionWords.ts';
import type { JudgedHour } from '#domain/analysis/hourAnomalies.ts';
import type { JudgedName } from '#domain/analysis/unusualDays.ts';
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import type { MetricReply } from '#domain/contract/metricSchemas.ts';
import {
  actionOf,
  causeNear,
  causeText,
  type LoggedChange,
  moneyOf,
} from '#domain/findings/findingContext.ts';
import { severityOf } from '#domain/findings/findingStates.ts';
import { BandChart } from '../../charts/BandChart.tsx';
import { longDay, shortDay } from '../../content/formatMetric.ts';
import { KitSegmented } from '../../widgets/KitSegmented.tsx';
import { ChartMenu } from '../chartMenu/ChartMenu.tsx';
import { ListFailure } from '../empty/ListFailure.tsx';
import { FigureNotes } from '../figures/FigureNotes.tsx';
import { figureSpecs } from '../figures/figureSpecs.ts';
import { chartUnitOf, writtenFigure } from '../figures/figureWriting.ts';
import { stepAxis } from '../figures/stepAxis.ts';
import { useLoggedChanges } from '../figures/useLoggedChanges.ts';
import { type MetricSelection, selectionState, selectionWays } from '../figures/useSelection.ts';
import { WidgetFrame } from '../figures/WidgetFrame.tsx';
import { WholeText } from '../WholeText.tsx';
import styles from './UnusualHours.module.css';
import { type HourReport, type UnusualHour, useHours } from './useHours.ts';

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** `14:00–17:00`, to the end of the last hour. */
const spanOf = ({ from, to }: UnusualHour): string => `${clock(from)}–${clock(to + 1)}`;

const isoOf = ({ day, hour }: JudgedHour): string => `${calendarDayOf(day)}T${clock(hour)}`;

/** The day at midnight, else the hour. */
const ofDays = ({ key, short }: { key: string; short: string }): string =>
  key.endsWith('T00:00') ? shortDay(key.slice(0, 10)) : short;

type CourseProps = { course: readonly JudgedHour[]; name: JudgedName; currency: string };

const Course = ({ course, name, currency }: CourseProps) => {
  const axis = useMemo(() => {
    const steps = stepAxis(course.map(isoOf), 'hour');
    const isOneDay = course.at(-1)?.day === course[0]?.day;
    return isOneDay
      ? steps
      : { ...steps, places: steps.places.map((one) => ({ ...one, short: ofDays(one) })) };
  }, [course]);
  const values = useMemo(() => course.map(({ value }) => value), [course]);
  const expected = useMemo(
    () => course.map(({ expected: one, low, high }) => (one === null ? null : { low, high })),
    [course],
  );
  const unit = useMemo(() => chartUnitOf(name, currency), [name, currency]);
  return (
    <BandChart
      menu={<ChartMenu />}
      title={`${figureSpecs[name].label} by hour`}
      level={3}
      axis={axis}
      name={figureSpecs[name].label}
      values={values}
      expected={expected}
      unit={unit}
      height={220}
    />
  );
};

const sizeWords = ({ value, expected }: UnusualHour): string =>
  `${Math.abs(((value - expected) / expected) * 100).toFixed(0)}% ${value > expected ? 'above' : 'below'}`;

/** Revenue expected in the same hours; null if revenue has no hours. */
const usualRevenueIn = ({ courses }: HourReport, { day, from, to }: UnusualHour): number | null => {
  const hours = courses
    .get('revenue_cents')
    ?.filter((one) => one.day === day && one.hour >= from && one.hour <= to);
  return hours?.reduce((sum, { expected }) => sum + (expected ?? 0), 0) ?? null;
};

type RowProps = {
  finding: UnusualHour;
  report: HourReport;
  logged: readonly LoggedChange[];
  currency: string;
};

const HourRow = ({ finding, report, logged, currency }: RowProps) => {
  const { figure, day, value, expected, low, high, score } = finding;
  const written = (one: number): string => writtenFigure(figure, Math.round(one), currency);
  const cause = causeNear(day, logged);
  const usualRevenueCents = usualRevenueIn(report, finding);
  const worth = moneyOf({ figure, value, usual: expected, usualRevenueCents });
  return (
    <li className={styles.row}>
      <h3 className="strong">
        {longDay(calendarDayOf(day))}, {spanOf(finding)}: {figureSpecs[figure].label} {written(value)} (
        {sizeWords(finding)} the usual {written(expected)})
      </h3>
      <p>
        Severity: {severityOf(score)}. Usual range {written(low)}–{written(high)}.{' '}
        {worth !== null && figure !== 'revenue_cents' && figure !== 'spend_cents' && (
          <WholeText>{`Worth about ${signedChange('revenue_cents', worth.cents)} of revenue. `}</WholeText>
        )}
        <WholeText>
          {cause === null
            ? 'Nothing logged within three days. '
            : `Logged on ${longDay(cause.day)}: ${causeText(cause)} `}
        </WholeText>
        <strong>{actionOf({ figure, value, usual: expected, cause, driver: null })}</strong>
      </p>
    </li>
  );
};

const step = 4;

const quietText = (days: number): string =>
  days === 1 ? 'No hour of this day is unusual.' : 'No hour of these days is unusual.';

type RowsProps = { report: HourReport; selection: MetricSelection; days: number };

const HourRows = ({ report, selection, days }: RowsProps) => {
  const [most, setMost] = useState(step);
  const { findings } = report;
  const near = useLoggedChanges(
    findings.map(({ day }) => day),
    selection.use.view.client,
  );
  if (findings.length === 0) return <p className="note">{quietText(days)}</p>;
  return (
    <>
      {near.error !== null && (
        <ListFailure what="What is logged near these hours" error={near.error} onRetry={near.refetch} />
      )}
      <ol className={styles.rows} aria-label="Unusual hours, most unusual first">
        {findings.slice(0, most).map((finding) => (
          <HourRow
            key={`${finding.figure}-${finding.day}-${finding.from}`}
            finding={finding}
            report={report}
            logged={near.logged}
            currency={selection.currency}
          />
        ))}
      </ol>
      {findings.length > most && (
        <p className="note">
          {most} of {findings.length} shown.{' '}
          <Button size="small" onClick={() => setMost(most + step)}>
            Show {Math.min(step, findings.length - most)} more
          </Button>
        </p>
      )}
    </>
  );
};

type HoursProps = RowsProps & { reply: MetricReply };

const Hours = ({ reply, report, selection, days }: HoursProps) => {
  const names = [...report.courses.keys()];
  const [wanted, setWanted] = useState<JudgedName | null>(null);
  const name = names.find((one) => one === wanted) ?? report.findings[0]?.figure ?? names[0];
  if (reply.notes.some(({ code }) => code === 'hoursUntold'))
    return <p className="note">No hourly data: imported files have whole days only.</p>;
  if (name === undefined)
    return <p className="note">This needs five days with hours to know what is usual.</p>;
  return (
    <>
      {names.length > 1 && (
        <KitSegmented
          size="small"
          aria-label="Figure of the hours"
          options={names.map((value) => ({ value, label: figureSpecs[value].label }))}
          value={name}
          onChange={setWanted}
        />
      )}
      <Course course={report.courses.get(name) ?? []} name={name} currency={selection.currency} />
      <FigureNotes reply={{ notes: reply.notes.filter(({ code }) => code === 'hoursEstimated') }} />
      <HourRows report={report} selection={selection} days={days} />
    </>
  );
};

type UnusualHoursProps = {
  selection: MetricSelection;
  /** How many of the last days are shown. */
  days: number;
};

export const UnusualHours = ({ selection, days }: UnusualHoursProps) => {
  const { metrics, report } = useHours(selection, days);
  return (
    <WidgetFrame
      title="Unusual hours"
      state={selectionState(selection, metrics)}
      height={300}
      readAt={metrics.readAt}
      isBusy={metrics.isFormer}
      onRetry={metrics.refetch}
      empty={selectionWays(selection)}
    >
      {() =>
        metrics.data &&
        report && <Hours reply={metrics.data} report={report} selection={selection} days={days} />
      }
    </WidgetFrame>
  );
};
