/** The latest events, the newest first; each leads to what the log keeps of it. */
import type { EventItem } from '#domain/contract/eventSchemas.ts';
import { useServices } from '../../app/servicesContext.ts';
import { actorOf, type Names, whatHappened } from '../../content/activity.ts';
import { shortTime } from '../../content/dates.ts';
import { AppLink } from '../../widgets/AppLink.tsx';
import styles from './RealTimeMonitoring.module.css';

/** As many as somebody reads. */
const rowsShown = 25;

export const LiveFeed = ({ items, names }: { items: readonly EventItem[]; names: Names }) => {
  const { world } = useServices();
  return (
    <ol className={styles.feed}>
      {items.slice(0, rowsShown).map((item) => (
        <li key={item.id}>
          <time dateTime={item.occurred_at}>{shortTime(item.occurred_at, world.clock.now())}</time>
          <p>
            <strong>{actorOf(item)}</strong> {whatHappened(item, names)}
          </p>
          <AppLink
            to={`/real-time-monitoring?event=${item.position}`}
            markCurrent={false}
            aria-label={`Event ${item.position}`}
          >
            #{item.position}
          </AppLink>
        </li>
      ))}
    </ol>
  );
};
