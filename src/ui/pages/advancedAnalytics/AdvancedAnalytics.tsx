/** Renders AI Analytics: changed metrics, unusual days, and the workspace's activity log on a tab. */

import { useRef } from 'react';
import { protectedPages } from '#domain/access/protectedPages.ts';
import { PartBoundary } from '../../parts/errors/PartBoundary.tsx';
import { useExplainPresses } from '../../parts/figures/ExplainButton.tsx';
import { figureExports } from '../../parts/figures/figureExports.ts';
import { SelectionFigures } from '../../parts/figures/SelectionFigures.tsx';
import { useExplain } from '../../parts/figures/useExplain.ts';
import { useSelection } from '../../parts/figures/useSelection.ts';
import { Paywall } from '../../parts/Paywall.tsx';
import { PlanWaiting } from '../../parts/PlanWaiting.tsx';
import { SelectionCover } from '../../parts/SelectionCover.tsx';
import { TabLinks, useTab } from '../../parts/TabLinks.tsx';
import { ForbiddenClient } from '../../parts/view/ForbiddenClient.tsx';
import { useCampaignLabels } from '../../parts/view/useCampaignLabels.ts';
import { useView } from '../../parts/view/useView.ts';
import { ViewBar } from '../../parts/view/ViewBar.tsx';
import { ViewProvider } from '../../parts/view/ViewProvider.tsx';
import { viewControls } from '../../parts/view/viewShortcuts.ts';
import { useLazyModule } from '../../services/useLazyModule.ts';
import { usePlan } from '../../services/usePlan.ts';
import { useSaveTable } from '../../widgets/saveTable.ts';
import { TabSkeleton } from '../../widgets/TabSkeleton.tsx';
import styles from './AdvancedAnalytics.module.css';
import { AnalysisSkeleton } from './AnalysisSkeleton.tsx';
import { analysisKeys, analysisTabs } from './analysisTabs.ts';
import { WorkspaceLog } from './WorkspaceLog.tsx';

const lateInsights = {
  fault: 'The analysis of the figures did not load',
  load: async () => (await import('./Insights.tsx')).Insights,
};

const OfSelection = () => {
  const saveTable = useSaveTable();
  const selection = useSelection();
  const { metrics, use } = selection;
  const { data } = metrics;
  const labelOf = useCampaignLabels(use.view);
  const place = useRef<HTMLDivElement>(null);
  useExplainPresses(place, useExplain());
  const isHere = metrics.data !== undefined || metrics.error !== null;
  const Insights = useLazyModule(isHere, lateInsights);
  if (use.isForbidden) return <ForbiddenClient />;
  return (
    <div ref={place} className={styles.figures}>
      <SelectionCover page={protectedPages.advancedAnalytics.label} view={use} labelOf={labelOf} />
      <PartBoundary component="View">
        <ViewBar
          controls={viewControls}
          labelOf={labelOf}
          freshness={data?.freshness ?? null}
          {...figureExports(data, { clientId: selection.use.view.client, saveTable })}
        />
      </PartBoundary>
      <SelectionFigures selection={selection} />
      {Insights ? <Insights selection={selection} /> : <TabSkeleton cards={2} rows={4} />}
    </div>
  );
};

/** Keyed by client, so that no stale metrics of another client are shown. */
const FigureAnalysis = () => <OfSelection key={useView().view.client ?? ''} />;

const Locked = () => (
  <Paywall feature="ai_insights" title="AI insights are not in this plan">
    <p>
      See what changed in your clients’ figures, which channels and campaigns caused it, and which days are
      unusual, with the math behind each finding.
    </p>
  </Paywall>
);

const Analysis = () => {
  const tab = useTab(analysisTabs);
  const { path } = protectedPages.advancedAnalytics;
  return (
    <ViewProvider pageKeys={analysisKeys}>
      <TabLinks path={path} label="AI Analytics" tabs={analysisTabs} current={tab} />
      {tab === 'log' ? <WorkspaceLog /> : <FigureAnalysis />}
    </ViewProvider>
  );
};

export const AdvancedAnalytics = () => {
  const { known, has } = usePlan();
  return (
    <main className={styles.page}>
      <header>
        <h1>AI Analytics</h1>
        <p className={styles.lead}>What changed, where it comes from, and which days are unusual.</p>
      </header>
      {!known && (
        <PlanWaiting>
          <AnalysisSkeleton />
        </PlanWaiting>
      )}
      {known && (has('ai_insights') ? <Analysis /> : <Locked />)}
    </main>
  );
};
