/** Renders the integrations page: connections, available platforms and history. */
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { EventItem, EventSubject } from '#domain/contract/eventSchemas.ts';
import type { PlatformItem } from '#domain/contract/integrationSchemas.ts';
import { reversibleChangeMachine } from '#machines/editing/reversibleChangeMachine.ts';
import { integrationChangeService } from '#machines/integrations/integrationChangeService.ts';
import { integrationConnectMachine } from '#machines/integrations/integrationConnectMachine.ts';
import { integrationConnectService } from '#machines/integrations/integrationConnectService.ts';
import { actorOf } from '../../content/activity.ts';
import { shortTime } from '../../content/dates.ts';
import type { Names } from '../../content/eventSentence.ts';
import { integrationTexts } from '../../content/integrations.ts';
import { useReply } from '../../data/useReply.ts';
import { EventSentence } from '../../parts/EventSentence.tsx';
import { ListFailure } from '../../parts/empty/ListFailure.tsx';
import { LimitNote } from '../../parts/LimitNote.tsx';
import subjectHistory from '../../parts/SubjectHistory.module.css';
import { useListKeys } from '../../parts/tables/useListKeys.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useLifecycle } from '../../services/useLifecycle.ts';
import { DataTable } from '../../widgets/DataTable.tsx';
import type { DataColumn } from '../../widgets/dataColumns.tsx';
import { Catalogue } from './Catalogue.tsx';
import { ConnectDialog } from './ConnectDialog.tsx';
import { Connections } from './Connections.tsx';
import styles from './Integrations.module.css';

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

type Page = {
  rowsOnAPage: number;
  empty: string;
};

const Rows = ({ items, rowsOnAPage, empty }: Page & { items: readonly EventItem[] | undefined }) => {
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

const SubjectHistory = ({ subject, ...page }: Page & { subject: EventSubject }) => {
  const { data, error, refetch } = useReply('listEvents', { subject, order: 'newest', limit: '100' });
  if (error && !data) return <ListFailure what="The history" error={error} onRetry={refetch} />;
  return <Rows items={data?.items} {...page} />;
};

const IntegrationHistory = () => (
  <section className={styles.part} aria-labelledby="history">
    <div className={styles.partHead}>
      <h2 id="history">History</h2>
    </div>
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
