/** Thirty minutes as bars, with a sentence and a table of the same. */
import type { MinuteCount } from '#domain/monitor/perMinute.ts';
import { shortTime } from '../../content/dates.ts';
import styles from './RealTimeMonitoring.module.css';

type Counted = readonly [one: string, many: string];

type MinuteBarsProps = {
  title: string;
  /** What is counted: `event`, `events`. */
  counted: Counted;
  bars: readonly MinuteCount[];
  /** What the count leaves out, or where it comes from. */
  note: string;
  /** Whether what is counted has come. */
  known: boolean;
};

const height = 100;
const step = 10;
const barWidth = 7;

const timeOf = ({ from }: MinuteCount): string => shortTime(new Date(from).toISOString(), from);

const totalOf = (bars: readonly MinuteCount[]): number => bars.reduce((sum, { count }) => sum + count, 0);

const summaryOf = (bars: readonly MinuteCount[], [one, many]: Counted): string => {
  const total = totalOf(bars);
  const top = bars.toSorted((first, second) => second.count - first.count)[0];
  if (total === 0 || !top) return `No ${many} in the last ${bars.length} minutes.`;
  const all = `${total} ${total === 1 ? one : many} in the last ${bars.length} minutes`;
  return top.count === total
    ? `${all}, at ${timeOf(top)}.`
    : `${all}; most at ${timeOf(top)}, ${top.count} in one minute.`;
};

const Drawing = ({ bars }: { bars: readonly MinuteCount[] }) => {
  const highest = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <svg
      aria-hidden="true"
      className={styles.drawing}
      viewBox={`0 0 ${bars.length * step - (step - barWidth)} ${height}`}
      preserveAspectRatio="none"
    >
      {bars.map(({ from, count }, index) => {
        const size = count === 0 ? 1 : (count / highest) * height;
        const kind = count === 0 ? 'none' : index === bars.length - 1 ? 'running' : 'past';
        return (
          <rect
            key={from}
            data-kind={kind}
            x={index * step}
            y={height - size}
            width={barWidth}
            height={size}
          />
        );
      })}
    </svg>
  );
};

const Table = ({ bars, counted }: Pick<MinuteBarsProps, 'bars' | 'counted'>) => (
  <details className={styles.details}>
    <summary>Show as a table</summary>
    <table>
      <thead>
        <tr>
          <th scope="col">Minute</th>
          <th scope="col">{counted[1]}</th>
        </tr>
      </thead>
      <tbody>
        {bars.toReversed().map((bar) => (
          <tr key={bar.from}>
            <th scope="row">{timeOf(bar)}</th>
            <td>{bar.count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);

export const MinuteBars = ({ title, counted, bars, note, known }: MinuteBarsProps) => {
  const [first, last] = [bars[0], bars.at(-1)];
  return (
    <section className={styles.bars} aria-label={title}>
      <div className={styles.barsHead}>
        <h2>{title}</h2>
        <p className={styles.now}>
          <strong>{known ? (last?.count ?? 0) : '–'}</strong> this minute
        </p>
      </div>
      <Drawing bars={bars} />
      <p className={styles.axis} aria-hidden="true">
        <span>{first && timeOf(first)}</span>
        <span>{last && timeOf(last)}</span>
      </p>
      <p>{known ? summaryOf(bars, counted) : `The ${counted[1]} have not come yet.`}</p>
      <p className={styles.quiet}>{note}</p>
      {known && <Table bars={bars} counted={counted} />}
    </section>
  );
};
