/** What happened to one competitor, from the log. */
import type { CompetitorItem } from '#domain/contract/competitorSchemas.ts';
import { useServices } from '../../app/servicesContext.ts';
import { useReply } from '../../app/useReply.ts';
import { actorOf, whatHappened } from '../../content/activity.ts';
import { shortTime } from '../../content/dates.ts';
import styles from './CompetitorAnalysis.module.css';

export const CompetitorHistory = ({ competitor }: { competitor: CompetitorItem }) => {
  const { world } = useServices();
  const query = { stream: `competitors-${competitor.client_id}`, order: 'newest', limit: '500' } as const;
  const { data, error } = useReply('listEvents', query);
  if (error && !data) return <p role="alert">The history could not be loaded.</p>;
  const events = data?.items.filter(({ data: facts }) => facts.competitorId === competitor.id) ?? [];
  return (
    <ol className={styles.history} aria-label={`History of ${competitor.domain}`} aria-busy={!data}>
      {events.map((item) => (
        <li key={item.id}>
          <time dateTime={item.occurred_at}>{shortTime(item.occurred_at, world.clock.now())}</time>{' '}
          {actorOf(item)} {whatHappened(item, new Map())} <span>#{item.position}</span>
        </li>
      ))}
    </ol>
  );
};
