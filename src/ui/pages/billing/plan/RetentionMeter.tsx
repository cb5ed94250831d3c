/** How far back the figures go, against the days that the plan shows. */
import { Progress } from 'antd';
import type { UsageReply } from '#domain/contract/roomSchemas.ts';
import { formatLimit } from '#domain/plans/money.ts';
import { longDay } from '../../../content/figures.ts';
import styles from '../Billing.module.css';

const footOf = ({ first_day, hidden }: UsageReply['retention']): string => {
  if (first_day === null) return 'No figures yet; they come with the first connection.';
  const since = `Figures since ${longDay(first_day)}`;
  if (hidden === 0) return `${since}, all shown`;
  return `${since}. The oldest ${formatLimit(hidden)} days are kept and hidden; a larger plan shows them.`;
};

export const RetentionMeter = ({ retention }: { retention: UsageReply['retention'] }) => {
  const { limit, used, hidden } = retention;
  const percent = Math.min(100, Math.round((100 * used) / Math.max(limit, 1)));
  return (
    <div className={styles.meter} data-tone={hidden > 0 ? 'full' : 'calm'}>
      <span>Days of history</span>
      <span data-figure="usage-retention">
        {limit === -1
          ? `${formatLimit(used)} kept · Unlimited`
          : `${formatLimit(used - hidden)} of ${formatLimit(limit)} · ${percent}%`}
      </span>
      {limit !== -1 && (
        <Progress
          percent={percent}
          strokeColor={`var(${hidden > 0 ? '--signal-strong' : '--ant-color-primary'})`}
          showInfo={false}
          size="small"
          aria-label={`Days of history: ${formatLimit(used - hidden)} of ${formatLimit(limit)} shown`}
        />
      )}
      <p className={styles.meterFoot}>{footOf(retention)}</p>
    </div>
  );
};
