/** Renders Real-Time Monitoring: today's metrics by hour, and the workspace's log on a tab. */
import { useSearchParams } from 'react-router-dom';
import { protectedPages } from '#domain/access/protectedPages.ts';
import { TabLinks, useTab } from '../../parts/TabLinks.tsx';
import { LiveFigures } from './LiveFigures.tsx';
import { LiveLog } from './LiveLog.tsx';
import { liveTabs } from './liveTabs.ts';
import styles from './RealTimeMonitoring.module.css';

export const RealTimeMonitoring = () => {
  const [params] = useSearchParams();
  const asked = useTab(liveTabs);
  // Answers and findings link to single events, which only the log shows.
  const tab = params.has('event') ? 'log' : asked;
  return (
    <main className={styles.page}>
      <header>
        <h1>Real-Time Monitoring</h1>
        <p className={styles.lead}>
          Visits as they happen, today so far, and what is done in your workspace.
        </p>
      </header>
      <TabLinks
        path={protectedPages.realTimeMonitoring.path}
        label="Real-Time Monitoring"
        tabs={liveTabs}
        current={tab}
      />
      {tab === 'log' ? <LiveLog /> : <LiveFigures />}
    </main>
  );
};
