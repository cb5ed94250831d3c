/** The figures of the selection, what changed in them, and the days that are not as usual. */

import type { MetricReply } from '#domain/contract/metricSchemas.ts';
import { PartBoundary } from '../../parts/errors/PartBoundary.tsx';
import { keyFiguresCsv } from '../../parts/figures/figuresCsv.ts';
import { SelectionFigures } from '../../parts/figures/SelectionFigures.tsx';
import { shownFigures } from '../../parts/figures/shownFigures.ts';
import { useSelection } from '../../parts/figures/useSelection.ts';
import { ForbiddenClient } from '../../parts/view/ForbiddenClient.tsx';
import { useCampaignLabels } from '../../parts/view/useCampaignLabels.ts';
import { useView } from '../../parts/view/useView.ts';
import { ViewBar } from '../../parts/view/ViewBar.tsx';
import type { ViewControlName } from '../../parts/view/viewShortcuts.ts';
import { useLateCode } from '../../services/useLateCode.ts';
import { downloadText } from '../../widgets/downloadText.ts';
import { analysisKeys } from './analysisTabs.ts';

const controls: readonly ViewControlName[] = ['client', 'range', 'compare', 'interval', 'filters'];

const lateInsights = {
  fault: 'The analysis of the figures did not load',
  load: async () => (await import('./Insights.tsx')).Insights,
};

/** What the key figures say, as a file. */
const downloadFigures = (data: MetricReply): void =>
  downloadText('figures.csv', 'text/csv', keyFiguresCsv(data, shownFigures(data)));

const OfSelection = () => {
  const selection = useSelection(analysisKeys);
  const { metrics, use } = selection;
  const { data } = metrics;
  const labelOf = useCampaignLabels(use.view);
  const isHere = metrics.data !== undefined || metrics.error !== null;
  const Insights = useLateCode(isHere, lateInsights);
  if (use.isForbidden) return <ForbiddenClient />;
  return (
    <>
      <PartBoundary component="View">
        <ViewBar
          controls={controls}
          pageKeys={analysisKeys}
          labelOf={labelOf}
          freshness={data?.freshness ?? null}
          {...(data ? { onCsv: () => downloadFigures(data) } : {})}
        />
      </PartBoundary>
      <SelectionFigures selection={selection} />
      {Insights && <Insights selection={selection} />}
    </>
  );
};

/** Each client has an analysis of its own, so that none ever shows the figures of another. */
export const FigureAnalysis = () => <OfSelection key={useView(analysisKeys).view.client ?? ''} />;
