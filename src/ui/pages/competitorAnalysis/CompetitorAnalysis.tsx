/** Renders the search market of one client or of all: shares, competitors, keywords, gaps, ads and reviews. */

import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { protectedPages } from '#domain/access/protectedPages.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import type { CompetitorItem } from '#domain/contract/competitorSchemas.ts';
import type { Table } from '#domain/csv.ts';
import type { PageKey } from '#domain/metrics/readView.ts';
import { allClients } from '../../data/clientReads.ts';
import { allCompetitors } from '../../data/competitorReads.ts';
import { useReply } from '../../data/useReply.ts';
import { useStaleReply } from '../../data/useStaleReply.ts';
import { ButtonLink } from '../../parts/ButtonLink.tsx';
import { ChangeNotice } from '../../parts/ChangeNotice.tsx';
import { ListFailure } from '../../parts/empty/ListFailure.tsx';
import { PartBoundary } from '../../parts/errors/PartBoundary.tsx';
import { figureExports } from '../../parts/figures/figureExports.ts';
import { type MetricSelection, useSelection } from '../../parts/figures/useSelection.ts';
import { PlanWaiting } from '../../parts/PlanWaiting.tsx';
import { SelectionCover } from '../../parts/SelectionCover.tsx';
import { useAddressSort } from '../../parts/tables/useAddressSort.ts';
import { useListKeys } from '../../parts/tables/useListKeys.ts';
import { usePart } from '../../parts/usePart.ts';
import { useReversible } from '../../parts/useReversible.ts';
import { useView } from '../../parts/view/useView.ts';
import { ViewBar } from '../../parts/view/ViewBar.tsx';
import { ViewProvider } from '../../parts/view/ViewProvider.tsx';
import { viewControls } from '../../parts/view/viewShortcuts.ts';
import { useLazyModule } from '../../services/useLazyModule.ts';
import { usePlan } from '../../services/usePlan.ts';
import { EmptyState } from '../../widgets/EmptyState.tsx';
import { Page, PageHead } from '../../widgets/Page.tsx';
import { PartTabs } from '../../widgets/PartTabs.tsx';
import { useSaveTable } from '../../widgets/saveTable.ts';
import { TabSkeleton } from '../../widgets/TabSkeleton.tsx';
import { isSortOf } from '../../widgets/tableSort.ts';
import type { OpenDialog } from './CompetitorDialogs.tsx';
import { sortedColumns } from './competitorColumns.tsx';
import { LockedMarket } from './LockedMarket.tsx';
import { MarketHead } from './MarketHead.tsx';
import { Markets } from './Markets.tsx';
import { MarketView } from './MarketView.tsx';
import { marketDays } from './marketWords.tsx';
import { OwnFigures } from './OwnFigures.tsx';
import { WatchList } from './WatchList.tsx';

const header = ['Client', 'Competitor', 'Tier', 'Notes', 'Watched since', 'Removed'];

const dayOf = (iso: string | null): string => iso?.slice(0, 10) ?? '';

/** One row per competitor, removed ones included; days as `YYYY-MM-DD` in UTC. */
export const competitorsCsv = (
  competitors: readonly CompetitorItem[],
  nameOf: (competitor: CompetitorItem) => string,
): Table => [
  header,
  ...competitors.map((competitor) => [
    nameOf(competitor),
    competitor.domain,
    competitor.tier,
    competitor.notes,
    dayOf(competitor.created_at),
    dayOf(competitor.removed_at),
  ]),
];

const pageKeys: readonly PageKey[] = [{ key: 'sort', isValid: isSortOf(sortedColumns) }, 'part', 'explain'];

type WatchedProps = {
  readonly clients: readonly ClientItem[];
  readonly competitors: readonly CompetitorItem[];
  /** Replaces the list; the clients' own metrics do not depend on it. */
  readonly failure: ReactNode;
};

const ofActive = ({ clients, competitors }: WatchedProps) => {
  const active = clients.filter(({ archived_at }) => archived_at === null);
  return {
    active,
    theirs: competitors
      .filter(({ client_id }) => active.some(({ id }) => id === client_id))
      .toSorted((one, other) => other.created_at.localeCompare(one.created_at)),
  };
};

const none: readonly never[] = [];

type AllProps = {
  readonly list: ReactNode;
  readonly selection: MetricSelection;
  readonly clients: readonly ClientItem[];
  readonly competitors: readonly CompetitorItem[];
};

const AllMarkets = ({ list, selection, clients, competitors }: AllProps) => {
  const parts = [
    { key: 'competitors', label: 'Competitors', children: list },
    {
      key: 'results',
      label: 'Results',
      children: <OwnFigures selection={selection} competitors={competitors} />,
    },
  ];
  return (
    <>
      <Markets selection={selection} clients={clients} />
      <PartTabs {...usePart(parts)} />
    </>
  );
};

const lateDialogs = {
  fault: 'The dialogs of a competitor did not load',
  load: async () => (await import('./CompetitorDialogs.tsx')).CompetitorDialogs,
};
const Shown = ({ failure, ...props }: WatchedProps) => {
  const saveTable = useSaveTable();
  const { clients, competitors } = props;
  const selection = useSelection();
  const { view } = selection.use;
  const { data } = selection.metrics;
  const sorting = useAddressSort(sortedColumns);
  const { actor, ask, words } = useReversible();
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const Dialogs = useLazyModule(open !== null, lateDialogs, { onFailure: () => setOpen(null) });
  const client = clients.find(({ id }) => id === view.client) ?? null;
  const market = useStaleReply(
    'readMarket',
    { client: client?.id ?? '', ...marketDays(selection.use) },
    { isWanted: client !== null },
  );
  const nameOf = useCallback(
    (competitor: CompetitorItem) => clients.find(({ id }) => id === competitor.client_id)?.name ?? '',
    [clients],
  );
  const { active, theirs } = useMemo(
    () => ofActive({ clients, competitors, failure: null }),
    [clients, competitors],
  );
  const shown = useMemo(
    () => (view.client === null ? theirs : competitors.filter(({ client_id }) => client_id === view.client)),
    [view.client, theirs, competitors],
  );
  const list = {
    competitors: shown,
    nameOf,
    ask,
    onOpen: setOpen,
    onCsv: () => saveTable('competitors', competitorsCsv(shown, nameOf)),
    ...sorting,
  };
  return (
    <>
      <SelectionCover page={protectedPages.competitorAnalysis.label} view={selection.use} />
      <MarketHead reply={market} isOfClient={client !== null} onOpen={setOpen} />
      <PartBoundary component="View">
        <ViewBar
          controls={viewControls}
          freshness={data?.freshness ?? null}
          {...figureExports(data, { clientId: view.client, saveTable })}
        />
      </PartBoundary>
      <ChangeNotice actor={actor} words={words} />
      {failure}
      {failure === null && client && (
        <MarketView {...list} client={client} reply={market} selection={selection} />
      )}
      {failure === null && !client && (
        <AllMarkets
          selection={selection}
          clients={clients}
          competitors={shown}
          list={<WatchList {...list} client={null} market={null} versus={null} suggestions={[]} />}
        />
      )}
      {open && Dialogs && (
        <Dialogs open={open} client={client} clients={active} ask={ask} onClose={() => setOpen(null)} />
      )}
    </>
  );
};

const Watched = () => {
  const clients = useReply('listClients', allClients);
  const competitors = useReply('listCompetitors', allCompetitors);
  const { client } = useView().view;
  const failed = [clients, competitors].find(({ error, data }) => error && !data);
  const retry = () => Promise.all([clients.refetch(), competitors.refetch()]);
  const items = clients.data?.items;
  const isEmpty = items?.every(({ archived_at }) => archived_at !== null) ?? false;
  if (isEmpty)
    return (
      <>
        <PageHead title="Competitor Analysis" />
        <EmptyState
          title="No client to compare"
          text="Competitors belong to a client. Add or restore one first."
          action={
            <ButtonLink to="/clients" type="primary">
              Go to clients
            </ButtonLink>
          }
        />
      </>
    );
  if (!failed && !(items && competitors.data))
    return (
      <>
        <PageHead title="Competitor Analysis" />
        <TabSkeleton rows={4} figures={4} />
      </>
    );
  return (
    <Shown
      key={client ?? ''}
      clients={items ?? none}
      competitors={competitors.data?.items ?? none}
      failure={failed ? <ListFailure what="The competitors" error={failed.error} onRetry={retry} /> : null}
    />
  );
};

const Content = () => {
  const { known, has } = usePlan();
  if (known && has('competitor_analysis')) return <Watched />;
  return (
    <>
      <PageHead title="Competitor Analysis" />
      {known ? (
        <LockedMarket />
      ) : (
        <PlanWaiting>
          <TabSkeleton rows={4} figures={4} />
        </PlanWaiting>
      )}
    </>
  );
};

export const CompetitorAnalysis = () => {
  const place = useRef<HTMLElement>(null);
  useListKeys({ place });
  return (
    <ViewProvider pageKeys={pageKeys}>
      <Page ref={place}>
        <Content />
      </Page>
    </ViewProvider>
  );
};
