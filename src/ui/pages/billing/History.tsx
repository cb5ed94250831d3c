/** What happened to the subscription, from the log itself. */

import { useServices } from '../../app/servicesContext.ts';
import { useReply } from '../../app/useReply.ts';
import { actorOf, type Names, whatHappened } from '../../content/activity.ts';
import { shortTime } from '../../content/dates.ts';
import { LoadFailure } from '../../widgets/LoadFailure.tsx';
import styles from './Billing.module.css';

const noNames: Names = new Map();

/** `ownerId` is the account whose subscription counts (ruling D4). */
export const History = ({ ownerId }: { ownerId: string }) => {
  const { world } = useServices();
  const query = { stream: `subscription-${ownerId}`, order: 'newest', limit: '50' } as const;
  const { data, error, refetch } = useReply('listEvents', query);
  return (
    <section className={styles.part} aria-labelledby="history">
      <h2 id="history">History</h2>
      {error && !data && <LoadFailure what="The history" error={error} onRetry={refetch} />}
      {data?.items.length === 0 && (
        <p className={styles.quiet}>
          Nothing yet: the first checkout begins the history of your subscription.
        </p>
      )}
      <ol className={styles.history} aria-busy={!data && !error}>
        {data?.items.map((item) => (
          <li key={item.id}>
            <time dateTime={item.occurred_at}>{shortTime(item.occurred_at, world.clock.now())}</time>
            <p>
              <strong>{actorOf(item)}</strong> {whatHappened(item, noNames)}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
};
