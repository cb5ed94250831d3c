/** Renders AI Analytics: changed metrics, unusual days, and the workspace's activity log on a tab. */
import { protectedPages } from '#domain/access/protectedPages.ts';
import { Paywall } from '../../parts/Paywall.tsx';
import { PlanWaiting } from '../../parts/PlanWaiting.tsx';
import { TabLinks, useTab } from '../../parts/TabLinks.tsx';
import { usePlan } from '../../services/usePlan.ts';
import styles from './AdvancedAnalytics.module.css';
import { AnalysisSkeleton } from './AnalysisSkeleton.tsx';
import { analysisTabs } from './analysisTabs.ts';
import { FigureAnalysis } from './FigureAnalysis.tsx';
import { WorkspaceLog } from './WorkspaceLog.tsx';

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
    <>
      <TabLinks path={path} label="AI Analytics" tabs={analysisTabs} current={tab} />
      {tab === 'log' ? <WorkspaceLog /> : <FigureAnalysis />}
    </>
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
