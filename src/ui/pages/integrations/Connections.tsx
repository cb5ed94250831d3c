/** Lists the current connections with date and author, to change, disconnect and restore. */

import { Button, Empty, Select, Skeleton } from 'antd';
import { useSearchParams } from 'react-router-dom';
import type { Integration } from '#domain/contract/integrationSchemas.ts';
import { replacedConnections } from '#domain/integrations/replacedConnections.ts';
import { compareNames } from '#domain/text/searchText.ts';
import type { ReversibleChange } from '#machines/editing/reversibleChangeMachine.ts';
import { integrationTexts } from '../../content/integrations.ts';
import { useReply } from '../../data/useReply.ts';
import { ChangeNotice } from '../../parts/ChangeNotice.tsx';
import { ListFailure } from '../../parts/empty/ListFailure.tsx';
import { useAddressSort } from '../../parts/tables/useAddressSort.ts';
import { filterStep } from '../../services/filterStep.ts';
import { useServices } from '../../services/servicesContext.ts';
import { DataTable } from '../../widgets/DataTable.tsx';
import { KitSegmented } from '../../widgets/KitSegmented.tsx';
import { useSaveTable } from '../../widgets/saveTable.ts';
import { searchedByLabel } from '../../widgets/searchedByLabel.ts';
import styles from './Connections.module.css';
import type { ChangesActor } from './connectionActors.ts';
import { columnsOf, connectionsCsv, inOrder, sortedColumns } from './connectionColumns.tsx';
import { byUrgency, type ConnectionState, connectionState, connectionStates } from './connectionState.ts';
import part from './Integrations.module.css';

type FilterKey = 'client' | 'state';

const all = '';

const stateLabels = { silent: 'To reconnect', connected: 'Connected', disconnected: 'Disconnected' } as const;

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
const ofClient = (items: readonly Integration[], { client }: Filters): readonly Integration[] =>
  items.filter((item) => client === null || item.client.id === client);

const inState = (items: readonly Integration[], { state }: Filters): readonly Integration[] =>
  items.filter((item) => state === null || connectionState(item) === state);

type ConnectionFiltersProps = {
  items: readonly Integration[];
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
const openOnes = (all: readonly Integration[]): readonly Integration[] => {
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

const useWords = () => {
  const clients = useReply('listIntegrationClients', { limit: '500' }).data?.items ?? [];
  return (kind: string, name: string, { details }: ReversibleChange) => {
    const gone = `${name} is disconnected`;
    const back = `${name} is connected again`;
    if (kind === 'reconnect') return { made: `${name} is reconnected.`, takenBack: '' };
    if (kind === 'disconnect') return { made: `${gone}.`, takenBack: `${back}.` };
    if (kind === 'restore') return { made: `${back}.`, takenBack: `${gone} again.` };
    const client = clients.find(({ id }) => id === details?.clientId)?.name ?? 'another client';
    return {
      made: `${name} now belongs to ${client}.`,
      takenBack: `${name} is back with its previous client.`,
    };
  };
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

export const Connections = ({ changes }: { changes: ChangesActor }) => {
  const saveTable = useSaveTable();
  const { world } = useServices();
  const words = useWords();
  const order = useAddressSort(sortedColumns);
  const filters = useConnectionFilters();
  const { data, error, refetch } = useReply('listIntegrations', { limit: '500' });
  const items = openOnes(data?.items ?? []).toSorted(byUrgency);
  const columns = columnsOf(world.clock.now(), changes);
  const shown = inOrder(inState(ofClient(items, filters), filters), columns, order.sort);
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
      {!data && !error && <FiltersSkeleton />}
      {items.length > 0 && <ConnectionFilters items={items} filters={filters} />}
      <ChangeNotice actor={changes} words={words} />
      {error && !data && <ListFailure what="The connections" error={error} onRetry={refetch} />}
      {data && shown.length === 0 && <NoConnections isFiltered={items.length > 0} onClear={filters.clear} />}
      {(shown.length > 0 || (!data && !error)) && (
        <div className={styles.table}>
          <DataTable
            label="Connections"
            rows={data ? shown : null}
            keyOf={({ id }) => id}
            columns={columns}
            pageSize={rowsOnAPage}
            expectedRows={rowsOnAPage}
            {...order}
          />
        </div>
      )}
    </section>
  );
};
