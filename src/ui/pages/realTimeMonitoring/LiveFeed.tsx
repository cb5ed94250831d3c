/** Events as rows, the newest first; each leads to what there is to know of it. */
import { Table, type TableColumnsType } from 'antd';
import { useMemo } from 'react';
import type { EventItem } from '#domain/contract/eventSchemas.ts';
import { actorOf } from '../../content/activity.ts';
import { shortTime } from '../../content/dates.ts';
import type { Names } from '../../content/told.ts';
import { EventLink } from '../../parts/EventLink.tsx';
import { EventSentence } from '../../parts/EventSentence.tsx';
import { useServices } from '../../services/servicesContext.ts';
import styles from './RealTimeMonitoring.module.css';

export const LiveFeed = ({ items, names }: { items: readonly EventItem[]; names: Names }) => {
  const { world } = useServices();
  const columns = useMemo(
    (): TableColumnsType<EventItem> => [
      {
        title: 'Time',
        dataIndex: 'occurred_at',
        className: styles.time ?? '',
        render: (at: string) => <time dateTime={at}>{shortTime(at, world.clock.now())}</time>,
      },
      {
        title: 'What happened',
        key: 'what',
        render: (_, item) => (
          <>
            <strong>
              <bdi>{actorOf(item)}</bdi>
            </strong>{' '}
            <EventSentence event={item} names={names} />
          </>
        ),
      },
      {
        title: 'Event',
        key: 'event',
        align: 'end',
        render: (_, item) => <EventLink event={item} className={styles.eventLink} />,
      },
    ],
    [names, world],
  );
  return (
    <Table
      className={styles.feed ?? ''}
      columns={columns}
      dataSource={[...items]}
      rowKey="id"
      pagination={false}
      size="small"
    />
  );
};
