/** Renders the loading skeleton of the analysis: a chart above two columns. */

import { Skeleton } from '../../widgets/Skeleton.tsx';
import styles from './AdvancedAnalytics.module.css';

export const AnalysisSkeleton = () => (
  <div className={styles.waiting} aria-busy="true">
    <div className={styles.ghostChart} />
    <div className={styles.columns}>
      <Skeleton active title={{ width: '40%' }} paragraph={{ rows: 6 }} />
      <Skeleton active title={{ width: '20%' }} paragraph={{ rows: 6 }} />
    </div>
  </div>
);
