/** How what is counted as it stands has come here: a small line of the last months, and where it began. */
import type { UsageReply } from '#domain/contract/quotaSchemas.ts';
import { formatLimit } from '#domain/plans/money.ts';
import { Sparkline } from '../../../charts/Sparkline.tsx';
import { longDay } from '../../../content/formatMetric.ts';
import styles from '../Billing.module.css';

type Trend = NonNullable<UsageReply['items'][number]['trend']>;

export const UsageTrend = ({ label, trend }: { label: string; trend: Trend }) => {
  const [first] = trend;
  // One month alone has no trend.
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
