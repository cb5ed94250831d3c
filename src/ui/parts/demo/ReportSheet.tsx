/** Renders a client report of the demo as a sheet: figures, weekly revenue and a sentence, for the public pages. */
import { useMemo } from 'react';
import { demoCompany } from '#domain/accounts/demoAccounts.ts';
import type { DemoFigures } from '#domain/contract/demoSchemas.ts';
import { demoClients } from '#domain/demo/demoClients.ts';
import { changeOf } from '#domain/kpi/change.ts';
import { ratioOf } from '#domain/kpi/ratios.ts';
import {
  changeInWords,
  count,
  longDay,
  money,
  noFigure,
  shortDay,
  times,
} from '../../content/formatMetric.ts';
import { type WeeklyReport, type WeekSums, weeklyReport } from './demoWeeks.ts';
import styles from './ReportSheet.module.css';

const weekCount = 4;
const drawnWeeks = 12;

const client = demoClients[0];

type Row = {
  readonly label: string;
  readonly figureOf: (sums: WeekSums) => number | null;
  readonly write: (value: number) => string;
};

const rows: readonly Row[] = [
  { label: 'Revenue', figureOf: (sums) => sums.revenue_cents, write: (value) => money(value) },
  { label: 'Conversions', figureOf: (sums) => sums.conversions, write: count },
  {
    label: 'MER',
    figureOf: (sums) => ratioOf(sums.revenue_cents, sums.spend_cents),
    write: (value) => times(value),
  },
];

const width = 120;
const height = 36;

const WeeklyLine = ({ weeks }: { weeks: WeeklyReport['weeks'] }) => {
  const values = weeks.map(({ sums }) => sums.revenue_cents);
  const most = Math.max(1, ...values);
  const step = width / Math.max(1, values.length - 1);
  const points = values.map((value, place) => `${place * step},${height - (value / most) * (height - 2)}`);
  return (
    <svg
      className={styles.line}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <polygon points={`0,${height} ${points.join(' ')} ${width},${height}`} />
      <polyline points={points.join(' ')} />
    </svg>
  );
};

export const ReportSheet = ({ figures }: { figures: DemoFigures | null }) => {
  const report = useMemo(() => figures && weeklyReport(figures, [client.clientId], weekCount), [figures]);
  const course = useMemo(() => figures && weeklyReport(figures, [client.clientId], drawnWeeks), [figures]);
  const change = report && changeInWords(changeOf(report.total.revenue_cents, report.before.revenue_cents));
  return (
    <figure className={styles.sheet} aria-label={`A report of ${demoCompany} for ${client.name}`}>
      <p className={styles.head}>
        <span className={styles.mark} aria-hidden="true">
          {demoCompany[0]}
        </span>
        {demoCompany}
        <span className={styles.state}>Sent to the client</span>
      </p>
      <p className={styles.title}>{client.name}</p>
      <p className="note">{report ? `${shortDay(report.from)} to ${longDay(report.to)}` : noFigure}</p>
      <dl className={styles.figures}>
        {rows.map(({ label, figureOf, write }) => {
          const value = report && figureOf(report.total);
          return (
            <div key={label}>
              <dt className="small">{label}</dt>
              <dd className="title strong">{value === null ? noFigure : write(value)}</dd>
            </div>
          );
        })}
      </dl>
      {course && <WeeklyLine weeks={course.weeks} />}
      <p className="note">Revenue by week, the last {drawnWeeks} weeks</p>
      {report && (
        <figcaption>
          Revenue was {money(report.total.revenue_cents)}, {change} on the four weeks before.
        </figcaption>
      )}
    </figure>
  );
};
