/** Renders the clients' monthly fees by currency, with change and breakdown. */
import { useState } from 'react';
import { feeAmount } from '#domain/clients/monthlyFee.ts';
import type { PortfolioReply, RetainersInCurrency } from '#domain/contract/portfolioSchemas.ts';
import { longDay } from '../../../content/formatMetric.ts';
import { AgencyCard, type AgencyValue } from '../../../parts/agency/AgencyCard.tsx';
import { useLazyModule } from '../../../services/useLazyModule.ts';

const lateDrawer = {
  fault: 'The fees did not load',
  load: async () => (await import('../../../parts/agency/FeesDrawer.tsx')).FeesDrawer,
};

type RetainersProps = {
  portfolio: PortfolioReply | undefined;
  versus: string;
};

const title = 'MRR managed';

const amountOf = (
  { currency, cents, previous_cents: previous }: RetainersInCurrency,
  versus: string,
): AgencyValue => ({
  key: currency,
  text: feeAmount(cents, currency),
  ...(previous === null ? {} : { change: { current: cents, previous, versus } }),
});

export const Retainers = ({ portfolio, versus }: RetainersProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const FeesDrawer = useLazyModule(isOpen, lateDrawer);
  if (portfolio?.mrr.length === 0) return null;
  return (
    <>
      <AgencyCard
        name="mrr"
        label={title}
        values={portfolio ? portfolio.mrr.map((one) => amountOf(one, versus)) : null}
        note={portfolio ? `a month, on ${longDay(portfolio.range.to)}` : 'a month'}
        onOpen={() => setIsOpen(true)}
      />
      {isOpen && portfolio && FeesDrawer && (
        <FeesDrawer
          title={title}
          mrr={portfolio.mrr}
          day={portfolio.range.to}
          before={portfolio.compared_range?.to ?? null}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
};
