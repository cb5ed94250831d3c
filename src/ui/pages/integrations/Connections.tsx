/** What is connected now, since when and by whom; changed, given up and taken back here. */

import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import { useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Integration } from '#domain/contract/integrationSchemas.ts';
import { platformNames } from '#domain/integrations/platforms.ts';
import type { integrationChangesMachine } from '#machines/integrations/integrationChangesMachine.ts';
import { useReply } from '../../app/useReply.ts';
import { integrationTexts } from '../../content/integrations.ts';
import { LoadFailure } from '../../widgets/LoadFailure.tsx';
import { ProblemBox } from '../../widgets/ProblemBox.tsx';
import { useFocusWhenLost } from '../../widgets/useFocusWhenLost.ts';
import { ConnectionRow } from './ConnectionRow.tsx';
import styles from './Connections.module.css';
import part from './Integrations.module.css';

export type ChangesActor = ActorRefFrom<typeof integrationChangesMachine>;

const told = { map: 'was given to the client', disconnect: 'is disconnected', restore: 'is connected again' };

const Notice = ({ changes }: { changes: ChangesActor }) => {
  const { notice, problem } = useSelector(changes, ({ context }) => context);
  const place = useRef<HTMLDivElement>(null);
  useFocusWhenLost(place, notice);
  return (
    <>
      <ProblemBox
        text={problem === null ? null : (Object.values(problem.errors ?? {})[0] ?? problem.message)}
      />
      <div ref={place} role="status" tabIndex={-1} className={styles.notice}>
        {notice && (
          <>
            <span>
              {notice.integration.name} {told[notice.what]}.
            </span>
            {notice.what === 'disconnect' && (
              <Button
                onClick={() =>
                  changes.send({
                    type: 'connection.change',
                    order: { what: 'restore', integration: notice.integration },
                  })
                }
              >
                Undo
              </Button>
            )}
          </>
        )}
      </div>
    </>
  );
};

const Table = ({ items, changes }: { items: readonly Integration[]; changes: ChangesActor }) => (
  <table className={styles.table}>
    <thead>
      <tr>
        <th scope="col">Account</th>
        <th scope="col">State</th>
        <th scope="col">Client</th>
        <th scope="col">
          <span className="visually-hidden">Actions</span>
        </th>
      </tr>
    </thead>
    <tbody>
      {items.map((item) => (
        <ConnectionRow key={item.id} item={item} name={nameOf(item)} changes={changes} />
      ))}
    </tbody>
  </table>
);

const nameOf = ({ platform, account }: Integration): string => `${platformNames[platform]}, ${account.name}`;

/** A given-up connection whose account has been connected again since is history only. */
const isOpen = (item: Integration, all: readonly Integration[]): boolean =>
  item.state === 'connected' ||
  !all.some(
    ({ id, account, state }) => id !== item.id && account.id === item.account.id && state === 'connected',
  );

export const Connections = ({ changes }: { changes: ChangesActor }) => {
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
      <Notice changes={changes} />
      {error && !data && <LoadFailure what="The connections" error={error} onRetry={refetch} />}
      {data && shown.length === 0 && <p className={part.quiet}>{integrationTexts.noConnections}</p>}
      {shown.length > 0 && <Table items={shown} changes={changes} />}
    </section>
  );
};
