/** Renders the integrations page: connections, available platforms and history. */
import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { protectedPages } from '#domain/access/protectedPages.ts';
import type { EventItem, EventSubject } from '#domain/contract/eventSchemas.ts';
import type { PlatformItem } from '#domain/contract/integrationSchemas.ts';
import { reversibleChangeMachine } from '#machines/editing/reversibleChangeMachine.ts';
import { integrationConnectMachine } from '#machines/integrations/integrationConnectMachine.ts';
import {
  integrationChangeService,
  integrationConnectService,
} from '#machines/integrations/integrationConnectService.ts';
import { actorOf } from '../../content/activity.ts';
import { shortTime } from '../../content/dates.ts';
import type { Names } from '../../content/eventSentence.ts';
import { integrationTexts } from '../../content/integrations.ts';
import { useReply } from '../../data/useReply.ts';
import { EventSentence } from '../../parts/EventSentence.tsx';
import { ListFailure } from '../../parts/empty/ListFailure.tsx';
import { LimitNote } from '../../parts/LimitNote.tsx';
import { OnlyChangeable } from '../../parts/OnlyChangeable.tsx';
import subjectHistory from '../../parts/SubjectHistory.module.css';
import { useListKeys } from '../../parts/tables/useListKeys.ts';
import { usePart } from '../../parts/usePart.ts';
import { intentState, useNavigationIntent } from '../../services/navigationIntent.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useLazyModule } from '../../services/useLazyModule.ts';
import { useLifecycle } from '../../services/useLifecycle.ts';
import { DataTable } from '../../widgets/DataTable.tsx';
import type { DataColumn } from '../../widgets/dataColumns.tsx';
import { KitMenu } from '../../widgets/KitMenu.tsx';
import { Page, PageHead } from '../../widgets/Page.tsx';
import { PartTabs } from '../../widgets/PartTabs.tsx';
import { Catalogue } from './Catalogue.tsx';
import { Connections } from './Connections.tsx';
import type { BoardRow } from './connectionState.ts';
import { FetchedFiles } from './FetchedFiles.tsx';

const lateConnect = {
  fault: 'The dialog that connects a platform did not load',
  load: async () => (await import('./ConnectDialog.tsx')).ConnectDialog,
};

const noNames: Names = new Map();

const columnsOf = (now: number): readonly DataColumn<EventItem>[] => [
  {
    key: 'when',
    title: 'When',
    isName: true,
    width: 132,
    cell: (item) => (
      <time className={subjectHistory.when} dateTime={item.occurred_at}>
        {shortTime(item.occurred_at, now)}
      </time>
    ),
  },
  {
    key: 'what',
    title: 'What happened',
    label: null,
    cell: (item) => (
      <>
        <strong>
          <bdi>{actorOf(item)}</bdi>
        </strong>{' '}
        <EventSentence event={item} names={noNames} />
      </>
    ),
  },
];

type HistoryPage = {
  rowsOnAPage: number;
  empty: string;
};

const Rows = ({ items, rowsOnAPage, empty }: HistoryPage & { items: readonly EventItem[] | undefined }) => {
  const { world } = useServices();
  return (
    <DataTable
      label="History"
      rows={items ?? null}
      keyOf={({ id }) => id}
      columns={columnsOf(world.clock.now())}
      pageSize={rowsOnAPage}
      empty={empty}
    />
  );
};

const SubjectHistory = ({ subject, ...page }: HistoryPage & { subject: EventSubject }) => {
  const { data, error, refetch } = useReply('listEvents', { subject, order: 'newest', limit: '100' });
  if (error && !data) return <ListFailure what="The history" error={error} onRetry={refetch} />;
  return <Rows items={data?.items} {...page} />;
};

const IntegrationHistory = () => (
  <section aria-label="History">
    <SubjectHistory subject="integrations" rowsOnAPage={5} empty={integrationTexts.noHistory} />
  </section>
);

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

/** A file is imported for one client, so the client is chosen first. */
const ImportMenu = () => {
  const navigate = useNavigate();
  const clients = useReply('listIntegrationClients', { limit: '500' }).data?.items ?? [];
  return (
    <KitMenu
      items={clients.map(({ id, name }) => ({ key: id, label: name }))}
      onChoose={(id) =>
        void navigate(`${protectedPages.clients.path}/${id}/sources`, { state: intentState('importFile') })
      }
    >
      <Button disabled={clients.length === 0}>Import a file</Button>
    </KitMenu>
  );
};

export const Integrations = () => {
  const { connect, changes } = useLifecycles();
  const place = useRef<HTMLElement>(null);
  useListKeys({ place });
  const open = useSelector(connect, (snapshot) => snapshot.hasTag('open'));
  const Dialog = useLazyModule(open, lateConnect, {
    onFailure: () => connect.send({ type: 'flow.cancel' }),
  });
  const begin = ({ id, scopes, accounts }: PlatformItem, replaced?: BoardRow) =>
    connect.send({
      type: 'platform.choose',
      platform: id,
      scopes,
      free: accounts.filter(({ connected }) => !connected).length,
      ...(replaced && { replaced: { id: replaced.id, clientId: replaced.client.id } }),
    });
  const parts = usePart([
    {
      key: 'platforms',
      label: 'Platforms',
      children: <Catalogue onConnect={(platform) => begin(platform)} />,
    },
    { key: 'files', label: 'CSV and Sheets', children: <FetchedFiles /> },
    { key: 'history', label: 'History', children: <IntegrationHistory /> },
  ]);
  const choosePlatform = () => {
    flushSync(() => parts.onChange('platforms'));
    const search = place.current?.querySelector<HTMLElement>('[data-platform-search] input');
    search?.scrollIntoView({ block: 'center' });
    search?.focus({ preventScroll: true });
  };
  useNavigationIntent('connectPlatform', choosePlatform);
  return (
    <Page ref={place}>
      <PageHead
        title="Integrations"
        sub={
          <>
            <span>{integrationTexts.demo}</span>
            <LimitNote resource="integrations" />
          </>
        }
        actions={
          <OnlyChangeable>
            <Button type="primary" onClick={choosePlatform}>
              Connect
            </Button>
            <ImportMenu />
          </OnlyChangeable>
        }
      />
      <Connections changes={changes} onReplace={begin} />
      <PartTabs {...parts} />
      {open && Dialog && <Dialog connect={connect} />}
    </Page>
  );
};
