/** Renders the portfolio of all clients: key metrics, their chart and the reasons for attention, then the clients. */

import { Flex } from 'antd';
import { useRef, useState } from 'react';
import type { Profile } from '#domain/contract/authSchemas.ts';
import { useChartsAhead } from '../../../charts/figure/chartCode.ts';
import { PartBoundary } from '../../../parts/errors/PartBoundary.tsx';
import { useExplainPresses } from '../../../parts/figures/ExplainButton.tsx';
import { figureExports } from '../../../parts/figures/figureExports.ts';
import { LateSkeleton } from '../../../parts/figures/LateSkeleton.tsx';
import { useExplain } from '../../../parts/figures/useExplain.ts';
import { PrintCover } from '../../../parts/PrintCover.tsx';
import { useView } from '../../../parts/view/useView.ts';
import { ViewBar } from '../../../parts/view/ViewBar.tsx';
import { ViewProvider } from '../../../parts/view/ViewProvider.tsx';
import { viewControls } from '../../../parts/view/viewShortcuts.ts';
import { useLazyModule } from '../../../services/useLazyModule.ts';
import { useSaveTable } from '../../../widgets/saveTable.ts';
import { Attention } from './Attention.tsx';
import styles from './Portfolio.module.css';
import { PortfolioFigures } from './PortfolioFigures.tsx';
import { type PortfolioFigureName, portfolioFigures } from './portfolioFigures.ts';
import { portfolioKeys } from './portfolioView.ts';
import { useAllFigures, useIsOutside, usePortfolio } from './usePortfolio.ts';

const lateTrend = {
  fault: 'The chart of the portfolio did not load',
  load: async () => (await import('./PortfolioCharts.tsx')).MetricTrend,
  after: 'paint',
} as const;

const lateParts = {
  fault: 'The list of clients did not load',
  load: async () => (await import('./PortfolioParts.tsx')).PortfolioParts,
  after: 'paint',
} as const;

/** Pixels of the chart with its title and legend, and of the list of clients. */
const room = { chart: 372, parts: 640 };

const AllClients = ({ profile }: { profile: Profile }) => {
  const saveTable = useSaveTable();
  const use = useView();
  const place = useRef<HTMLDivElement>(null);
  const [metric, setMetric] = useState<PortfolioFigureName>('revenue_cents');
  useExplainPresses(place, useExplain());
  useChartsAhead();
  const clients = usePortfolio(use);
  const isListed = clients.data !== undefined || clients.error !== null;
  const { data: figures, error } = useAllFigures(use);
  const isOutside = useIsOutside(use);
  const Trend = useLazyModule(figures !== undefined || error !== null, lateTrend);
  const Parts = useLazyModule(isListed, lateParts);
  return (
    <Flex ref={place} vertical gap={16}>
      <PartBoundary component="Cover">
        <PrintCover title="All clients" view={use} />
      </PartBoundary>
      <PartBoundary component="View">
        <ViewBar
          controls={viewControls}
          freshness={figures?.freshness ?? null}
          notes={figures?.notes}
          {...figureExports(figures, { clientId: null, saveTable, names: portfolioFigures })}
        />
      </PartBoundary>
      <PartBoundary component="Figures of all clients">
        <PortfolioFigures use={use} metric={metric} onMetric={setMetric} />
      </PartBoundary>
      <div className={styles.first} data-alone={isOutside || undefined}>
        {!isOutside && (
          <div className={styles.chart}>
            <PartBoundary component="Chart">
              {Trend ? <Trend use={use} name={metric} /> : <LateSkeleton height={room.chart} />}
            </PartBoundary>
          </div>
        )}
        <PartBoundary component="Needs attention">
          <Attention use={use} />
        </PartBoundary>
      </div>
      <PartBoundary component="Clients">
        {Parts ? <Parts use={use} profile={profile} /> : <LateSkeleton height={room.parts} />}
      </PartBoundary>
    </Flex>
  );
};

export const Portfolio = ({ profile }: { profile: Profile }) => (
  <ViewProvider pageKeys={portfolioKeys}>
    <AllClients profile={profile} />
  </ViewProvider>
);
