/** Renders a client's data freshness as a table cell. */
import type { PortfolioClient } from '#domain/contract/portfolioSchemas.ts';
import { shortDay, shortTime } from '../../../content/dates.ts';
import { sourceStateWords } from '../../../content/sourceStates.ts';
import { Hint } from '../../../widgets/Hint.tsx';
import styles from './PortfolioTable.module.css';

export const SyncCell = ({ freshness, now }: Pick<PortfolioClient, 'freshness'> & { now: number }) => {
  if (freshness === null) return <span className={styles.quiet}>no source</span>;
  const at = shortTime(freshness.synced_at, now);
  const isToday = !at.includes(',');
  return (
    <span className={styles.figure}>
      <Hint text={isToday ? undefined : at}>
        <time dateTime={freshness.synced_at}>{isToday ? at : shortDay(freshness.synced_at)}</time>
      </Hint>
      {freshness.state !== 'fresh' && <small data-tone="bad">{sourceStateWords[freshness.state]}</small>}
    </span>
  );
};
