/** Draws the last 30 days of an account's syncs as a strip, with a sentence for screen readers. */
import type { SyncItem } from '#domain/contract/syncSchemas.ts';
import type { SyncDayState } from '#domain/integrations/syncHistory.ts';
import { days as daysInWords } from '../../content/integrations.ts';
import styles from './SyncStrip.module.css';

const pitch = 5;
const height = 20;

/** Failed days are low and paused ones a line, so that the colour is not needed. */
const bars: Readonly<Record<SyncDayState, number>> = {
  done: height,
  partial: 14,
  failed: 8,
  paused: 2,
  none: 0,
};

const legend: readonly (readonly [SyncDayState, string])[] = [
  ['failed', 'failed'],
  ['partial', 'failed in part'],
  ['paused', 'paused'],
];

export const stripSentence = (days: SyncItem['days']): string => {
  const connected = days.filter((state) => state !== 'none').length;
  if (connected === 0) return 'Not synced in the last 30 days.';
  const parts = legend.flatMap(([state, words]) => {
    const count = days.filter((one) => one === state).length;
    return count === 0 ? [] : [`${daysInWords(count)} ${words}`];
  });
  const rest = parts.length === 0 ? 'all synced' : parts.join(', ');
  return `Last ${daysInWords(connected)}: ${rest}.`;
};

export const SyncStrip = ({ days }: { days: SyncItem['days'] }) => {
  const text = stripSentence(days);
  return (
    <svg
      className={styles.strip}
      role="img"
      aria-label={text}
      width={days.length * pitch}
      height={height}
      viewBox={`0 0 ${days.length * pitch} ${height}`}
    >
      <title>{text}</title>
      {days.map((state, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: A day has no other key than its place.
          key={index}
          className={styles[state]}
          x={index * pitch}
          y={height - bars[state]}
          width={pitch - 1}
          height={bars[state]}
          rx={1}
        />
      ))}
    </svg>
  );
};
