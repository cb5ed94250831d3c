/** Renders events as rows, newest first, each linked to its details. */
import { useMemo } from 'react';
import type { EventItem } from '#domain/contract/eventSchemas.ts';
import { actorOf } from '../../content/activity.ts';
import { shortTime } from '../../content/dates.ts';
import type { Names } from '../../content/eventSentence.ts';
import { EventLink } from '../../parts/EventLink.tsx';
import { EventSentence } from '../../parts/EventSentence.tsx';
import { useServices } from '../../services/servicesContext.ts';
import { DataTable } from '../../widgets/DataTable.tsx';
import type { DataColumn } from '../../widgets/dataColumns.tsx';
import styles from './RealTimeMonitoring.module.css';

export const LiveFeed = ({ items, names }: { items: readonly EventItem[]; names: Names }) => {
  const { world } = useServices();
  const columns = useMemo(
    (): readonly DataColumn<EventItem>[] => [
      {
        key: 'time',
        title: 'Time',
        label: '',
        width: 130,
        cell: ({ occurred_at: at }) => (
          <time className={styles.time} dateTime={at}>
            {shortTime(at, world.clock.now())}
          </time>
        ),
      },
      {
        key: 'what',
        title: 'What happened',
        isName: true,
        cell: (item) => (
          <>
            <strong>
              <bdi>{actorOf(item)}</bdi>
            </strong>{' '}
            <EventSentence event={item} names={names} />
          </>
        ),
      },
      {
        key: 'event',
        title: 'Event',
        label: '',
        width: 90,
        align: 'end',
        cell: (item) => <EventLink event={item} className={styles.eventLink} />,
      },
    ],
    [names, world],
  );
  return (
    <div className={styles.feed}>
      <DataTable
        label="Events"
        density="compact"
        isWhole
        rows={items}
        keyOf={({ id }) => id}
        columns={columns}
      />
    </div>
  );
};
