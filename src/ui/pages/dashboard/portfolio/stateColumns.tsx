/** Defines the status columns of a client: goal, budget pacing, data, alerts and next report. */
import type { PortfolioClient } from '#domain/contract/portfolioSchemas.ts';
import { shortDay, shortTime } from '../../../content/dates.ts';
import { noFigure } from '../../../content/formatMetric.ts';
import { sourceStateWords } from '../../../content/sourceStates.ts';
import { AppLink } from '../../../parts/AppLink.tsx';
import { alertsAddress } from '../../../parts/alertsAddress.ts';
import { ExplainedBudget, ExplainedGoal } from '../../../parts/health/ExplainedProgress.tsx';
import type { DataColumn } from '../../../widgets/dataColumns.tsx';
import { Hint } from '../../../widgets/Hint.tsx';
import styles from './PortfolioTable.module.css';
import { portfolioSorts } from './portfolioSorts.ts';

const SyncCell = ({ freshness, now }: Pick<PortfolioClient, 'freshness'> & { now: number }) => {
  if (freshness === null) return <span className="faint">no source</span>;
  const at = shortTime(freshness.synced_at, now);
  const isToday = !at.includes(',');
  return (
    <span className={styles.figure}>
      <Hint text={isToday ? undefined : at}>
        <time dateTime={freshness.synced_at}>{isToday ? at : shortDay(freshness.synced_at)}</time>
      </Hint>
      {freshness.state !== 'fresh' && (
        <small className="faint regular" data-tone="bad">
          {sourceStateWords[freshness.state]}
        </small>
      )}
    </span>
  );
};

type Column = DataColumn<PortfolioClient>;

export const stateColumns = (now: number): readonly Column[] => [
  {
    key: 'goal',
    title: 'Goal',
    width: 116,
    align: 'end',
    isGreatestFirst: true,
    compare: portfolioSorts.goal,
    cell: (client) => <ExplainedGoal client={client} />,
  },
  {
    key: 'pacing',
    title: 'Pacing',
    width: 64,
    align: 'end',
    isGreatestFirst: true,
    compare: portfolioSorts.pacing,
    cell: (client) => <ExplainedBudget client={client} />,
  },
  {
    key: 'sync',
    title: 'Last sync',
    width: 64,
    align: 'end',
    isGreatestFirst: true,
    compare: portfolioSorts.sync,
    cell: ({ freshness }) => <SyncCell freshness={freshness} now={now} />,
  },
  {
    key: 'alerts',
    title: 'Alerts',
    width: 44,
    align: 'end',
    isGreatestFirst: true,
    compare: portfolioSorts.alerts,
    cell: ({ open_alerts: count, id, name }) =>
      count === 0 ? (
        noFigure
      ) : (
        <AppLink
          to={alertsAddress(id)}
          markCurrent={false}
          aria-label={`${count} open ${count === 1 ? 'alert' : 'alerts'} of ${name}`}
        >
          {count}
        </AppLink>
      ),
  },
  {
    key: 'report',
    title: 'Next report',
    width: 68,
    align: 'end',
    compare: portfolioSorts.report,
    cell: ({ next_report_at: next }) =>
      next === null ? noFigure : <time dateTime={next}>{shortDay(next)}</time>,
  },
];
