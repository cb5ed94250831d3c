/** Renders the metrics of the selection, their changes, and the unusual days. */

import { useRef } from 'react';
import { protectedPages } from '#domain/access/protectedPages.ts';
import { PartBoundary } from '../../parts/errors/PartBoundary.tsx';
import { useExplainPresses } from '../../parts/figures/ExplainButton.tsx';
import { figureExports } from '../../parts/figures/figureExports.ts';
import { SelectionFigures } from '../../parts/figures/SelectionFigures.tsx';
import { useExplain } from '../../parts/figures/useExplain.ts';
import { useSelection } from '../../parts/figures/useSelection.ts';
import { SelectionCover } from '../../parts/SelectionCover.tsx';
import { ForbiddenClient } from '../../parts/view/ForbiddenClient.tsx';
import { useCampaignLabels } from '../../parts/view/useCampaignLabels.ts';
import { useView } from '../../parts/view/useView.ts';
import { ViewBar } from '../../parts/view/ViewBar.tsx';
import { viewControls } from '../../parts/view/viewShortcuts.ts';
import { useLazyModule } from '../../services/useLazyModule.ts';
import { useSaveTable } from '../../widgets/saveTable.ts';
import { TabSkeleton } from '../../widgets/TabSkeleton.tsx';
import styles from './AdvancedAnalytics.module.css';
import { analysisKeys } from './analysisTabs.ts';

const lateInsights = {
  fault: 'The analysis of the figures did not load',
  load: async () => (await import('./Insights.tsx')).Insights,
};

const OfSelection = () => {
  const saveTable = useSaveTable();
  const selection = useSelection(analysisKeys);
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
          pageKeys={analysisKeys}
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
export const FigureAnalysis = () => <OfSelection key={useView(analysisKeys).view.client ?? ''} />;
