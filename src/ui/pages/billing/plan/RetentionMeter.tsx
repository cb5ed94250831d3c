/** Renders the days of available history against the plan's retention. */
import type { UsageReply } from '#domain/contract/quotaSchemas.ts';
import { formatLimit } from '#domain/plans/money.ts';
import { plans } from '#domain/plans/planCatalogue.ts';
import { longDay } from '../../../content/formatMetric.ts';
import { UsageMeter } from '../../../parts/UsageMeter.tsx';
import styles from '../Billing.module.css';
import type { RestingPlan } from './restingPlan.ts';

type RetentionMeterProps = { retention: UsageReply['retention']; resting: RestingPlan | null };

const footOf = ({ retention: { first_day, hidden }, resting }: RetentionMeterProps): string => {
  if (first_day === null) return 'No figures yet; they come with the first connection.';
  const since = `Figures since ${longDay(first_day)}`;
  if (hidden === 0) return `${since}, all shown`;
  const oldest = `${since}. The oldest ${formatLimit(hidden)} days are kept and hidden`;
  return resting === null
    ? `${oldest}; a larger plan shows them.`
    : `${oldest} until ${plans[resting.plan].title} goes on.`;
};

export const RetentionMeter = ({ retention, resting }: RetentionMeterProps) => {
  const { limit, used, hidden } = retention;
  const tone = hidden > 0 && resting === null ? 'full' : 'calm';
  const percent = Math.min(100, Math.round((100 * used) / Math.max(limit, 1)));
  // Today is shown in addition to the full days but does not count.
  const shown = limit === -1 ? used : Math.min(used - hidden, limit);
  return (
    <div className={styles.meter} data-tone={tone}>
      <span>Days of history</span>
      <span data-figure="usage-retention">
        {limit === -1
          ? `${formatLimit(used)} kept · Unlimited`
          : `${formatLimit(shown)} of ${formatLimit(limit)} · ${percent}%`}
      </span>
      {limit !== -1 && (
        <UsageMeter
          label="Days of history"
          used={shown}
          limit={limit}
          word="shown"
          colour={`var(${tone === 'full' ? '--signal-strong' : '--ant-color-primary'})`}
        />
      )}
      <p className={styles.meterFoot}>{footOf({ retention, resting })}</p>
    </div>
  );
};
