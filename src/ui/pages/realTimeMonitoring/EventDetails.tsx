/** One event in words, where answers and findings link to; how the log keeps it is for the Lab to show. */

import { useEffect, useRef } from 'react';
import type { EventItem } from '#domain/contract/eventSchemas.ts';
import { actorOf } from '../../content/activity.ts';
import { fullTime } from '../../content/dates.ts';
import type { Names } from '../../content/told.ts';
import { eventAt } from '../../data/monitorReads.ts';
import { useReply } from '../../data/useReply.ts';
import { AppLink } from '../../parts/AppLink.tsx';
import { EventSentence } from '../../parts/EventSentence.tsx';
import { ListFailure } from '../../parts/empty/ListFailure.tsx';
import styles from './RealTimeMonitoring.module.css';

/** What a seed tells was recorded later than it happened. */
const Recorded = ({ item }: { item: EventItem }) =>
  item.recorded_at === item.occurred_at ? null : (
    <>
      <dt>Recorded</dt>
      <dd>
        <time dateTime={item.recorded_at}>{fullTime(item.recorded_at)}</time>
        {item.actor.kind === 'seed' && ' as part of the demo data'}
      </dd>
    </>
  );

const Facts = ({ item, names }: { item: EventItem; names: Names }) => (
  <>
    <p>
      <strong>
        <bdi>{actorOf(item)}</bdi>
      </strong>{' '}
      <EventSentence event={item} names={names} />.
    </p>
    <dl className={styles.facts}>
      <dt>When</dt>
      <dd>
        <time dateTime={item.occurred_at}>{fullTime(item.occurred_at)}</time>
      </dd>
      <Recorded item={item} />
    </dl>
  </>
);

export const EventDetails = ({ position, names }: { position: number; names: Names }) => {
  const { data, error, refetch } = useReply('listEvents', eventAt(position));
  const item = data?.items.find((one) => one.position === position);
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another event is another place to look at
  useEffect(() => heading.current?.focus(), [position]);
  return (
    <section className={styles.event} aria-labelledby="event">
      <div className={styles.eventHead}>
        <h2 id="event" ref={heading} tabIndex={-1}>
          {item ? `Event #${item.number}` : 'Event'}
        </h2>
        <AppLink to="/real-time-monitoring?tab=log" markCurrent={false}>
          Close
        </AppLink>
      </div>
      {item && <Facts item={item} names={names} />}
      {error && !data && <ListFailure what="The event" error={error} onRetry={refetch} />}
      {data && !item && <p>This event doesn’t exist, or you can’t see it.</p>}
    </section>
  );
};
