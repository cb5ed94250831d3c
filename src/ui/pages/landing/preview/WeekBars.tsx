/** Renders twelve weeks as bars with marks of the comparison weeks, a summary sentence, and a table. */
import { noFigure, shortDay } from '../../../content/formatMetric.ts';
import type { WeeklyReport } from '../demoWeeks.ts';
import { type PreviewMeasureName, previewMeasures } from './previewMeasures.ts';
import styles from './WeekBars.module.css';

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

export const WeekBars = ({ report, measure }: { report: WeeklyReport; measure: PreviewMeasureName }) => {
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
