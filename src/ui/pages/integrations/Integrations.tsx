/** The platforms that a workspace is connected with, those it can be, and who changed what. */
import { useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import type { PlatformItem } from '#domain/contract/integrationSchemas.ts';
import { integrationChangesMachine } from '#machines/integrations/integrationChangesMachine.ts';
import { integrationChangesService } from '#machines/integrations/integrationChangesService.ts';
import { integrationConnectMachine } from '#machines/integrations/integrationConnectMachine.ts';
import { integrationConnectService } from '#machines/integrations/integrationConnectService.ts';
import { useServices } from '../../app/servicesContext.ts';
import { useLifecycle } from '../../app/useLifecycle.ts';
import { integrationTexts } from '../../content/integrations.ts';
import { LimitNote } from '../../widgets/LimitNote.tsx';
import { Catalogue } from './Catalogue.tsx';
import { ConnectDialog } from './ConnectDialog.tsx';
import { Connections } from './Connections.tsx';
import { IntegrationHistory } from './IntegrationHistory.tsx';
import styles from './Integrations.module.css';

const useLifecycles = () => {
  const { api } = useServices();
  const serverState = useQueryClient();
  const parts = { api, onChanged: () => void serverState.invalidateQueries() };
  const connect = useLifecycle(() => integrationConnectMachine.provide(integrationConnectService(parts)), {
    id: 'integrationConnect',
    frameOf: api.frameOf,
  });
  const changes = useLifecycle(() => integrationChangesMachine.provide(integrationChangesService(parts)), {
    id: 'integrationChanges',
    frameOf: api.frameOf,
  });
  return { connect, changes };
};

export const Integrations = () => {
  const { connect, changes } = useLifecycles();
  const open = useSelector(connect, (snapshot) => snapshot.hasTag('open'));
  const begin = ({ id, scopes }: PlatformItem) =>
    connect.send({ type: 'platform.choose', platform: id, scopes });
  return (
    <main className={styles.page}>
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
