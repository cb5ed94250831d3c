/** Renders the portfolio of all clients: key metrics, table with reasons for attention, and charts. */

import { useRef } from 'react';
import type { PortfolioReply } from '#domain/contract/portfolioSchemas.ts';
import { changeOf } from '#domain/kpi/change.ts';
import { fileNumber } from '../../../charts/chartUnit.ts';
import { PartBoundary } from '../../../parts/errors/PartBoundary.tsx';
import { useExplainPresses } from '../../../parts/figures/ExplainButton.tsx';
import { figureExports } from '../../../parts/figures/figureExports.ts';
import type { FigureLine } from '../../../parts/figures/figuresCsv.ts';
import { useExplain } from '../../../parts/figures/useExplain.ts';
import { PrintCover } from '../../../parts/PrintCover.tsx';
import { useView } from '../../../parts/view/useView.ts';
import { ViewBar } from '../../../parts/view/ViewBar.tsx';
import { ViewProvider } from '../../../parts/view/ViewProvider.tsx';
import { viewControls } from '../../../parts/view/viewShortcuts.ts';
import { useLazyModule } from '../../../services/useLazyModule.ts';
import { useSaveTable } from '../../../widgets/saveTable.ts';
import styles from './Portfolio.module.css';
import { PortfolioClients } from './PortfolioClients.tsx';
import { PortfolioFigures } from './PortfolioFigures.tsx';
import { portfolioFigures } from './portfolioFigures.ts';
import { portfolioKeys } from './portfolioView.ts';
import { useAllFigures, useChannelFigures, useIsOutside, usePortfolio } from './usePortfolio.ts';

/** In units of the currency; empty if no client has a fee, or while loading. */
export const retainerLines = (mrr: PortfolioReply['mrr'] = []): readonly FigureLine[] =>
  mrr.map(({ currency, cents, previous_cents: previous }) => [
    `MRR managed (${currency} a month)`,
    cents / 100,
    previous === null ? '' : previous / 100,
    fileNumber(previous === null ? null : changeOf(cents, previous)),
    '',
  ]);

const lateCharts = {
  fault: 'The charts of the portfolio did not load',
  load: async () => (await import('./PortfolioCharts.tsx')).PortfolioCharts,
  after: 'paint',
} as const;

const AllClients = () => {
  const saveTable = useSaveTable();
  const use = useView();
  const place = useRef<HTMLDivElement>(null);
  useExplainPresses(place, useExplain());
  const clients = usePortfolio(use);
  // The charts also load if the list fails.
  const isListed = clients.data !== undefined || clients.error !== null;
  const figures = useAllFigures(use).data;
  const isOutside = useIsOutside(use);
  useChannelFigures(use, isListed && !isOutside);
  const PortfolioCharts = useLazyModule(isListed, lateCharts);
  return (
    <div ref={place} className={styles.portfolio}>
      <PartBoundary component="Cover">
        <PrintCover title="All clients" view={use} />
      </PartBoundary>
      <PartBoundary component="View">
        <ViewBar
          controls={viewControls}
          freshness={figures?.freshness ?? null}
          {...figureExports(figures, {
            clientId: null,
            saveTable,
            names: portfolioFigures,
            beside: retainerLines(clients.data?.mrr),
          })}
        />
      </PartBoundary>
      <PartBoundary component="Figures of all clients">
        <PortfolioFigures use={use} />
      </PartBoundary>
      <PartBoundary component="Clients">
        <PortfolioClients use={use} />
      </PartBoundary>
      <PartBoundary component="Charts">
        <div className={styles.charts}>{PortfolioCharts && !isOutside && <PortfolioCharts use={use} />}</div>
      </PartBoundary>
    </div>
  );
};

export const Portfolio = () => (
  <ViewProvider pageKeys={portfolioKeys}>
    <AllClients />
  </ViewProvider>
);
