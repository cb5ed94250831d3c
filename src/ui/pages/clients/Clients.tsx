/** Renders the clients page: list, quota and archive. */

import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import { stayingClient } from '#domain/clients/stayingClient.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { allClients } from '../../data/clientReads.ts';
import { useMetrics } from '../../data/useMetrics.ts';
import { useReply } from '../../data/useReply.ts';
import { ChangeNotice } from '../../parts/ChangeNotice.tsx';
import { emptyLists } from '../../parts/empty/emptyLists.ts';
import { ListFailure } from '../../parts/empty/ListFailure.tsx';
import { PartBoundary } from '../../parts/errors/PartBoundary.tsx';
import { useExplainPresses } from '../../parts/figures/ExplainButton.tsx';
import { Explained } from '../../parts/figures/Explained.tsx';
import { type Explain, useExplain } from '../../parts/figures/useExplain.ts';
import { type BuiltInView, SavedViews } from '../../parts/savedViews/SavedViews.tsx';
import { useViewChanges, type ViewChanges } from '../../parts/savedViews/useViewChanges.ts';
import { useListKeys } from '../../parts/tables/useListKeys.ts';
import { ViewProvider } from '../../parts/view/ViewProvider.tsx';
import { useNavigationIntent } from '../../services/navigationIntent.ts';
import { useCanEdit } from '../../services/useCanEdit.ts';
import { useToday } from '../../services/useToday.ts';
import { Page } from '../../widgets/Page.tsx';
import type { ClientDoing } from './ClientActions.tsx';
import { ClientPage } from './ClientPage.tsx';
import { ClientSearch } from './ClientSearch.tsx';
import { ClientStrip } from './ClientStrip.tsx';
import styles from './Clients.module.css';
import { ClientsHead } from './ClientsHead.tsx';
import { LateCharts } from './charts/LateCharts.tsx';
import { type ClientView, readView, savedQueryOf, useClientView } from './clientView.ts';
import { clientWords } from './clientWords.ts';
import { LikelyDuplicates } from './LikelyDuplicates.tsx';
import { OpenDialog, type OpenedDialog } from './OpenDialog.tsx';
import { PickedList } from './PickedList.tsx';
import { choicesIn } from './pickClients.ts';
import { useClientChanges } from './useClientChanges.ts';
import { usePickedClients } from './usePickedClients.ts';
import type { AddedClient } from './useSetUpChanges.ts';
import { useTableShape } from './useTableShape.ts';

const builtIn: readonly BuiltInView[] = [
  { query: '', name: 'Active' },
  { query: 'show=paused', name: 'Paused' },
  { query: 'show=archived', name: 'Archived' },
  { query: 'owner=me', name: 'Mine' },
  { query: 'due=renewal', name: 'Renewals within 30 days' },
  { query: 'health=at_risk', name: 'At risk' },
];

const none = { words: emptyLists.savedViews.nothingCreated, sample: 'sort=-fee' };

type ClientViewsProps = {
  view: ClientView;
  changes: ViewChanges;
  onShow: (view: ClientView) => void;
};

/** Renders the built-in and saved views of the clients; the table's layout is not part of a view. */
const ClientViews = ({ view, changes, onShow }: ClientViewsProps) => (
  <SavedViews
    page="clients"
    name="View of the clients"
    builtIn={builtIn}
    query={savedQueryOf({ ...view, layout: 'table' })}
    onShow={(query) => onShow({ ...readView(new URLSearchParams(query)), layout: view.layout, open: null })}
    changes={changes}
    none={none}
  />
);

const ClientProgress = ({ explain }: { explain: Explain }) => {
  // The days are those of the goal's period; this query only provides the freshness of the sources.
  const day = calendarDayOf(useToday() - 1);
  const query = { from: day, to: day, compare: 'none', interval: 'day' } as const;
  const { data } = useMetrics(query, { isWanted: explain.figure !== null });
  return (
    <ViewProvider>
      <Explained
        explain={explain}
        query={query}
        currency={data?.currency ?? 'USD'}
        freshness={data?.freshness ?? []}
      />
    </ViewProvider>
  );
};

const editedBy = (clients: readonly ClientItem[], id: string | null): OpenedDialog | null => {
  const client = clients.find((one) => one.id === id);
  return client ? { doing: 'edit', client } : null;
};

const changesAtOnce: readonly string[] = ['archive', 'restore', 'pause', 'resume'];

export const Clients = () => {
  const place = useRef<HTMLElement>(null);
  const edited = useSearchParams()[0].get('edit');
  const { view, show } = useClientView();
  const shape = useTableShape(view, show);
  const { data: list, error, refetch } = useReply('listClients', allClients);
  const picked = usePickedClients(list, view);
  const explain = useExplain();
  useExplainPresses(place, explain);
  const [dialog, setDialog] = useState<OpenedDialog | null>(null);
  const [setUp, setSetUp] = useState<AddedClient | null>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const changes = useClientChanges();
  const views = useViewChanges('clients');
  const { ask } = changes;
  const mayChange = useCanEdit();
  const clients = list?.items ?? [];
  const detailed = stayingClient(clients, view.open);
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  useListKeys({
    place,
    onChoose: toggle,
    onChooseRange: (ids) => setChosen([...new Set([...chosen, ...ids])]),
  });
  const act = (doing: ClientDoing | 'add', client: ClientItem | null) => {
    if (client && changesAtOnce.includes(doing)) {
      const { id, name, etag } = client;
      ask({ kind: doing, id, name, etag });
    } else setDialog({ doing, client });
  };
  useNavigationIntent('addClient', () => act('add', null));
  useNavigationIntent(
    'importClients',
    () => setDialog({ doing: 'import', client: null }),
    list !== undefined,
  );
  const { industries, tags } = choicesIn(clients);
  const merge = (client: ClientItem, other: ClientItem) =>
    setDialog({ doing: 'merge', client, clients: [other] });
  const notice = (
    <ChangeNotice
      actor={changes.actor}
      words={(_kind, _name, change) => clientWords(change, changes.failed)}
    />
  );
  return (
    <Page ref={place} className={styles.page}>
      {view.isWhole ? (
        <ClientPage
          client={detailed}
          isKnown={list !== undefined || error !== null}
          view={view}
          changes={changes}
          notice={notice}
          onTab={(tab) => show({ tab })}
          onDo={act}
        />
      ) : (
        <>
          <ClientsHead
            list={list}
            shown={picked.shown}
            onAdd={() => act('add', null)}
            onImport={() => setDialog({ doing: 'import', client: null })}
          />
          <PartBoundary component="Key figures">
            <ClientStrip list={list} />
          </PartBoundary>
          <ClientSearch
            views={<ClientViews view={view} changes={views} onShow={show} />}
            view={view}
            shape={shape}
            counts={list?.counts ?? null}
            industries={industries}
            tags={tags}
            onChange={show}
          />
          <ChangeNotice actor={views.actor} words={views.words} />
          <LikelyDuplicates clients={clients} onCompare={([one, other]) => merge(one, other)} />
          {!detailed && setUp === null && notice}
          {error && !list && <ListFailure what="The clients" error={error} onRetry={refetch} />}
          {(list || !error) && (
            <PickedList
              list={list}
              picked={picked}
              view={view}
              shape={shape}
              changes={changes}
              chosen={chosen}
              onChoose={setChosen}
              onShow={show}
              onDo={act}
              onMerge={merge}
              onDelete={(them) => setDialog({ doing: 'deleteChosen', client: null, clients: them })}
              onSchedule={(them) => setDialog({ doing: 'scheduleChosen', client: null, clients: them })}
            />
          )}
          <PartBoundary component="Arithmetic">
            <ClientProgress explain={explain} />
          </PartBoundary>
          <LateCharts
            list={list}
            isLost={error !== null}
            view={view}
            onOpen={(open) => show({ open, tab: 'overview' })}
          />
        </>
      )}
      <OpenDialog
        dialog={mayChange ? (dialog ?? editedBy(clients, edited)) : null}
        detailed={view.isWhole ? null : detailed}
        clients={clients}
        setUp={setUp}
        onSetUp={setSetUp}
        isKnown={list !== undefined}
        view={view}
        changes={changes}
        notice={notice}
        onShow={show}
        onDo={act}
        onClose={() => {
          setDialog(null);
          if (edited !== null) show({});
        }}
      />
    </Page>
  );
};
