/** Renders the pace of a monthly quota: daily line, projected total, and the day of reaching the limit. */
import { Flex } from 'antd';
import type { UsageReply } from '#domain/contract/quotaSchemas.ts';
import { formatLimit } from '#domain/plans/money.ts';
import { Sparkline } from '../charts/Sparkline.tsx';
import { shortDay } from '../content/formatMetric.ts';
import styles from './MonthPace.module.css';

type Pace = NonNullable<UsageReply['items'][number]['pace']>;

export const MonthPace = ({ label, pace }: { label: string; pace: Pace }) => {
  const { days, projected, reached_on } = pace;
  const most = Math.max(...days);
  return (
    <Flex wrap align="center" gap="4px 12px" className={styles.pace ?? ''}>
      <Sparkline
        values={days}
        width={120}
        label={`${label}, day by day so far: at most ${formatLimit(most)} on one day`}
      />
      <span>
        About {formatLimit(projected)} by the end of the month
        {reached_on !== null && <strong>, limit reached on {shortDay(reached_on)}</strong>}
      </span>
    </Flex>
  );
};
