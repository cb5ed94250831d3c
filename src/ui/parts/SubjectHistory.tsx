/** Renders the history of one subject of the workspace as a table, newest first. */
import type { EventItem, EventSubject } from '#domain/contract/eventSchemas.ts';
import { actorOf } from '../content/activity.ts';
import { shortTime } from '../content/dates.ts';
import type { Names } from '../content/eventSentence.ts';
import { useReply } from '../data/useReply.ts';
import { useServices } from '../services/servicesContext.ts';
import { DataTable } from '../widgets/DataTable.tsx';
import type { DataColumn } from '../widgets/dataColumns.tsx';
import { EventSentence } from './EventSentence.tsx';
import { ListFailure } from './empty/ListFailure.tsx';
import styles from './SubjectHistory.module.css';

const noNames: Names = new Map();

const columnsOf = (now: number): readonly DataColumn<EventItem>[] => [
  {
    key: 'when',
    title: 'When',
    isName: true,
    width: 132,
    cell: (item) => (
      <time className={styles.when} dateTime={item.occurred_at}>
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

export const SubjectHistory = ({ subject, ...page }: Page & { subject: EventSubject }) => {
  const { data, error, refetch } = useReply('listEvents', { subject, order: 'newest', limit: '100' });
  if (error && !data) return <ListFailure what="The history" error={error} onRetry={refetch} />;
  return <Rows items={data?.items} {...page} />;
};
