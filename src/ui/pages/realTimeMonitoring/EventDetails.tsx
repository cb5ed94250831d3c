/** Renders one event in words, as the target of links from answers and findings. */

import { Flex } from 'antd';
import type { EventItem } from '#domain/contract/eventSchemas.ts';
import { actorOf } from '../../content/activity.ts';
import { fullTime } from '../../content/dates.ts';
import { eventName } from '../../content/eventNames.ts';
import type { Names } from '../../content/eventSentence.ts';
import { eventAt } from '../../data/monitorReads.ts';
import { useReply } from '../../data/useReply.ts';
import { AppLink } from '../../parts/AppLink.tsx';
import { EventSentence } from '../../parts/EventSentence.tsx';
import { ListFailure } from '../../parts/empty/ListFailure.tsx';
import { useLabOffered } from '../../parts/useLabOffered.ts';
import { useFocusOnArrival } from '../../widgets/moveFocus.ts';
import styles from './RealTimeMonitoring.module.css';

/** Seed events were recorded later than they happened. */
const Recorded = ({ item }: { item: EventItem }) =>
  item.recorded_at === item.occurred_at ? null : (
    <>
      <dt className="faint">Recorded</dt>
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
      <dt className="faint">When</dt>
      <dd>
        <time dateTime={item.occurred_at}>{fullTime(item.occurred_at)}</time>
      </dd>
      <Recorded item={item} />
    </dl>
  </>
);

const LabLink = ({ position }: { position: number }) =>
  useLabOffered() ? (
    <p>
      <AppLink to={`/lab/log/${position}`}>Open in the Lab</AppLink>
    </p>
  ) : null;

export const EventDetails = ({ position, names }: { position: number; names: Names }) => {
  const { data, error, refetch } = useReply('listEvents', eventAt(position));
  const item = data?.items.find((one) => one.position === position);
  const heading = useFocusOnArrival<HTMLHeadingElement>(position);
  return (
    <section className={styles.event} aria-labelledby="event">
      <Flex wrap align="baseline" justify="space-between" gap="4px 16px">
        <h2 id="event" ref={heading} tabIndex={-1}>
          {item ? eventName(item.number) : 'Event'}
        </h2>
        <AppLink to="/real-time-monitoring?tab=log" markCurrent={false}>
          Close
        </AppLink>
      </Flex>
      {item && <Facts item={item} names={names} />}
      {item && <LabLink position={position} />}
      {error && !data && <ListFailure what="The event" error={error} onRetry={refetch} />}
      {data && !item && <p>This event doesn’t exist, or you can’t see it.</p>}
    </section>
  );
};
