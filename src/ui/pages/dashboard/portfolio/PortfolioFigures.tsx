/** Renders the key metrics of the agency's portfolio; a press shows one in the chart below. */

import type { MetricReply } from '#domain/contract/metricSchemas.ts';
import { filterDimensions } from '#domain/metrics/view.ts';
import { PartBoundary } from '../../../parts/errors/PartBoundary.tsx';
import { Explained } from '../../../parts/figures/Explained.tsx';
import { emptinessOf } from '../../../parts/figures/emptinessOf.ts';
import { FigureNotes } from '../../../parts/figures/FigureNotes.tsx';
import { KeyFigureCard } from '../../../parts/figures/KeyFigureCard.tsx';
import { emptyWaysOf } from '../../../parts/figures/selectionEmptiness.tsx';
import { useConnect } from '../../../parts/figures/useConnect.ts';
import { useExplain } from '../../../parts/figures/useExplain.ts';
import { useSourcesTip } from '../../../parts/figures/useSourcesTip.ts';
import { WidgetFrame } from '../../../parts/figures/WidgetFrame.tsx';
import { widgetState } from '../../../parts/figures/widgetState.ts';
import type { ViewInUse } from '../../../parts/view/useView.ts';
import styles from './PortfolioFigures.module.css';
import { type PortfolioFigureName, portfolioFigures } from './portfolioFigures.ts';
import { useAllFigures, useVersus } from './usePortfolio.ts';

const title = 'Figures of all clients';
type CardsProps = {
  reply: MetricReply | undefined;
  isBusy: boolean;
  versus: string;
  sources: string;
  chosen: PortfolioFigureName;
  onChoose: (name: PortfolioFigureName) => void;
  onExplain: (name: PortfolioFigureName) => void;
};

const Cards = ({ reply, isBusy, versus, sources, chosen, onChoose, onExplain }: CardsProps) => (
  <ul className={styles.cards} aria-label={title} aria-busy={isBusy}>
    {portfolioFigures.map((name) => (
      <KeyFigureCard
        key={name}
        name={name}
        value={reply?.totals[name]}
        previous={reply?.previous?.[name]}
        versus={versus}
        currency={reply?.currency}
        figures={reply?.totals}
        sources={sources}
        isChosen={name === chosen}
        onChoose={() => onChoose(name)}
        onExplain={() => onExplain(name)}
      />
    ))}
  </ul>
);

const room = 108;

type PortfolioFiguresProps = {
  use: ViewInUse;
  /** The chart below draws it. */
  metric: PortfolioFigureName;
  onMetric: (name: PortfolioFigureName) => void;
};

export const PortfolioFigures = ({ use, metric, onMetric }: PortfolioFiguresProps) => {
  const { data, error, isFormer, refetch, readAt } = useAllFigures(use);
  const words = {
    versus: useVersus(use, isFormer),
    sources: useSourcesTip(data?.freshness),
  };
  const explain = useExplain();
  const connect = useConnect();
  const isFiltered = filterDimensions.some((dimension) => use.view.filters[dimension].length > 0);
  return (
    <>
      <WidgetFrame
        title={title}
        titleInside
        state={widgetState({ data, error }, emptinessOf(data, isFiltered))}
        height={room}
        hasOwnShape
        readAt={readAt}
        isBusy={isFormer}
        onRetry={refetch}
        empty={emptyWaysOf({ use, connect })}
      >
        {() => (
          <Cards
            {...words}
            reply={data}
            isBusy={!data || isFormer}
            chosen={metric}
            onChoose={onMetric}
            onExplain={explain.open}
          />
        )}
      </WidgetFrame>
      <FigureNotes reply={data} notices={use.notices} isForPaper />
      <PartBoundary component="Arithmetic">
        {data && (
          <Explained
            explain={explain}
            query={use.query}
            currency={data.currency}
            freshness={data.freshness}
          />
        )}
      </PartBoundary>
    </>
  );
};
