/** Renders the loading skeleton of the analysis: a chart above two columns. */

import { Flex } from 'antd';
import { Skeleton } from '../../widgets/Skeleton.tsx';
import styles from './AdvancedAnalytics.module.css';

export const AnalysisSkeleton = () => (
  <Flex vertical gap={32} aria-busy="true">
    <div className={styles.ghostChart} />
    <div className={styles.columns}>
      <Skeleton active title={{ width: '40%' }} paragraph={{ rows: 6 }} />
      <Skeleton active title={{ width: '20%' }} paragraph={{ rows: 6 }} />
    </div>
  </Flex>
);
