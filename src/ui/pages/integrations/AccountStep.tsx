/** Renders a platform's demo accounts, with the connected ones marked. */
import { Button, Radio } from 'antd';
import { type FormEvent, useState } from 'react';
import type { PlatformId } from '#domain/integrations/platforms.ts';
import { integrationTexts } from '../../content/integrations.ts';
import { useReply } from '../../data/useReply.ts';
import { ListFailure } from '../../parts/empty/ListFailure.tsx';
import type { ConnectActor } from './actors.ts';
import styles from './ConnectDialog.module.css';

export const AccountStep = ({ connect, platform }: { connect: ConnectActor; platform: PlatformId }) => {
  const { data, error, refetch } = useReply('listPlatforms', { limit: '100' });
  const accounts = data?.items.find(({ id }) => id === platform)?.accounts ?? [];
  const [chosen, choose] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen !== null) connect.send({ type: 'account.choose', accountId: chosen });
  };
  return (
    <form onSubmit={submit}>
      <p className={styles.quiet}>{integrationTexts.demo}</p>
      {!data && error && <ListFailure what="The accounts" error={error} onRetry={refetch} />}
      <Radio.Group
        aria-label="Demo account"
        className={styles.choices ?? ''}
        value={chosen}
        options={accounts.map(({ id, name, connected }) => ({
          value: id,
          disabled: connected,
          label: connected ? `${name} (connected already)` : name,
        }))}
        onChange={({ target }) => choose(String(target.value))}
      />
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit" disabled={chosen === null}>
          Use this account
        </Button>
        <Button onClick={() => connect.send({ type: 'consent.reopen' })}>Back</Button>
      </div>
    </form>
  );
};
