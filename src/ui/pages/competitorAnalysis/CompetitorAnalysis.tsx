/** Renders the clients' competitors and the clients' own metrics; no competitor data is measured yet, and the page says so. */

import { type ReactNode, useCallback, useMemo, useRef } from 'react';
import { protectedPages } from '#domain/access/protectedPages.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import type { CompetitorItem } from '#domain/contract/competitorSchemas.ts';
import type { Table } from '#domain/csv.ts';
import type { PageKey } from '#domain/metrics/readView.ts';
import { allClients } from '../../data/clientReads.ts';
import { allCompetitors } from '../../data/competitorReads.ts';
import { useReply } from '../../data/useReply.ts';
import { ButtonLink } from '../../parts/ButtonLink.tsx';
import { ListFailure } from '../../parts/empty/ListFailure.tsx';
import { PartBoundary } from '../../parts/errors/PartBoundary.tsx';
import { figureExports } from '../../parts/figures/figureExports.ts';
import { useSelection } from '../../parts/figures/useSelection.ts';
import { SelectionCover } from '../../parts/SelectionCover.tsx';
import { useAddressSort } from '../../parts/tables/useAddressSort.ts';
import { useListKeys } from '../../parts/tables/useListKeys.ts';
import { useView } from '../../parts/view/useView.ts';
import { ViewBar } from '../../parts/view/ViewBar.tsx';
import { ViewProvider } from '../../parts/view/ViewProvider.tsx';
import { viewControls } from '../../parts/view/viewShortcuts.ts';
import { useLazyModule } from '../../services/useLazyModule.ts';
import { EmptyState } from '../../widgets/EmptyState.tsx';
import { useSaveTable } from '../../widgets/saveTable.ts';
import { TabSkeleton } from '../../widgets/TabSkeleton.tsx';
import { isSortOf } from '../../widgets/tableSort.ts';
import styles from './CompetitorAnalysis.module.css';
import { sortedColumns } from './competitorColumns.tsx';
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

const pageKeys: readonly PageKey[] = [{ key: 'sort', isValid: isSortOf(sortedColumns) }, 'explain'];

const lateFigures = {
  fault: 'The clients’ own figures did not load',
  load: async () => (await import('./OwnFigures.tsx')).OwnFigures,
};

type WatchedProps = {
  readonly clients: readonly ClientItem[];
  readonly competitors: readonly CompetitorItem[];
};

const ofActive = ({ clients, competitors }: WatchedProps) => {
  const active = clients.filter(({ archived_at }) => archived_at === null);
  return {
    active,
    theirs: competitors.filter(({ client_id }) => active.some(({ id }) => id === client_id)),
  };
};

const none: readonly never[] = [];

/** `failure` replaces the list; the clients' own metrics do not depend on it. */
const Shown = ({ failure, ...props }: WatchedProps & { failure: ReactNode }) => {
  const saveTable = useSaveTable();
  const { clients, competitors } = props;
  const selection = useSelection();
  const { view } = selection.use;
  const { data } = selection.metrics;
  const sorting = useAddressSort(sortedColumns);
  const OwnFigures = useLazyModule(true, lateFigures);
  const nameOf = useCallback(
    (competitor: CompetitorItem) => clients.find(({ id }) => id === competitor.client_id)?.name ?? '',
    [clients],
  );
  const { active, theirs } = useMemo(() => ofActive({ clients, competitors }), [clients, competitors]);
  const shown = useMemo(
    () => (view.client === null ? theirs : competitors.filter(({ client_id }) => client_id === view.client)),
    [view.client, theirs, competitors],
  );
  const exportCsv = () => saveTable('competitors', competitorsCsv(shown, nameOf));
  return (
    <>
      <SelectionCover page={protectedPages.competitorAnalysis.label} view={selection.use} />
      <div className={styles.choice}>
        <PartBoundary component="View">
          <ViewBar
            controls={viewControls}
            freshness={data?.freshness ?? null}
            {...figureExports(data, { clientId: view.client, saveTable })}
          />
        </PartBoundary>
      </div>
      {failure ?? (
        <WatchList
          client={clients.find(({ id }) => id === view.client) ?? null}
          clients={active}
          competitors={shown}
          nameOf={nameOf}
          onCsv={exportCsv}
          {...sorting}
        />
      )}
      <PartBoundary component="Own figures">
        {OwnFigures ? (
          <OwnFigures selection={selection} competitors={failure === null ? shown : null} />
        ) : (
          <TabSkeleton figures={4} rows={4} />
        )}
      </PartBoundary>
    </>
  );
};

const Page = () => {
  const clients = useReply('listClients', allClients);
  const competitors = useReply('listCompetitors', allCompetitors);
  const { client } = useView().view;
  const failed = [clients, competitors].find(({ error, data }) => error && !data);
  const retry = () => Promise.all([clients.refetch(), competitors.refetch()]);
  const items = clients.data?.items;
  const place = useRef<HTMLElement>(null);
  useListKeys({ place });
  const isEmpty = items?.every(({ archived_at }) => archived_at !== null) ?? false;
  return (
    <main ref={place} className={styles.page}>
      <header>
        <h1>Competitor Analysis</h1>
        <p className={styles.quiet}>
          Who your clients compete with, what you know about them, and how your clients are doing. Competitor
          traffic, keywords and share of voice are not shown, because no source for them is connected.
        </p>
      </header>
      {isEmpty && (
        <EmptyState
          title="No client to compare"
          text="Competitors belong to a client. Add or restore one first."
          action={
            <ButtonLink to="/clients" type="primary">
              Go to clients
            </ButtonLink>
          }
        />
      )}
      {!failed && !(items && competitors.data) && <TabSkeleton rows={4} figures={4} />}
      {(failed || (items && competitors.data)) && !isEmpty && (
        <Shown
          key={client ?? ''}
          clients={items ?? none}
          competitors={competitors.data?.items ?? none}
          failure={
            failed ? <ListFailure what="The competitors" error={failed.error} onRetry={retry} /> : null
          }
        />
      )}
    </main>
  );
};

export const CompetitorAnalysis = () => (
  <ViewProvider pageKeys={pageKeys}>
    <Page />
  </ViewProvider>
);
