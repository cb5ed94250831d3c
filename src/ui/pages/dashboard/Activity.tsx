/** Renders recent workspace events live from the event feed, including changes of other tabs. */

import { useSelector } from '@xstate/react';
import { protectedPages } from '#domain/access/protectedPages.ts';
import type { EventItem } from '#domain/contract/eventSchemas.ts';
import { isAgencyOnly } from '#domain/history/agencyOnly.ts';
import { actorOf, whatHappened } from '../../content/activity.ts';
import { shortTime } from '../../content/dates.ts';
import type { Names } from '../../content/eventSentence.ts';
import { count } from '../../content/formatMetric.ts';
import { recentEvents } from '../../data/recentEvents.ts';
import { useReply } from '../../data/useReply.ts';
import { AppLink } from '../../parts/AppLink.tsx';
import { EventLink } from '../../parts/EventLink.tsx';
import { ListFailure } from '../../parts/empty/ListFailure.tsx';
import { useServices } from '../../services/servicesContext.ts';
import { useAsOf } from '../../services/useAsOf.ts';
import styles from './Activity.module.css';
import part from './Dashboard.module.css';

const LiveMark = () => {
  const isPast = useAsOf() !== null;
  const open = useSelector(useServices().actors.feed, (snapshot) => snapshot.matches({ linked: 'open' }));
  if (isPast) return null;
  return (
    <span className={styles.live} data-open={open}>
      {open ? 'Live' : 'Connecting…'}
    </span>
  );
};

type RowProps = { item: EventItem; now: number; names: Names };

const Row = ({ item, now, names }: RowProps) => (
  <li className={styles.row} data-print={isAgencyOnly(item) ? 'never' : undefined}>
    <time dateTime={item.occurred_at}>{shortTime(item.occurred_at, now)}</time>
    <p className="quiet">
      <strong className="strong plain">{actorOf(item)}</strong> {whatHappened(item, names)}
    </p>
    <EventLink event={item} className={styles.number} />
  </li>
);

const Waiting = () => (
  <div className={styles.list} aria-busy="true">
    {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
      <div key={row} className={styles.ghost} />
    ))}
  </div>
);

export const Activity = () => {
  const { world } = useServices();
  const { data, error, refetch } = useReply('listEvents', recentEvents);
  const names: Names = new Map(useReply('readWorkspace').data?.members.map(({ id, name }) => [id, name]));
  return (
    <section className={part.part} aria-labelledby="activity">
      <div className={part.partHead}>
        <h2 id="activity">Recent activity</h2>
        <span className={styles.headEnd}>
          <LiveMark />
          <AppLink
            to={`${protectedPages.dashboard.path}?tab=history`}
            markCurrent={false}
            className={part.more}
          >
            History
          </AppLink>
          <AppLink to={`${protectedPages.realTimeMonitoring.path}?tab=log`} className={part.more}>
            {data && data.total > data.items.length ? `All ${count(data.total)} events` : 'Live feed'}
          </AppLink>
        </span>
      </div>
      {error && !data && <ListFailure what="The activity" error={error} onRetry={refetch} />}
      {!data && !error && <Waiting />}
      {data && data.items.length === 0 && <p>No activity yet.</p>}
      {data && (
        <ol className={styles.list}>
          {data.items.map((item) => (
            <Row key={item.id} item={item} now={world.clock.now()} names={names} />
          ))}
        </ol>
      )}
    </section>
  );
};
