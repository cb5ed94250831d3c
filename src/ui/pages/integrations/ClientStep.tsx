/** Asks for the client of the connected account. */
import { Button, Radio } from 'antd';
import { type FormEvent, useState } from 'react';
import { integrationTexts } from '../../content/integrations.ts';
import { useReply } from '../../data/useReply.ts';
import { ListFailure } from '../../parts/empty/ListFailure.tsx';
import { useServices } from '../../services/servicesContext.ts';
import type { ConnectActor } from './actors.ts';
import styles from './ConnectDialog.module.css';

const keyBytes = 16;

export const ClientStep = ({ connect }: { connect: ConnectActor }) => {
  const { world } = useServices();
  const { data, error, refetch } = useReply('listIntegrationClients', { limit: '500' });
  const clients = data?.items;
  const [chosen, choose] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const key = world.ids.secret(keyBytes);
    if (chosen !== null) connect.send({ type: 'client.choose', clientId: chosen, key });
  };
  return (
    <form onSubmit={submit}>
      {clients?.length === 0 && <p>{integrationTexts.noClients}</p>}
      {!data && error && <ListFailure what="The clients" error={error} onRetry={refetch} />}
      <Radio.Group
        aria-label="Client"
        className={styles.choices ?? ''}
        value={chosen}
        options={(clients ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ target }) => choose(String(target.value))}
      />
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit" disabled={chosen === null}>
          Connect
        </Button>
        <Button onClick={() => connect.send({ type: 'account.change' })}>Back</Button>
      </div>
    </form>
  );
};
