/** Lists the current connections with date and author, to change, disconnect and restore. */

import { Button, Empty } from 'antd';
import type { Integration } from '#domain/contract/integrationSchemas.ts';
import { replacedConnections } from '#domain/integrations/replacedConnections.ts';
import type { ReversibleChange } from '#machines/editing/reversibleChangeMachine.ts';
import { integrationTexts } from '../../content/integrations.ts';
import { useReply } from '../../data/useReply.ts';
import { ChangeNotice } from '../../parts/ChangeNotice.tsx';
import { ListFailure } from '../../parts/empty/ListFailure.tsx';
import { useAddressSort } from '../../parts/tables/useAddressSort.ts';
import { useServices } from '../../services/servicesContext.ts';
import { DataTable } from '../../widgets/DataTable.tsx';
import { useSaveTable } from '../../widgets/saveTable.ts';
import type { ChangesActor } from './actors.ts';
import {
  ConnectionFilters,
  FiltersSkeleton,
  inState,
  ofClient,
  useConnectionFilters,
} from './ConnectionFilters.tsx';
import styles from './Connections.module.css';
import { columnsOf, connectionsCsv, inOrder, sortedColumns } from './connectionColumns.tsx';
import { byUrgency } from './connectionState.ts';
import part from './Integrations.module.css';

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
