/** Renders the key metrics of the agency's portfolio, each with change, sparkline and calculation. */

import { useState } from 'react';
import { feeAmount } from '#domain/clients/monthlyFee.ts';
import type { FigureSet, MetricReply } from '#domain/contract/metricSchemas.ts';
import type { PortfolioReply, RetainersInCurrency } from '#domain/contract/portfolioSchemas.ts';
import { filterDimensions } from '#domain/metrics/view.ts';
import { trendOf } from '#domain/portfolio/trendSteps.ts';
import { longDay } from '../../../content/formatMetric.ts';
import { AgencyCard, type AgencyValue } from '../../../parts/agency/AgencyCard.tsx';
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
import { useLazyModule } from '../../../services/useLazyModule.ts';
import styles from './PortfolioFigures.module.css';
import { type PortfolioFigureName, portfolioFigures } from './portfolioFigures.ts';
import { useAllFigures, usePortfolio, useVersus } from './usePortfolio.ts';

const lateDrawer = {
  fault: 'The fees did not load',
  load: async () => (await import('../../../parts/agency/FeesDrawer.tsx')).FeesDrawer,
};

type RetainersProps = {
  portfolio: PortfolioReply | undefined;
  versus: string;
};

const retainersTitle = 'MRR managed';

const amountOf = (
  { currency, cents, previous_cents: previous }: RetainersInCurrency,
  versus: string,
): AgencyValue => ({
  key: currency,
  text: feeAmount(cents, currency),
  ...(previous === null ? {} : { change: { current: cents, previous, versus } }),
});

/** Renders the clients' monthly fees by currency, with change and breakdown. */
export const Retainers = ({ portfolio, versus }: RetainersProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const FeesDrawer = useLazyModule(isOpen, lateDrawer);
  if (portfolio?.mrr.length === 0) return null;
  return (
    <>
      <AgencyCard
        name="mrr"
        label={retainersTitle}
        values={portfolio ? portfolio.mrr.map((one) => amountOf(one, versus)) : null}
        note={portfolio ? `a month, on ${longDay(portfolio.range.to)}` : 'a month'}
        onOpen={() => setIsOpen(true)}
      />
      {isOpen && portfolio && FeesDrawer && (
        <FeesDrawer
          title={retainersTitle}
          mrr={portfolio.mrr}
          day={portfolio.range.to}
          before={portfolio.compared_range?.to ?? null}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
};

const title = 'Figures of all clients';
const mostSteps = 60;

/** Sums are downsampled by adding steps, ratios by skipping them; an unfinished step is dropped. */
const courseOf = (series: MetricReply['series'], name: keyof FigureSet): readonly (number | null)[] => {
  const closed = series.filter(({ open }) => !open).map((point) => point[name]);
  if (name !== 'mer' && name !== 'cpa_cents') return trendOf(closed);
  const step = Math.max(1, Math.ceil(closed.length / mostSteps));
  return closed.filter((_, index) => (closed.length - 1 - index) % step === 0);
};

type CardsProps = {
  reply: MetricReply | undefined;
  isBusy: boolean;
  versus: string;
  fees: PortfolioReply | undefined;
  feesVersus: string;
  sources: string;
  onExplain: (name: PortfolioFigureName) => void;
};

const Cards = ({ reply, isBusy, versus, fees, feesVersus, sources, onExplain }: CardsProps) => (
  <ul className={styles.cards} aria-label={title} aria-busy={isBusy}>
    {portfolioFigures.map((name) => (
      <KeyFigureCard
        key={name}
        name={name}
        value={reply?.totals[name]}
        previous={reply?.previous?.[name]}
        versus={versus}
        currency={reply?.currency}
        course={reply ? courseOf(reply.series, name) : []}
        figures={reply?.totals}
        sources={sources}
        onExplain={() => onExplain(name)}
      />
    ))}
    <Retainers portfolio={fees} versus={feesVersus} />
  </ul>
);

const room = 152;

export const PortfolioFigures = ({ use }: { use: ViewInUse }) => {
  const { data, error, isFormer, refetch, readAt } = useAllFigures(use);
  const { data: fees, isPlaceholderData: areFeesFormer } = usePortfolio(use);
  const words = {
    versus: useVersus(use, isFormer),
    feesVersus: useVersus(use, areFeesFormer),
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
          <Cards {...words} reply={data} isBusy={!data || isFormer} fees={fees} onExplain={explain.open} />
        )}
      </WidgetFrame>
      <FigureNotes reply={data} told={use.notices} />
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
