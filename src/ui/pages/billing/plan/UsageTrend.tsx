/** Renders the trend of a counted resource over the last months as a sparkline with its start value. */
import type { UsageReply } from '#domain/contract/quotaSchemas.ts';
import { formatLimit } from '#domain/plans/money.ts';
import { Sparkline } from '../../../charts/Sparkline.tsx';
import { longDay } from '../../../content/formatMetric.ts';
import styles from '../Billing.module.css';

type Trend = NonNullable<UsageReply['items'][number]['trend']>;

export const UsageTrend = ({ label, trend }: { label: string; trend: Trend }) => {
  const [first] = trend;
  if (!first || trend.length < 2) return null;
  const counts = trend.map(({ used }) => formatLimit(used)).join(', ');
  return (
    <div className={styles.pace}>
      <Sparkline
        values={trend.map(({ used }) => used)}
        width={120}
        label={`${label} at the end of each of the last ${trend.length} months: ${counts}`}
      />
      <span>
        {formatLimit(first.used)} on {longDay(first.day)}
      </span>
    </div>
  );
};
