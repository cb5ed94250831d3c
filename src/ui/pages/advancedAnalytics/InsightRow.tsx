/** Renders one insight: a plot, a title with one sentence, one action, and the other actions in a menu. */
import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { Sparkline } from '../../charts/Sparkline.tsx';
import styles from './Insights.module.css';

type InsightRowProps = {
  plot: readonly (number | null)[];
  plotLabel: string;
  before?: ReactNode;
  title: ReactNode;
  children: ReactNode;
  actions: ReactNode;
  below?: ReactNode;
  changed?: string;
};

export const InsightRow = (props: InsightRowProps) => {
  const { plot, plotLabel, before, title, children, actions, below, changed } = props;
  return (
    <li className={styles.row} data-changed={changed}>
      <div className={styles.plot}>
        <Sparkline values={plot} label={plotLabel} width={160} height={40} />
      </div>
      <div className={styles.insight}>
        {before && (
          <Flex wrap align="center" gap="8px 12px">
            {before}
          </Flex>
        )}
        <h3>{title}</h3>
        <p>{children}</p>
      </div>
      <div className={styles.rowActions}>{actions}</div>
      {below && <div className={styles.below}>{below}</div>}
    </li>
  );
};
