/** Renders the integrations page: connections, available platforms and history. */
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { PlatformItem } from '#domain/contract/integrationSchemas.ts';
import { reversibleChangeMachine } from '#machines/editing/reversibleChangeMachine.ts';
import { integrationChangeService } from '#machines/integrations/integrationChangeService.ts';
import { integrationConnectMachine } from '#machines/integrations/integrationConnectMachine.ts';
import { integrationConnectService } from '#machines/integrations/integrationConnectService.ts';
import { integrationTexts } from '../../content/integrations.ts';
import { LimitNote } from '../../parts/LimitNote.tsx';
import { useListKeys } from '../../parts/tables/useListKeys.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useLifecycle } from '../../services/useLifecycle.ts';
import { Catalogue } from './Catalogue.tsx';
import { ConnectDialog } from './ConnectDialog.tsx';
import { Connections } from './Connections.tsx';
import { IntegrationHistory } from './IntegrationHistory.tsx';
import styles from './Integrations.module.css';

const useLifecycles = () => {
  const { api, ownChanges } = useServices();
  const connect = useLifecycle(() => integrationConnectMachine.provide(integrationConnectService({ api })), {
    id: 'integrationConnect',
    frameOf: api.frameOf,
  });
  const changes = useLifecycle(
    () => reversibleChangeMachine.provide({ actors: integrationChangeService({ api, changes: ownChanges }) }),
    { id: 'reversibleChange' },
  );
  return { connect, changes };
};

export const Integrations = () => {
  const { connect, changes } = useLifecycles();
  const place = useRef<HTMLElement>(null);
  useListKeys({ place });
  const open = useSelector(connect, (snapshot) => snapshot.hasTag('open'));
  const begin = ({ id, scopes }: PlatformItem) =>
    connect.send({ type: 'platform.choose', platform: id, scopes });
  return (
    <main ref={place} className={styles.page}>
      <header className={styles.head}>
        <h1>Integrations</h1>
        <p>
          {integrationTexts.lead} {integrationTexts.demo}
        </p>
        <p className={styles.limit}>
          <LimitNote resource="integrations" />
        </p>
      </header>
      <Connections changes={changes} />
      <Catalogue onConnect={begin} />
      <IntegrationHistory />
      {open && <ConnectDialog connect={connect} />}
    </main>
  );
};
