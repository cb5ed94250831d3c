/** To which client the account's numbers belong. */
import { Button } from 'antd';
import { type FormEvent, useState } from 'react';
import { useServices } from '../../app/servicesContext.ts';
import { useReply } from '../../app/useReply.ts';
import { integrationTexts } from '../../content/integrations.ts';
import styles from './ConnectDialog.module.css';
import type { ConnectActor } from './ConnectDialog.tsx';

const keyBytes = 16;

export const ClientStep = ({ connect }: { connect: ConnectActor }) => {
  const { world } = useServices();
  const clients = useReply('listIntegrationClients', { limit: '500' }).data?.items;
  const [chosen, choose] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const key = world.ids.secret(keyBytes);
    if (chosen !== null) connect.send({ type: 'client.choose', clientId: chosen, key });
  };
  return (
    <form onSubmit={submit}>
      {clients?.length === 0 && <p>{integrationTexts.noClients}</p>}
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">Client</legend>
        {clients?.map(({ id, name }) => (
          <label key={id}>
            <input
              type="radio"
              name="client"
              value={id}
              checked={chosen === id}
              onChange={() => choose(id)}
            />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit" disabled={chosen === null}>
          Connect
        </Button>
        <Button onClick={() => connect.send({ type: 'account.change' })}>Back</Button>
      </div>
    </form>
  );
};
