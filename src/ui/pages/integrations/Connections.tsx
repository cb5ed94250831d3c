/** What is connected now, since when and by whom; changed, given up and taken back here. */

import { Button, Empty } from 'antd';
import { useSearchParams } from 'react-router-dom';
import type { Integration } from '#domain/contract/integrationSchemas.ts';
import type { ReversibleChange } from '#machines/editing/reversibleChangeMachine.ts';
import { integrationTexts } from '../../content/integrations.ts';
import { useReply } from '../../data/useReply.ts';
import { ChangeNotice } from '../../parts/ChangeNotice.tsx';
import { ListFailure } from '../../parts/empty/ListFailure.tsx';
import { useAddressSort } from '../../parts/tables/useAddressSort.ts';
import { filterStep } from '../../services/filterStep.ts';
import { useServices } from '../../services/servicesContext.ts';
import { DataTable } from '../../widgets/DataTable.tsx';
import { downloadText } from '../../widgets/downloadText.ts';
import type { ChangesActor } from './actors.ts';
import styles from './Connections.module.css';
import { byState, columnsOf, connectionsCsv, inOrder, sortedColumns } from './connectionColumns.tsx';
import part from './Integrations.module.css';

/** A given-up connection whose account has been connected again since is history only. */
const isOpen = (item: Integration, all: readonly Integration[]): boolean =>
  item.state === 'connected' ||
  !all.some(
    ({ id, account, state }) => id !== item.id && account.id === item.account.id && state === 'connected',
  );

/** What is told of a change, with the names that clients have now. */
const useWords = () => {
  const clients = useReply('listIntegrationClients', { limit: '500' }).data?.items ?? [];
  return (kind: string, name: string, { details }: ReversibleChange) => {
    const gone = `${name} is disconnected`;
    const back = `${name} is connected again`;
    if (kind === 'disconnect') return { made: `${gone}.`, takenBack: `${back}.` };
    if (kind === 'restore') return { made: `${back}.`, takenBack: `${gone} again.` };
    const client = clients.find(({ id }) => id === details?.clientId)?.name ?? 'another client';
    return {
      made: `${name} now belongs to ${client}.`,
      takenBack: `${name} is back with its previous client.`,
    };
  };
};

/** A reason for attention leads to the connections of one client. */
const clientKey = 'client';

const useOneClient = () => {
  const [params, setParams] = useSearchParams();
  const all = () =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete(clientKey);
        return next;
      },
      filterStep({ isTyped: false }),
    );
  return { only: params.get(clientKey), all };
};

export const Connections = ({ changes }: { changes: ChangesActor }) => {
  const { world } = useServices();
  const words = useWords();
  const order = useAddressSort(sortedColumns);
  const { only, all } = useOneClient();
  const { data, error, refetch } = useReply('listIntegrations', { limit: '500' });
  const items = (data?.items ?? []).filter(({ client }) => only === null || client.id === only);
  const columns = columnsOf(world.clock.now(), changes);
  const usual = items.filter((item) => isOpen(item, items)).toSorted(byState);
  const shown = inOrder(usual, columns, order.sort);
  const connected = shown.filter(({ state }) => state === 'connected').length;
  return (
    <section className={part.part} aria-labelledby="connections">
      <div className={part.partHead}>
        <h2 id="connections">Connections</h2>
        {data && (
          <span className={part.quiet}>
            {connected} connected
            {only !== null && items[0] && ` for ${items[0].client.name}`}
          </span>
        )}
        {only !== null && (
          <Button type="text" onClick={all}>
            Show all clients
          </Button>
        )}
        {shown.length > 0 && (
          <Button
            type="text"
            onClick={() => downloadText('connections.csv', 'text/csv', connectionsCsv(shown))}
          >
            Download CSV
          </Button>
        )}
      </div>
      <ChangeNotice actor={changes} words={words} />
      {error && !data && <ListFailure what="The connections" error={error} onRetry={refetch} />}
      {data && shown.length === 0 && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={integrationTexts.noConnections} />
      )}
      {(shown.length > 0 || (!data && !error)) && (
        <div className={styles.table}>
          <DataTable
            label="Connections"
            rows={data ? shown : null}
            keyOf={({ id }) => id}
            columns={columns}
            {...order}
          />
        </div>
      )}
    </section>
  );
};
