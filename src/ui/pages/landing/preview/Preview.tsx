/** Renders a working miniature dashboard with the demo's metrics of the last twelve full weeks (S2.11). */
import { useId, useMemo, useState } from 'react';
import { demoCompany } from '#domain/accounts/demoAccounts.ts';
import type { DemoFigures } from '#domain/contract/demoSchemas.ts';
import { demoClients } from '#domain/demo/demoClients.ts';
import { changeOf, pointsBetween } from '#domain/kpi/change.ts';
import { ratioOf } from '#domain/kpi/ratios.ts';
import {
  changeInWords,
  count,
  longDay,
  money,
  noFigure,
  pointsInWords,
  share,
  shortCount,
  shortDay,
  shortMoney,
} from '../../../content/formatMetric.ts';
import type { WeekSums } from '../../../parts/demo/demoWeeks.ts';
import { type WeeklyReport, weeklyReport } from '../../../parts/demo/demoWeeks.ts';
import styles from './Preview.module.css';

type PreviewMeasure = {
  readonly label: string;
  readonly figureOf: (sums: WeekSums) => number | null;
  readonly write: (value: number) => string;
  readonly writeShort: (value: number) => string;
  /** In words; the first word is `up`, `down` or `no`. */
  readonly compare: (current: number | null, before: number | null) => string;
};

const previewMeasures = {
  users: {
    label: 'Total users',
    figureOf: ({ users }) => users,
    write: count,
    writeShort: shortCount,
    compare: (current, before) => changeInWords(changeOf(current, before)),
  },
  revenue: {
    label: 'Revenue',
    figureOf: ({ revenue_cents: revenue }) => revenue,
    write: money,
    writeShort: shortMoney,
    compare: (current, before) => changeInWords(changeOf(current, before)),
  },
  conversion: {
    label: 'Conversion',
    figureOf: ({ conversions, sessions }) => ratioOf(conversions, sessions),
    write: share,
    writeShort: share,
    compare: (current, before) => pointsInWords(pointsBetween(current, before)),
  },
} as const satisfies Record<string, PreviewMeasure>;

type PreviewMeasureName = keyof typeof previewMeasures;

const previewMeasureNames = Object.keys(previewMeasures) as readonly PreviewMeasureName[];

const height = 100;
const step = 10;
const barWidth = 7;

type Bar = { readonly from: string; readonly now: number; readonly before: number };

const barsOf = ({ weeks }: WeeklyReport, measure: PreviewMeasureName): readonly Bar[] => {
  const { figureOf } = previewMeasures[measure];
  return weeks.map(({ from, sums, before }) => ({
    from,
    now: figureOf(sums) ?? 0,
    before: figureOf(before) ?? 0,
  }));
};

const Drawing = ({ bars, highest }: { bars: readonly Bar[]; highest: number }) => {
  const scaled = (value: number): number => (highest === 0 ? 0 : (value / highest) * height);
  return (
    <svg
      aria-hidden="true"
      className={styles.drawing}
      viewBox={`0 0 ${bars.length * step - (step - barWidth)} ${height}`}
      preserveAspectRatio="none"
    >
      {bars.map(({ from, now, before }, index) => (
        <g key={from}>
          <rect x={index * step} y={height - scaled(now)} width={barWidth} height={scaled(now)} />
          <line
            x1={index * step}
            x2={index * step + barWidth}
            y1={height - scaled(before)}
            y2={height - scaled(before)}
          />
        </g>
      ))}
    </svg>
  );
};

const Table = ({ bars, measure }: { bars: readonly Bar[]; measure: PreviewMeasureName }) => {
  const { label, write } = previewMeasures[measure];
  return (
    <details className={styles.details}>
      <summary>Show as a table</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Week from</th>
            <th scope="col">{label}</th>
            <th scope="col">12 weeks before</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ from, now, before }) => (
            <tr key={from}>
              <th scope="row">{shortDay(from)}</th>
              <td>{write(now)}</td>
              <td>{write(before)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
};

const summaryOf = (bars: readonly Bar[], measure: PreviewMeasureName): string => {
  const { label, write } = previewMeasures[measure];
  const best = bars.toSorted((one, other) => other.now - one.now)[0];
  const lowest = Math.min(...bars.map(({ now }) => now));
  if (!best) return noFigure;
  return `${label} a week, from ${write(lowest)} to ${write(best.now)}; the best week began on ${shortDay(best.from)}.`;
};

const WeekBars = ({ report, measure }: { report: WeeklyReport; measure: PreviewMeasureName }) => {
  const bars = barsOf(report, measure);
  const highest = Math.max(...bars.flatMap(({ now, before }) => [now, before]));
  return (
    <figure className={styles.chart}>
      <p className={styles.scale}>
        <span>{previewMeasures[measure].writeShort(highest)}</span>
        <span className={styles.legend}>
          <span className={styles.now}>Each week</span>
          <span className={styles.before}>12 weeks before</span>
        </span>
      </p>
      <Drawing bars={bars} highest={highest} />
      <p className={styles.weeks} aria-hidden="true">
        <span>{shortDay(bars[0]?.from ?? report.from)}</span>
        <span>{shortDay(bars.at(-1)?.from ?? report.to)}</span>
      </p>
      <figcaption>{summaryOf(bars, measure)}</figcaption>
      <Table bars={bars} measure={measure} />
    </figure>
  );
};

const weekCount = 12;
const everyone = 'all';

const idsOf = (choice: string): readonly string[] =>
  choice === everyone ? demoClients.map(({ clientId }) => clientId) : [choice];

const ClientChoice = ({ value, onChange }: { value: string; onChange: (choice: string) => void }) => {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="visually-hidden">
        Client
      </label>
      <select
        data-print="always"
        id={id}
        className={styles.choice}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {demoClients.map(({ clientId, name }) => (
          <option key={clientId} value={clientId}>
            {name}
          </option>
        ))}
        <option value={everyone}>All {demoClients.length} clients</option>
      </select>
    </>
  );
};

type CardProps = {
  name: PreviewMeasureName;
  report: WeeklyReport | null;
  pressed: boolean;
  onPress: () => void;
};

const MetricCard = ({ name, report, pressed, onPress }: CardProps) => {
  const { label, figureOf, write, compare } = previewMeasures[name];
  const value = report && figureOf(report.total);
  const comparison = report ? compare(value, figureOf(report.before)) : '';
  return (
    <button type="button" className={styles.card} aria-pressed={pressed} onClick={onPress}>
      <span className="note">{label}</span>
      <span className={styles.value}>{value === null ? noFigure : write(value)}</span>
      <span className={styles.change} data-direction={comparison.split(' ', 1)[0]}>
        {comparison}
      </span>
    </button>
  );
};

export const Preview = ({ figures }: { figures: DemoFigures | null }) => {
  const [choice, choose] = useState<string>(demoClients[0].clientId);
  const [measure, show] = useState<PreviewMeasureName>('revenue');
  const report = useMemo(() => figures && weeklyReport(figures, idsOf(choice), weekCount), [choice, figures]);
  return (
    <section className={styles.preview} aria-label={`Preview: a dashboard of ${demoCompany}`}>
      <header className={styles.head}>
        <ClientChoice value={choice} onChange={choose} />
        {report && (
          <p className="hint">
            {shortDay(report.from)} to {longDay(report.to)}
          </p>
        )}
      </header>
      <div className={styles.cards}>
        {previewMeasureNames.map((name) => (
          <MetricCard
            key={name}
            name={name}
            report={report}
            pressed={name === measure}
            onPress={() => show(name)}
          />
        ))}
      </div>
      {report && <WeekBars report={report} measure={measure} />}
    </section>
  );
};
