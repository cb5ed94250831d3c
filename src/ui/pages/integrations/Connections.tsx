/** Shows the health of all connections: those that need action first, the healthy ones folded by client. */

import { Button, Collapse, Empty, Flex, Select, Skeleton } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { replacedConnections } from '#domain/integrations/replacedConnections.ts';
import { compareNames } from '#domain/text/searchText.ts';
import { ago } from '../../content/dates.ts';
import { integrationTexts, sources } from '../../content/integrations.ts';
import { useReply } from '../../data/useReply.ts';
import { ChangeNotice } from '../../parts/ChangeNotice.tsx';
import { ListFailure } from '../../parts/empty/ListFailure.tsx';
import { useAddressSort } from '../../parts/tables/useAddressSort.ts';
import { filterStep } from '../../services/filterStep.ts';
import { useCanEdit } from '../../services/useCanEdit.ts';
import { useServices } from '../../services/servicesContext.ts';
import { DataTable } from '../../widgets/DataTable.tsx';
import { KitSegmented } from '../../widgets/KitSegmented.tsx';
import { useSaveTable } from '../../widgets/saveTable.ts';
import { searchedByLabel } from '../../widgets/searchedByLabel.ts';
import { changeOf, type Verb } from './ConnectionActions.tsx';
import styles from './Connections.module.css';
import type { ChangesActor } from './connectionActors.ts';
import { columnsOf, connectionsCsv, inOrder, sortedColumns } from './connectionColumns.tsx';
import {
  type BoardRow,
  byUrgency,
  type ConnectionState,
  connectionState,
  connectionStates,
  nameOf,
} from './connectionState.ts';
import { DisconnectDialog } from './DisconnectDialog.tsx';
import part from './Integrations.module.css';
import { SyncDrawer } from './SyncDrawer.tsx';
import { useChangeWords } from './useChangeWords.ts';

type FilterKey = 'client' | 'state';

const all = '';

const stateLabels = { silent: 'Needs action', connected: 'Healthy', disconnected: 'Disconnected' } as const;

const isState = (text: string | null): text is ConnectionState =>
  connectionStates.some((state) => state === text);

const useConnectionFilters = () => {
  const [params, setParams] = useSearchParams();
  const set = (key: FilterKey, value: string) => {
    const next = new URLSearchParams(params);
    if (value === all) next.delete(key);
    else next.set(key, value);
    setParams(next, filterStep({ isTyped: false }));
  };
  const clear = () => {
    const next = new URLSearchParams(params);
    next.delete('client');
    next.delete('state');
    setParams(next, filterStep({ isTyped: false }));
  };
  const state = params.get('state');
  return { client: params.get('client'), state: isState(state) ? state : null, set, clear };
};

type Filters = ReturnType<typeof useConnectionFilters>;

/** Ignores the state filter, because the counts per state are taken from this list. */
const ofClient = (items: readonly BoardRow[], { client }: Filters): readonly BoardRow[] =>
  items.filter((item) => client === null || item.client.id === client);

const inState = (items: readonly BoardRow[], { state }: Filters): readonly BoardRow[] =>
  items.filter((item) => state === null || connectionState(item) === state);

type ConnectionFiltersProps = {
  items: readonly BoardRow[];
  filters: Filters;
};

const FiltersSkeleton = () => (
  <div className={part.filters} aria-hidden="true">
    <span className={part.select}>
      <Skeleton.Button active block />
    </span>
    <span className={part.states}>
      <Skeleton.Button active block />
    </span>
  </div>
);

const ConnectionFilters = ({ items, filters }: ConnectionFiltersProps) => {
  const clients = new Map(items.map(({ client }) => [client.id, client.name]));
  const named = [...clients].map(([value, label]) => ({ value, label }));
  const own = ofClient(items, filters);
  const counted = connectionStates
    .map((state) => ({ state, count: inState(own, { ...filters, state }).length }))
    .filter(({ state, count }) => count > 0 || state === filters.state);
  return (
    <div className={part.filters}>
      <Select
        id="client-of-connections"
        className={part.select ?? ''}
        aria-label="Connections of"
        showSearch={searchedByLabel}
        value={filters.client ?? all}
        options={[
          { value: all, label: 'All clients' },
          ...named.toSorted((one, other) => compareNames(one.label, other.label)),
        ]}
        onChange={(client) => filters.set('client', client)}
      />
      <KitSegmented
        aria-label="State of connections"
        value={filters.state ?? all}
        options={[
          { value: all, label: `All ${own.length}` },
          ...counted.map(({ state, count }) => ({ value: state, label: `${stateLabels[state]} ${count}` })),
        ]}
        onChange={(state) => filters.set('state', state)}
      />
    </div>
  );
};

/** Omits disconnected connections that have been replaced. */
const openOnes = (all: readonly BoardRow[]): readonly BoardRow[] => {
  const replaced = replacedConnections(
    all.map(({ id, platform, account, state }) => ({
      id,
      platform,
      accountId: account.id,
      isConnected: state === 'connected',
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

type GroupedProps = {
  readonly rows: readonly BoardRow[];
  readonly now: number;
  readonly tableOf: (label: string, rows: readonly BoardRow[], hasClient: boolean) => React.ReactNode;
};

const lastSyncOf = (rows: readonly BoardRow[], now: number): string => {
  const last = rows.map(({ sync }) => sync?.last_at ?? '').toSorted().at(-1) ?? '';
  return last === '' ? '' : `synced ${ago(last, now)}`;
};

const Grouped = ({ rows, now, tableOf }: GroupedProps) => {
  const silent = rows.filter((row) => connectionState(row) === 'silent');
  const gone = rows.filter((row) => connectionState(row) === 'disconnected');
  const healthy = rows.filter((row) => connectionState(row) === 'connected');
  const groups = [...Map.groupBy(healthy, ({ client }) => client.id).values()].toSorted((one, other) =>
    compareNames(one[0]?.client.name ?? '', other[0]?.client.name ?? ''),
  );
  const folds = groups.map((group) => {
    const client = group[0]?.client ?? { id: '', name: '' };
    return {
      key: client.id,
      label: client.name,
      extra: (
        <span className={styles.quiet}>
          {[sources(group.length), lastSyncOf(group, now)].filter(Boolean).join(' · ')}
        </span>
      ),
      children: tableOf(`Connections of ${client.name}`, group, false),
    };
  });
  return (
    <>
      {silent.length > 0 && (
        <>
          <h3>Needs action</h3>
          {tableOf('Connections that need action', silent, true)}
        </>
      )}
      {folds.length > 0 && <h3>Healthy</h3>}
      <Collapse
        ghost
        size="small"
        destroyOnHidden
        items={[
          ...folds,
          ...(gone.length === 0
            ? []
            : [
                {
                  key: ' disconnected',
                  label: 'Disconnected',
                  extra: <span className={styles.quiet}>{sources(gone.length)}</span>,
                  children: tableOf('Disconnected connections', gone, true),
                },
              ]),
        ]}
      />
    </>
  );
};

type BulkProps = {
  readonly rows: readonly BoardRow[];
  readonly changes: ChangesActor;
  readonly onClear: () => void;
};

const Bulk = ({ rows, changes, onClear }: BulkProps) => {
  const connected = rows.filter(({ state }) => state === 'connected');
  const act = (kind: Verb, concerned: readonly BoardRow[]) => {
    changes.send(changeOf(kind, concerned));
    onClear();
  };
  const active = connected.filter(({ silent, sync }) => silent === null && sync?.state !== 'paused');
  const paused = connected.filter(({ sync }) => sync?.state === 'paused');
  const silent = connected.filter((row) => row.silent !== null);
  return (
    <Flex wrap gap={8} align="center" className={styles.bulk ?? ''}>
      <strong role="status">{rows.length} selected</strong>
      <Button disabled={active.length === 0} onClick={() => act('sync', active)}>
        Sync selected now
      </Button>
      <Button disabled={active.length === 0} onClick={() => act('pause', active)}>
        Pause selected
      </Button>
      {paused.length > 0 && <Button onClick={() => act('resume', paused)}>Resume selected</Button>}
      <Button disabled={silent.length === 0} onClick={() => act('reconnect', silent)}>
        Reconnect selected
      </Button>
      <Button type="text" onClick={onClear}>
        Clear selection
      </Button>
    </Flex>
  );
};

const useBoard = () => {
  const { data, error, refetch } = useReply('listIntegrations', { limit: '500' });
  const syncs = useReply('listSyncs');
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

export const Connections = ({ changes }: { changes: ChangesActor }) => {
  const saveTable = useSaveTable();
  const now = useServices().world.clock.now();
  const words = useChangeWords();
  const order = useAddressSort(sortedColumns);
  const filters = useConnectionFilters();
  const source = useOpenSource();
  const canEdit = useCanEdit();
  const [chosen, choose] = useState<readonly string[]>([]);
  const [leaving, setLeaving] = useState<BoardRow | null>(null);
  const { all: items, isRead, error, retry } = useBoard();
  const board = {
    ...{ now, all: items, changes, addressOf: source.addressOf },
    onDetails: ({ id }: BoardRow) => source.open(id),
    onDisconnect: setLeaving,
  };
  const columns = columnsOf(board, { hasClient: true });
  const shown = inOrder(inState(ofClient(items, filters), filters), columns, order.sort);
  const isGrouped = filters.client === null && filters.state === null && order.sort === null;
  const opened = items.find(({ id }) => id === source.id);
  const selected = items.filter(({ id }) => chosen.includes(id));
  const tableOf = (label: string, rows: readonly BoardRow[] | null, hasClient: boolean) => {
    const own = rows?.map(({ id }) => id) ?? [];
    return (
      <div className={styles.table}>
        <DataTable
          label={label}
          rows={rows}
          keyOf={({ id }) => id}
          columns={columnsOf(board, { hasClient })}
          pageSize={rowsOnAPage}
          expectedRows={rowsOnAPage}
          {...order}
          {...(canEdit
            ? {
                selection: {
                  chosen: chosen.filter((id) => own.includes(id)),
                  onChoose: (ids: readonly string[]) =>
                    choose([...chosen.filter((id) => !own.includes(id)), ...ids]),
                  nameOf,
                },
              }
            : {})}
        />
      </div>
    );
  };
  return (
    <section className={part.part} aria-labelledby="connections">
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
      {selected.length > 0 && <Bulk rows={selected} changes={changes} onClear={() => choose([])} />}
      {error !== null && <ListFailure what="The connections" error={error} onRetry={retry} />}
      {isRead && shown.length === 0 && <NoConnections isFiltered={items.length > 0} onClear={filters.clear} />}
      {isRead && isGrouped && <Grouped rows={shown} now={now} tableOf={tableOf} />}
      {((isRead && !isGrouped && shown.length > 0) || (!isRead && error === null)) &&
        tableOf('Connections', isRead ? shown : null, true)}
      {opened && <SyncDrawer row={opened} changes={changes} onClose={() => source.open(null)} />}
      {leaving && <DisconnectDialog row={leaving} changes={changes} onClose={() => setLeaving(null)} />}
    </section>
  );
};
