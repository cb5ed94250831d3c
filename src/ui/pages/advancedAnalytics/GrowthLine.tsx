/** How many there were at the end of each day, as a line with its first and last figure. */
import type { ActivityDay } from '#domain/contract/analyticsSchemas.ts';
import styles from './AdvancedAnalytics.module.css';

const height = 40;
const step = 10;

type GrowthLineProps = {
  title: string;
  days: readonly ActivityDay[];
  figureOf: (day: ActivityDay) => number;
};

const stepsOf = (values: readonly number[], highest: number): string => {
  const levelOf = (value: number) => height - (value / highest) * (height - 2) - 1;
  return values
    .map(
      (value, index) =>
        `${index === 0 ? 'M' : 'V'} ${index === 0 ? `0 ${levelOf(value)}` : levelOf(value)} h ${step}`,
    )
    .join(' ');
};

const changeText = (first: number, last: number): string => {
  if (last === first) return 'As many as at the end of the first day.';
  return last > first
    ? `${last - first} more than at the end of the first day (${first}).`
    : `${first - last} fewer than at the end of the first day (${first}).`;
};

export const GrowthLine = ({ title, days, figureOf }: GrowthLineProps) => {
  const values = days.map(figureOf);
  const [first = 0, last = 0] = [values[0], values.at(-1)];
  return (
    <div className={styles.growth}>
      <h3>{title}</h3>
      <p className={styles.figure}>{last}</p>
      <svg
        aria-hidden="true"
        className={styles.line}
        viewBox={`0 0 ${values.length * step} ${height}`}
        preserveAspectRatio="none"
      >
        <path d={stepsOf(values, Math.max(1, ...values))} vectorEffect="non-scaling-stroke" />
      </svg>
      <p className={styles.quiet}>{changeText(first, last)}</p>
    </div>
  );
};
