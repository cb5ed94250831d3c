/** What happened in one stream of the log, newest first, as a table. */
import { Table, type TableColumnsType } from 'antd';
import type { EventItem } from '#domain/contract/eventSchemas.ts';
import { actorOf } from '../content/activity.ts';
import { shortTime } from '../content/dates.ts';
import type { Names } from '../content/told.ts';
import { useReply } from '../data/useReply.ts';
import { useServices } from '../services/servicesContext.ts';
import { LoadFailure } from '../widgets/LoadFailure.tsx';
import { EventSentence } from './EventSentence.tsx';
import styles from './StreamHistory.module.css';

const noNames: Names = new Map();

const columnsOf = (now: number): TableColumnsType<EventItem> => [
  {
    title: 'When',
    width: 132,
    render: (_, item) => (
      <time className={styles.when} dateTime={item.occurred_at}>
        {shortTime(item.occurred_at, now)}
      </time>
    ),
  },
  {
    title: 'What happened',
    render: (_, item) => (
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
  /** What to say when nothing happened yet. */
  empty: string;
};

/** Without items it waits for them. */
const Rows = ({ items, rowsOnAPage, empty }: Page & { items: readonly EventItem[] | undefined }) => {
  const { world } = useServices();
  return (
    <Table<EventItem>
      size="middle"
      rowKey="id"
      className={styles.table ?? ''}
      loading={!items}
      dataSource={items ?? []}
      columns={columnsOf(world.clock.now())}
      pagination={{ pageSize: rowsOnAPage, hideOnSinglePage: true, showSizeChanger: false }}
      locale={{ emptyText: empty }}
    />
  );
};

const Events = ({ stream, ...page }: Page & { stream: string }) => {
  const { data, error, refetch } = useReply('listEvents', { stream, order: 'newest', limit: '100' });
  if (error && !data) return <LoadFailure what="The history" error={error} onRetry={refetch} />;
  return <Rows items={data?.items} {...page} />;
};

/** `stream` is undefined until it is known which one. */
export const StreamHistory = ({ stream, ...page }: Page & { stream: string | undefined }) =>
  stream === undefined ? <Rows items={undefined} {...page} /> : <Events stream={stream} {...page} />;
