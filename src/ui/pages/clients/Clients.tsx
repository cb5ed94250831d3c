/** The clients of the agency: who they are, room for more, and what is archived. */

import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { stayingClient } from '#domain/clients/stayingClient.ts';
import type { ClientItem, ClientList } from '#domain/contract/clientSchemas.ts';
import { allClients } from '../../data/clientReads.ts';
import { useReply } from '../../data/useReply.ts';
import { ChangeNotice } from '../../parts/ChangeNotice.tsx';
import { ListFailure } from '../../parts/empty/ListFailure.tsx';
import { PartBoundary } from '../../parts/errors/PartBoundary.tsx';
import { useListKeys } from '../../parts/tables/useListKeys.ts';
import type { HabitsInUse } from '../../parts/tables/useTableHabits.ts';
import { useAuth } from '../../services/useAuth.ts';
import { useMayChange } from '../../services/useMayChange.ts';
import { useToday } from '../../services/useToday.ts';
import { useWish } from '../../services/wish.ts';
import { BulkBar } from './BulkBar.tsx';
import type { ClientDoing } from './ClientActions.tsx';
import { ClientSearch } from './ClientSearch.tsx';
import { ClientStrip } from './ClientStrip.tsx';
import styles from './Clients.module.css';
import { ClientsHead } from './ClientsHead.tsx';
import { ClientTable } from './ClientTable.tsx';
import { LateCharts } from './charts/LateCharts.tsx';
import { type ClientView, useClientView } from './clientView.ts';
import { clientWords } from './clientWords.ts';
import { LikelyDuplicates } from './LikelyDuplicates.tsx';
import { NoClients } from './NoClients.tsx';
import { OpenDialog, type OpenedDialog } from './OpenDialog.tsx';
import { choicesIn, pickClients } from './pickClients.ts';
import { SavedViews } from './SavedViews.tsx';
import { type ClientChanges, useClientChanges } from './useClientChanges.ts';
import type { AddedClient } from './useSetUpChanges.ts';
import { useTableShape } from './useTableShape.ts';

type ListProps = {
  list: ClientList | undefined;
  isLost: boolean;
  view: ClientView;
  shape: HabitsInUse;
  changes: ClientChanges;
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
  onShow: (view: Partial<ClientView>) => void;
  onDo: (doing: ClientDoing | 'add', client: ClientItem | null) => void;
  onDelete: (clients: readonly ClientItem[]) => void;
  onMerge: (client: ClientItem, other: ClientItem) => void;
};

const List = (props: ListProps) => {
  const { list, isLost, view, shape, changes, chosen, onChoose, onShow, onDo, onDelete, onMerge } = props;
  const { user } = useAuth();
  const mayChange = useMayChange();
  const today = useToday();
  const { kept, shown } = pickClients(list?.items ?? [], view, { me: user?.id ?? null, today });
  const inHand = shown.filter(({ id }) => chosen.includes(id));
  if (list && shown.length === 0)
    return (
      <NoClients
        counts={list.counts}
        view={view}
        isFiltered={kept.length > 0}
        onShow={onShow}
        onAdd={mayChange ? () => onDo('add', null) : undefined}
      />
    );
  if (isLost) return null;
  return (
    <>
      {inHand.length > 0 && (
        <BulkBar
          clients={inHand}
          busy={changes.busy}
          onAsk={changes.ask}
          onDelete={() => onDelete(inHand)}
          onMerge={() => inHand[0] && inHand[1] && onMerge(inHand[0], inHand[1])}
          onClear={() => onChoose([])}
        />
      )}
      <ClientTable
        clients={list ? shown : null}
        view={view}
        shape={shape}
        actor={changes.actor}
        chosen={inHand.map(({ id }) => id)}
        onChoose={onChoose}
        onSort={(sort) => onShow({ sort })}
        onDo={onDo}
      />
    </>
  );
};

/** The form that an address asks for, as `?edit=dune`. */
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
  const { user } = useAuth();
  const today = useToday();
  const [dialog, setDialog] = useState<OpenedDialog | null>(null);
  const [setUp, setSetUp] = useState<AddedClient | null>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const changes = useClientChanges();
  const { ask } = changes;
  const mayChange = useMayChange();
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
  useWish('addClient', () => act('add', null));
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
    <main ref={place} className={styles.page}>
      <ClientsHead list={list} onAdd={() => act('add', null)} />
      <PartBoundary component="Key figures">
        <ClientStrip list={list} />
      </PartBoundary>
      <ClientSearch
        views={<SavedViews view={view} changes={changes} onShow={show} />}
        view={view}
        shape={shape}
        counts={list?.counts ?? null}
        industries={industries}
        tags={tags}
        shown={pickClients(clients, view, { me: user?.id ?? null, today }).shown}
        onChange={show}
        onImport={() => setDialog({ doing: 'import', client: null })}
      />
      <LikelyDuplicates clients={clients} onCompare={([one, other]) => merge(one, other)} />
      {!detailed && setUp === null && notice}
      {error && !list && <ListFailure what="The clients" error={error} onRetry={refetch} />}
      <List
        list={list}
        isLost={error !== null && !list}
        view={view}
        shape={shape}
        changes={changes}
        chosen={chosen}
        onChoose={setChosen}
        onShow={show}
        onDo={act}
        onMerge={merge}
        onDelete={(them) => setDialog({ doing: 'deleteChosen', client: null, clients: them })}
      />
      <LateCharts
        list={list}
        isLost={error !== null}
        view={view}
        onOpen={(open) => show({ open, tab: 'overview' })}
      />
      <OpenDialog
        dialog={mayChange ? (dialog ?? editedBy(clients, edited)) : null}
        detailed={detailed}
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
    </main>
  );
};
