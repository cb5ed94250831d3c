/** Renders AI Analytics in tabs: insights, anomalies, breakdowns, forecast, and the workspace's activity log. */

import { Flex } from 'antd';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { protectedPages } from '#domain/access/protectedPages.ts';
import type { PageKey } from '#domain/metrics/readView.ts';
import { writeView } from '#domain/metrics/viewAddress.ts';
import { PartBoundary } from '../../parts/errors/PartBoundary.tsx';
import { changedFigureIn, changedKey } from '../../parts/figures/changeAddress.ts';
import { useExplainPresses } from '../../parts/figures/ExplainButton.tsx';
import { Explained } from '../../parts/figures/Explained.tsx';
import { FigureNotes } from '../../parts/figures/FigureNotes.tsx';
import { figureExports } from '../../parts/figures/figureExports.ts';
import { useExplain } from '../../parts/figures/useExplain.ts';
import { useSelection } from '../../parts/figures/useSelection.ts';
import { Paywall } from '../../parts/Paywall.tsx';
import { PlanWaiting } from '../../parts/PlanWaiting.tsx';
import { SelectionCover } from '../../parts/SelectionCover.tsx';
import { isTabOf, type PageTab, TabLinks, useTab } from '../../parts/TabLinks.tsx';
import { ForbiddenClient } from '../../parts/view/ForbiddenClient.tsx';
import { useCampaignLabels } from '../../parts/view/useCampaignLabels.ts';
import { useView } from '../../parts/view/useView.ts';
import { ViewBar } from '../../parts/view/ViewBar.tsx';
import { ViewProvider } from '../../parts/view/ViewProvider.tsx';
import { viewControls } from '../../parts/view/viewShortcuts.ts';
import { useLazyModule } from '../../services/useLazyModule.ts';
import { usePlan } from '../../services/usePlan.ts';
import { Page, PageHead } from '../../widgets/Page.tsx';
import { useSaveTable } from '../../widgets/saveTable.ts';
import { TabSkeleton } from '../../widgets/TabSkeleton.tsx';
import styles from './AdvancedAnalytics.module.css';
import { AnalysisSkeleton } from './AnalysisSkeleton.tsx';
import { WorkspaceLog } from './WorkspaceLog.tsx';

const studyTabs: readonly PageTab[] = [
  { key: 'attribution', label: 'Attribution' },
  { key: 'customers', label: 'Customers' },
  { key: 'funnel', label: 'Funnel' },
  { key: 'benchmarks', label: 'Benchmarks' },
  { key: 'budget', label: 'Budget lab' },
];

/** The code of these tabs loads when one is opened. */
const isStudy = isTabOf(studyTabs);

export const analysisTabs: readonly PageTab[] = [
  { key: '', label: 'Insights' },
  { key: 'anomalies', label: 'Anomalies' },
  { key: 'why', label: 'Why' },
  { key: 'forecast', label: 'Forecast' },
  ...studyTabs,
  { key: 'log', label: 'Workspace log' },
];

export const analysisKeys: readonly PageKey[] = [
  { key: 'tab', isValid: isTabOf(analysisTabs) },
  'explain',
  'explain_of',
  changedKey,
  ...['lookback', 'credit', 'model', 'measure', 'by', 'segment', 'figure', 'budget'],
];

/** An address with a changed metric and no tab opens the metric's breakdown. */
const useAnalysisTab = (): string => {
  const tab = useTab(analysisTabs);
  const hasChanged = changedFigureIn(useLocation().search) !== null;
  return tab === '' && hasChanged ? 'why' : tab;
};

const lateInsights = {
  fault: 'The analysis of the figures did not load',
  load: async () => (await import('./Insights.tsx')).Insights,
};

const lateStudies = {
  fault: 'The analysis of the client did not load',
  load: async () => (await import('./studies/Studies.tsx')).Studies,
};

const OfSelection = ({ tab }: { tab: string }) => {
  const saveTable = useSaveTable();
  const selection = useSelection();
  const { metrics, use } = selection;
  const { data } = metrics;
  const labelOf = useCampaignLabels(use.view);
  const place = useRef<HTMLDivElement>(null);
  const explain = useExplain();
  useExplainPresses(place, explain);
  const isHere = metrics.data !== undefined || metrics.error !== null;
  const Insights = useLazyModule(isHere && !isStudy(tab), lateInsights);
  const Studies = useLazyModule(isHere && isStudy(tab), lateStudies);
  const Content = isStudy(tab) ? Studies : Insights;
  if (use.isForbidden) return <ForbiddenClient />;
  return (
    <Flex ref={place} vertical gap={20} className={styles.figures ?? ''}>
      <SelectionCover page={protectedPages.advancedAnalytics.label} view={use} labelOf={labelOf} />
      <PartBoundary component="View">
        <ViewBar
          controls={viewControls}
          labelOf={labelOf}
          freshness={data?.freshness ?? null}
          {...figureExports(data, { clientId: selection.use.view.client, saveTable })}
        />
      </PartBoundary>
      {Content ? <Content selection={selection} tab={tab} /> : <TabSkeleton rows={7} />}
      <FigureNotes reply={data} notices={use.notices} />
      <Explained
        explain={explain}
        query={use.query}
        currency={selection.currency}
        freshness={data?.freshness ?? []}
      />
    </Flex>
  );
};

/** Keyed by client, so that no stale metrics of another client are shown. */
const FigureAnalysis = ({ tab }: { tab: string }) => (
  <OfSelection key={useView().view.client ?? ''} tab={tab} />
);

const Locked = () => (
  <Paywall feature="ai_insights" title="AI insights are not in this plan">
    <p>
      See what changed in your clients’ figures, which channels and campaigns caused it, and which days are
      unusual, with the math behind each finding.
    </p>
  </Paywall>
);

const Tabs = ({ tab }: { tab: string }) => {
  const { view, facts } = useView();
  return (
    <TabLinks
      path={protectedPages.advancedAnalytics.path}
      label="AI Analytics"
      tabs={analysisTabs}
      current={tab}
      search={writeView(view, facts)}
    />
  );
};

const Analysis = () => {
  const tab = useAnalysisTab();
  return (
    <ViewProvider pageKeys={analysisKeys}>
      <Tabs tab={tab} />
      {tab === 'log' ? <WorkspaceLog /> : <FigureAnalysis tab={tab} />}
    </ViewProvider>
  );
};

export const AdvancedAnalytics = () => {
  const { known, has } = usePlan();
  return (
    <Page>
      <PageHead title="AI Analytics" sub="What changed, why, and where the month will end" />
      {!known && (
        <PlanWaiting>
          <AnalysisSkeleton />
        </PlanWaiting>
      )}
      {known && (has('ai_insights') ? <Analysis /> : <Locked />)}
    </Page>
  );
};
