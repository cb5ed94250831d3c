/** Renders Real-Time Monitoring: today's metrics by hour, and the workspace's log on a tab. */

import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { protectedPages } from '#domain/access/protectedPages.ts';
import { PartBoundary } from '../../parts/errors/PartBoundary.tsx';
import { useExplainPresses } from '../../parts/figures/ExplainButton.tsx';
import { figureExports } from '../../parts/figures/figureExports.ts';
import { useExplain } from '../../parts/figures/useExplain.ts';
import { useSelection } from '../../parts/figures/useSelection.ts';
import { SelectionCover } from '../../parts/SelectionCover.tsx';
import { TabLinks, useTab } from '../../parts/TabLinks.tsx';
import { ForbiddenClient } from '../../parts/view/ForbiddenClient.tsx';
import { useCampaignLabels } from '../../parts/view/useCampaignLabels.ts';
import { useView } from '../../parts/view/useView.ts';
import { ViewBar } from '../../parts/view/ViewBar.tsx';
import { ViewProvider } from '../../parts/view/ViewProvider.tsx';
import type { ViewControlName } from '../../parts/view/viewShortcuts.ts';
import { useLazyModule } from '../../services/useLazyModule.ts';
import { useSaveTable } from '../../widgets/saveTable.ts';
import { TabSkeleton } from '../../widgets/TabSkeleton.tsx';
import { LiveLog } from './LiveLog.tsx';
import { LiveNow } from './LiveNow.tsx';
import { liveKeys, liveTabs, liveUsual } from './liveTabs.ts';
import styles from './RealTimeMonitoring.module.css';
import { TodayFigures } from './TodayFigures.tsx';
import { useLiveReferences } from './useLiveReferences.ts';

const controls: readonly ViewControlName[] = ['client', 'range', 'compare', 'interval', 'filters', 'asOf'];

const bySource = { group_by: 'source', limit: '500' } as const;

const lateDetails = {
  fault: 'The hours and sources of today did not load',
  load: async () => (await import('./TodayDetails.tsx')).TodayDetails,
  after: 'paint',
} as const;

const OfSelection = () => {
  const saveTable = useSaveTable();
  const selection = useSelection({ rows: bySource });
  const live = { ...selection, ...useLiveReferences(selection) };
  const { use, metrics } = live;
  const { data } = metrics;
  const labelOf = useCampaignLabels(use.view);
  const place = useRef<HTMLDivElement>(null);
  useExplainPresses(place, useExplain());
  const TodayDetails = useLazyModule(data !== undefined || metrics.error !== null, lateDetails);
  if (use.isForbidden) return <ForbiddenClient />;
  return (
    <div ref={place} className={styles.live}>
      <SelectionCover page={protectedPages.realTimeMonitoring.label} view={use} labelOf={labelOf} />
      <PartBoundary component="View">
        <ViewBar
          controls={controls}
          labelOf={labelOf}
          freshness={data?.freshness ?? null}
          {...figureExports(data, { clientId: use.view.client, saveTable })}
        />
      </PartBoundary>
      <LiveNow live={live} />
      <TodayFigures live={live} />
      {TodayDetails ? <TodayDetails live={live} /> : <TabSkeleton cards={2} rows={6} />}
    </div>
  );
};

/** Keyed by client, so that no stale metrics of another client are shown. */
const LiveFigures = () => <OfSelection key={useView().view.client ?? ''} />;

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
      {tab === 'log' ? (
        <LiveLog />
      ) : (
        <ViewProvider pageKeys={liveKeys} usual={liveUsual}>
          <LiveFigures />
        </ViewProvider>
      )}
    </main>
  );
};
