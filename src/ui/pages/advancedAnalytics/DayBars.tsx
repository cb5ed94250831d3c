/** Events by day as bars; days that stand out are marked. */
import type { ActivityDay, ActivityFinding } from '#domain/contract/analyticsSchemas.ts';
import { day as writtenDay } from '../../content/dates.ts';
import styles from './AdvancedAnalytics.module.css';

const height = 100;
const step = 10;
const barWidth = 7;

/** Says what the bars show: how much in all, the busiest day, and how many days were quiet. */
export const activitySummary = (days: readonly ActivityDay[]): string => {
  const total = days.reduce((sum, { events }) => sum + events, 0);
  const top = days.toSorted((one, other) => other.events - one.events)[0];
  if (total === 0 || !top) return `No events in these ${days.length} days.`;
  const quiet = days.filter(({ events }) => events === 0).length;
  const rest =
    quiet === 0 ? 'no day was without any' : `${quiet} ${quiet === 1 ? 'day' : 'days'} without any`;
  return `${total} events in ${days.length} days; the most on ${writtenDay(top.day)}, ${top.events}; ${rest}.`;
};

type DayBarsProps = { days: readonly ActivityDay[]; findings: readonly ActivityFinding[] };

export const DayBars = ({ days, findings }: DayBarsProps) => {
  const highest = Math.max(1, ...days.map(({ events }) => events));
  const found = new Set(findings.map(({ day }) => day));
  return (
    <svg
      aria-hidden="true"
      className={styles.drawing}
      viewBox={`0 0 ${days.length * step - (step - barWidth)} ${height}`}
      preserveAspectRatio="none"
    >
      {days.map(({ day, events }, index) => {
        const size = events === 0 ? 1 : (events / highest) * height;
        const kind = found.has(day) ? 'found' : events === 0 ? 'none' : 'usual';
        return (
          <rect
            key={day}
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
