/** What is connected now, since when and by whom; changed, given up and taken back here. */

import { useSelector } from '@xstate/react';
import { Button, Empty, Skeleton, Table, type TableColumnsType, Tag } from 'antd';
import type { Integration } from '#domain/contract/integrationSchemas.ts';
import { platformNames } from '#domain/integrations/platforms.ts';
import type { ReversibleChange } from '#machines/records/reversibleChangeMachine.ts';
import { shortTime } from '../../content/dates.ts';
import { integrationTexts } from '../../content/integrations.ts';
import { useReply } from '../../data/useReply.ts';
import { ChangeNotice } from '../../parts/ChangeNotice.tsx';
import { ListFailure } from '../../parts/empty/ListFailure.tsx';
import { useServices } from '../../services/servicesContext.ts';
import type { ChangesActor } from './actors.ts';
import { ClientChoice } from './ClientChoice.tsx';
import styles from './Connections.module.css';
import part from './Integrations.module.css';

const nameOf = ({ platform, account }: Integration): string => `${platformNames[platform]}, ${account.name}`;

/** A given-up connection whose account has been connected again since is history only. */
const isOpen = (item: Integration, all: readonly Integration[]): boolean =>
  item.state === 'connected' ||
  !all.some(
    ({ id, account, state }) => id !== item.id && account.id === item.account.id && state === 'connected',
  );

const Action = ({ item, changes }: { item: Integration; changes: ChangesActor }) => {
  const busy = useSelector(changes, (snapshot) => snapshot.hasTag('busy'));
  const connected = item.state === 'connected';
  const name = nameOf(item);
  return (
    <Button
      size="small"
      disabled={busy}
      aria-label={`${connected ? 'Disconnect' : 'Restore'} ${name}`}
      onClick={() =>
        changes.send({
          type: 'change.ask',
          kind: connected ? 'disconnect' : 'restore',
          id: item.id,
          name,
          etag: item.etag,
        })
      }
    >
      {connected ? 'Disconnect' : 'Restore'}
    </Button>
  );
};

const columnsOf = (now: number, changes: ChangesActor): TableColumnsType<Integration> => [
  {
    title: 'Account',
    render: (_, { platform, account }) => (
      <>
        <strong>{platformNames[platform]}</strong>
        <span className={styles.quiet}>{account.name}</span>
      </>
    ),
  },
  {
    title: 'State',
    render: (_, { state, since, by }) => (
      <>
        <Tag color={state === 'connected' ? 'success' : 'default'}>
          {state === 'connected' ? 'Connected' : 'Disconnected'}
        </Tag>
        <span className={styles.quiet}>
          since <time dateTime={since}>{shortTime(since, now)}</time> by {by.name}
        </span>
      </>
    ),
  },
  {
    title: 'Client',
    render: (_, item) =>
      item.state === 'connected' ? (
        <ClientChoice item={item} name={nameOf(item)} changes={changes} />
      ) : (
        item.client.name
      ),
  },
  {
    title: <span className="visually-hidden">Actions</span>,
    align: 'end',
    render: (_, item) => <Action item={item} changes={changes} />,
  },
];

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

export const Connections = ({ changes }: { changes: ChangesActor }) => {
  const { world } = useServices();
  const words = useWords();
  const { data, error, refetch } = useReply('listIntegrations', { limit: '500' });
  const items = data?.items ?? [];
  const shown = items
    .filter((item) => isOpen(item, items))
    .toSorted((one, other) => Number(one.state !== 'connected') - Number(other.state !== 'connected'));
  const connected = shown.filter(({ state }) => state === 'connected').length;
  return (
    <section className={part.part} aria-labelledby="connections">
      <div className={part.partHead}>
        <h2 id="connections">Connections</h2>
        {data && <span className={part.quiet}>{connected} connected</span>}
      </div>
      <ChangeNotice actor={changes} words={words} />
      {error && !data && <ListFailure what="The connections" error={error} onRetry={refetch} />}
      {!data && !error && (
        <div aria-busy="true">
          <Skeleton active title={false} paragraph={{ rows: 9, width: '100%' }} />
        </div>
      )}
      {data && shown.length === 0 && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={integrationTexts.noConnections} />
      )}
      {shown.length > 0 && (
        <Table<Integration>
          size="middle"
          rowKey="id"
          className={styles.table ?? ''}
          pagination={false}
          dataSource={shown}
          columns={columnsOf(world.clock.now(), changes)}
        />
      )}
    </section>
  );
};
