/** One connection of the list with what can be done with it. */
import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import { useId } from 'react';
import type { Integration } from '#domain/contract/integrationSchemas.ts';
import { platformNames } from '#domain/integrations/platforms.ts';
import { useServices } from '../../app/servicesContext.ts';
import { useReply } from '../../app/useReply.ts';
import { shortTime } from '../../content/dates.ts';
import styles from './Connections.module.css';
import type { ChangesActor } from './Connections.tsx';
import part from './Integrations.module.css';

type RowProps = { item: Integration; name: string; changes: ChangesActor };

const ClientChoice = ({ item, name, changes }: RowProps) => {
  const id = useId();
  const busy = useSelector(changes, (snapshot) => snapshot.hasTag('busy'));
  const clients = useReply('listIntegrationClients', { limit: '500' }).data?.items ?? [item.client];
  return (
    <>
      <label htmlFor={id} className="visually-hidden">
        Client of {name}
      </label>
      <select
        id={id}
        className={part.select}
        value={item.client.id}
        disabled={busy}
        onChange={({ target }) =>
          changes.send({
            type: 'connection.change',
            order: {
              what: 'map',
              integration: { id: item.id, name, etag: item.etag },
              clientId: target.value,
            },
          })
        }
      >
        {clients.every((client) => client.id !== item.client.id) && (
          <option value={item.client.id}>{item.client.name}</option>
        )}
        {clients.map((client) => (
          <option key={client.id} value={client.id}>
            {client.name}
          </option>
        ))}
      </select>
    </>
  );
};

export const ConnectionRow = ({ item, name, changes }: RowProps) => {
  const { world } = useServices();
  const busy = useSelector(changes, (snapshot) => snapshot.hasTag('busy'));
  const connected = item.state === 'connected';
  const act = () =>
    changes.send({
      type: 'connection.change',
      order: {
        what: connected ? 'disconnect' : 'restore',
        integration: { id: item.id, name, etag: item.etag },
      },
    });
  return (
    <tr data-state={item.state}>
      <th scope="row">
        {platformNames[item.platform]}
        <span>{item.account.name}</span>
      </th>
      <td>
        <span className={styles.state}>{connected ? 'Connected' : 'Disconnected'}</span>
        <span className={styles.since}>
          since <time dateTime={item.since}>{shortTime(item.since, world.clock.now())}</time> by{' '}
          {item.by.name}
        </span>
      </td>
      <td>{connected ? <ClientChoice item={item} name={name} changes={changes} /> : item.client.name}</td>
      <td className={styles.action}>
        <Button
          disabled={busy}
          onClick={act}
          aria-label={connected ? `Disconnect ${name}` : `Restore ${name}`}
        >
          {connected ? 'Disconnect' : 'Restore'}
        </Button>
      </td>
    </tr>
  );
};
