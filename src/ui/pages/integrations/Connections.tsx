/** Shows the health of all connections: those that need action first, the healthy ones folded by client. */

import { Button, Empty } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { replacedConnections } from '#domain/integrations/replacedConnections.ts';
import { integrationTexts } from '../../content/integrations.ts';
import { useHistorySteps } from '../../data/useHistorySteps.ts';
import { useReply } from '../../data/useReply.ts';
import { ChangeNotice } from '../../parts/ChangeNotice.tsx';
import { ListFailure } from '../../parts/empty/ListFailure.tsx';
import { useAddressSort } from '../../parts/tables/useAddressSort.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useCanEdit } from '../../services/useCanEdit.ts';
import { useLazyModule } from '../../services/useLazyModule.ts';
import { DataTable } from '../../widgets/DataTable.tsx';
import { useSaveTable } from '../../widgets/saveTable.ts';
import { BulkActions } from './BulkActions.tsx';
import type { DialogProps, OpenDialog } from './ConnectionDialogs.tsx';
import {
  ConnectionFilters,
  FiltersSkeleton,
  inState,
  ofClient,
  useConnectionFilters,
} from './ConnectionFilters.tsx';
import { ConnectionGroups } from './ConnectionGroups.tsx';
import styles from './Connections.module.css';
import { columnsOf, connectionsCsv, inOrder, sortedColumns } from './connectionColumns.tsx';
import { type BoardRow, byUrgency, nameOf } from './connectionState.ts';
import part from './Integrations.module.css';
import { useChangeWords } from './useChangeWords.ts';

/** Omits disconnected connections that have been replaced. */
const openOnes = (all: readonly BoardRow[]): readonly BoardRow[] => {
  const replaced = replacedConnections(
    all.map(({ id, platform, account, state, replaces }) => ({
      id,
      platform,
      accountId: account.id,
      isConnected: state === 'connected',
      replaces: replaces?.id ?? null,
    })),
  );
  return all.filter(({ id }) => !replaced.has(id));
};

type NoConnectionsProps = { isFiltered: boolean; onClear: () => void };

const NoConnections = ({ isFiltered, onClear }: NoConnectionsProps) => (
  <Empty
    image={Empty.PRESENTED_IMAGE_SIMPLE}
    description={isFiltered ? integrationTexts.noneShown : integrationTexts.noConnections}
  >
    {isFiltered && <Button onClick={onClear}>Show all connections</Button>}
  </Empty>
);

const lateDialogs = {
  fault: 'The dialogs of a connection did not load',
  load: async () => (await import('./ConnectionDialogs.tsx')).ConnectionDialogs,
};

const rowsOnAPage = 12;

const sourceKey = 'source';

/** The open connection in the address, so that a link opens it. */
const useOpenSource = () => {
  const [params, setParams] = useSearchParams();
  const withSource = (id: string | null) => {
    const next = new URLSearchParams(params);
    if (id === null) next.delete(sourceKey);
    else next.set(sourceKey, id);
    return next;
  };
  return {
    id: params.get(sourceKey),
    addressOf: (id: string) => `?${withSource(id)}`,
    open: (id: string | null) => setParams(withSource(id)),
  };
};

const useBoard = () => {
  const { data, error, refetch } = useReply('listIntegrations', { limit: '500' });
  const syncs = useReply('listSyncs');
  useHistorySteps(syncs.data?.items.map(({ history }) => history) ?? [], 'listSyncs');
  const byId = new Map(syncs.data?.items.map((one) => [one.id, one]));
  const rows = (data?.items ?? []).map((item) => ({ ...item, sync: byId.get(item.id) ?? null }));
  const failed = [{ data, error, refetch }, syncs].find((one) => one.error && !one.data);
  return {
    all: openOnes(rows).toSorted(byUrgency),
    isRead: data !== undefined && syncs.data !== undefined,
    error: failed?.error ?? null,
    retry: () => Promise.all([refetch(), syncs.refetch()]),
  };
};

type ConnectionTableProps = {
  readonly label: string;
  /** Null while they are read. */
  readonly rows: readonly BoardRow[] | null;
  readonly columns: ReturnType<typeof columnsOf>;
  readonly order: ReturnType<typeof useAddressSort>;
  readonly chosen: readonly string[];
  readonly onChoose: ((ids: readonly string[]) => void) | null;
};

const ConnectionTable = ({ label, rows, columns, order, chosen, onChoose }: ConnectionTableProps) => {
  const own = rows?.map(({ id }) => id) ?? [];
  const others = chosen.filter((id) => !own.includes(id));
  const selection = onChoose && {
    chosen: chosen.filter((id) => own.includes(id)),
    onChoose: (ids: readonly string[]) => onChoose([...others, ...ids]),
    nameOf,
  };
  return (
    <div className={`${styles.table} touch`}>
      <DataTable
        label={label}
        rows={rows}
        keyOf={({ id }) => id}
        columns={columns}
        pageSize={rowsOnAPage}
        expectedRows={rowsOnAPage}
        {...order}
        {...(selection ? { selection } : {})}
      />
    </div>
  );
};

type OpenDialogsProps = Pick<DialogProps, 'changes' | 'onReplace'> & {
  readonly items: readonly BoardRow[];
  readonly source: ReturnType<typeof useOpenSource>;
  readonly asked: OpenDialog | null;
  readonly onAsk: (dialog: OpenDialog | null) => void;
};

const OpenDialogs = ({ items, source, asked, onAsk, changes, onReplace }: OpenDialogsProps) => {
  const opened = items.find(({ id }) => id === source.id);
  const dialog: OpenDialog | null = asked ?? (opened ? { kind: 'details', row: opened } : null);
  const close = () => {
    onAsk(null);
    if (source.id !== null) source.open(null);
  };
  const Dialogs = useLazyModule(dialog !== null, lateDialogs, { onFailure: close });
  if (dialog === null || Dialogs === null) return null;
  return (
    <Dialogs
      open={dialog}
      changes={changes}
      onDisconnect={(row) => {
        onAsk({ kind: 'disconnect', row });
        source.open(null);
      }}
      onReplace={(platform, row) => {
        close();
        onReplace(platform, row);
      }}
      onClose={close}
    />
  );
};

type ConnectionsProps = Pick<DialogProps, 'changes' | 'onReplace'>;

export const Connections = ({ changes, onReplace }: ConnectionsProps) => {
  const saveTable = useSaveTable();
  const now = useServices().world.clock.now();
  const words = useChangeWords();
  const order = useAddressSort(sortedColumns);
  const filters = useConnectionFilters();
  const source = useOpenSource();
  const canEdit = useCanEdit();
  const [chosen, choose] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState<OpenDialog | null>(null);
  const { all: items, isRead, error, retry } = useBoard();
  const board = {
    ...{ now, all: items, changes, addressOf: source.addressOf },
    onDetails: ({ id }: BoardRow) => source.open(id),
    onDisconnect: (row: BoardRow) => setAsked({ kind: 'disconnect', row }),
    onReplace: (row: BoardRow) => setAsked({ kind: 'replace', row }),
  };
  const columns = columnsOf(board, { hasClient: true });
  const shown = inOrder(inState(ofClient(items, filters), filters), columns, order.sort);
  const isGrouped = filters.client === null && filters.state === null && order.sort === null;
  const selected = items.filter(({ id }) => chosen.includes(id));
  const tableOf = (label: string, rows: readonly BoardRow[] | null, hasClient: boolean) => (
    <ConnectionTable
      {...{ label, rows, order, chosen }}
      columns={columnsOf(board, { hasClient })}
      onChoose={canEdit ? choose : null}
    />
  );
  return (
    <section aria-labelledby="connections">
      <div className={part.partHead}>
        <h2 id="connections">Connections</h2>
        {shown.length > 0 && (
          <Button type="text" onClick={() => saveTable('connections', connectionsCsv(shown))}>
            Download CSV
          </Button>
        )}
      </div>
      {!isRead && error === null && <FiltersSkeleton />}
      {items.length > 0 && <ConnectionFilters items={items} filters={filters} />}
      <ChangeNotice actor={changes} words={words} />
      {selected.length > 0 && <BulkActions rows={selected} changes={changes} onClear={() => choose([])} />}
      {error !== null && <ListFailure what="The connections" error={error} onRetry={retry} />}
      {isRead && shown.length === 0 && (
        <NoConnections isFiltered={items.length > 0} onClear={filters.clear} />
      )}
      {isRead && isGrouped && <ConnectionGroups rows={shown} now={now} tableOf={tableOf} />}
      {((isRead && !isGrouped && shown.length > 0) || (!isRead && error === null)) &&
        tableOf('Connections', isRead ? shown : null, true)}
      <OpenDialogs {...{ items, source, asked, changes, onReplace }} onAsk={setAsked} />
    </section>
  );
};
