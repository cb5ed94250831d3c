/** Renders the portfolio's clients: reasons for attention, open tasks, health counts, and the table. */
import { protectedPages } from '#domain/access/protectedPages.ts';
import { AppLink } from '../../../parts/AppLink.tsx';
import { PartBoundary } from '../../../parts/errors/PartBoundary.tsx';
import { LateSkeleton } from '../../../parts/figures/LateSkeleton.tsx';
import { WidgetFrame } from '../../../parts/figures/WidgetFrame.tsx';
import { isLocked, widgetState } from '../../../parts/figures/widgetState.ts';
import type { ViewInUse } from '../../../parts/view/useView.ts';
import { useLazyModule } from '../../../services/useLazyModule.ts';
import { useShownError } from '../../../widgets/shownErrors.ts';
import { HealthStrip } from './HealthStrip.tsx';
import { NeedsAttention } from './NeedsAttention.tsx';
import { usePortfolioView } from './portfolioView.ts';
import { QuotaNotice } from './QuotaNotice.tsx';
import { TasksDue } from './TasksDue.tsx';
import { clientAddress, usePortfolio, useVersus, usualQuestion } from './usePortfolio.ts';

/** The table's code is ten times that of the key metrics, so it loads separately. */
const lateTable = {
  fault: 'The table of clients did not load',
  load: async () => (await import('./PortfolioTable.tsx')).PortfolioTable,
  after: 'paint',
} as const;

const room = { attention: 150, table: 620 };

const Table = ({ use }: { use: ViewInUse }) => {
  const { data, isPlaceholderData } = usePortfolio(use);
  const versus = useVersus(use, isPlaceholderData);
  const { view, show } = usePortfolioView();
  const ClientTable = useLazyModule(true, lateTable);
  return (
    <>
      <HealthStrip
        clients={data?.clients ?? null}
        chosen={view.health}
        onChoose={(health) => show({ health })}
      />
      {ClientTable ? (
        <ClientTable portfolio={data} addressOf={clientAddress(use)} versus={versus} />
      ) : (
        <LateSkeleton height={room.table} />
      )}
    </>
  );
};

export const PortfolioClients = ({ use }: { use: ViewInUse }) => {
  const refused = usePortfolio(use).error;
  const isOutside = isLocked(refused);
  // The metrics above already show the error, so the list does not repeat it.
  useShownError(isOutside ? refused : undefined);
  // Attention refers to today, so it is shown even if the range is outside of the plan's history.
  const { data, error, isPlaceholderData, refetch } = usePortfolio(isOutside ? usualQuestion(use) : use);
  const state = widgetState({ data, error });
  // The table renders its own loading state, so that its head is visible from the start.
  const tableState = state.is === 'loading' ? ({ is: 'shown', isStale: false } as const) : state;
  return (
    <>
      <QuotaNotice clients={data?.clients ?? []} />
      <WidgetFrame
        title="Needs attention"
        state={state}
        height={room.attention}
        isBusy={isPlaceholderData}
        onRetry={refetch}
      >
        {() => <NeedsAttention clients={data?.clients ?? []} addressOf={clientAddress(use)} />}
      </WidgetFrame>
      <PartBoundary component="Tasks">
        <TasksDue isWanted={state.is !== 'loading'} />
      </PartBoundary>
      {!isOutside && (
        <WidgetFrame
          title="Clients"
          state={tableState}
          height={room.table}
          isBusy={isPlaceholderData}
          onRetry={refetch}
          tools={
            <AppLink to={protectedPages.clients.path} data-finger>
              Manage clients
            </AppLink>
          }
        >
          {() => <Table use={use} />}
        </WidgetFrame>
      )}
    </>
  );
};
