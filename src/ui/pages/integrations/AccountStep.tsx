/** The demo accounts of a platform, those that are connected already named as such. */
import { Button } from 'antd';
import { type FormEvent, useState } from 'react';
import type { PlatformId } from '#domain/integrations/platforms.ts';
import { useReply } from '../../app/useReply.ts';
import { integrationTexts } from '../../content/integrations.ts';
import styles from './ConnectDialog.module.css';
import type { ConnectActor } from './ConnectDialog.tsx';

export const AccountStep = ({ connect, platform }: { connect: ConnectActor; platform: PlatformId }) => {
  const platforms = useReply('listPlatforms', { limit: '100' }).data?.items;
  const accounts = platforms?.find(({ id }) => id === platform)?.accounts ?? [];
  const [chosen, choose] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen !== null) connect.send({ type: 'account.choose', accountId: chosen });
  };
  return (
    <form onSubmit={submit}>
      <p className={styles.quiet}>{integrationTexts.demo}</p>
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">Demo account</legend>
        {accounts.map(({ id, name, connected }) => (
          <label key={id}>
            <input
              type="radio"
              name="account"
              value={id}
              checked={chosen === id}
              disabled={connected}
              onChange={() => choose(id)}
            />
            <span>{name}</span>
            {connected && <span className={styles.quiet}>connected already</span>}
          </label>
        ))}
      </fieldset>
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit" disabled={chosen === null}>
          Use this account
        </Button>
        <Button onClick={() => connect.send({ type: 'consent.reopen' })}>Back</Button>
      </div>
    </form>
  );
};
