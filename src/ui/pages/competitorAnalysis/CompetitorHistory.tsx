/** Renders one competitor's history from the event log. */
import { Timeline } from 'antd';
import type { CompetitorItem } from '#domain/contract/competitorSchemas.ts';
import { actorOf } from '../../content/activity.ts';
import { shortTime } from '../../content/dates.ts';
import { useReply } from '../../data/useReply.ts';
import { EventSentence } from '../../parts/EventSentence.tsx';
import { ListFailure } from '../../parts/empty/ListFailure.tsx';
import { useServices } from '../../services/servicesContext.ts';
import { ShapeSkeleton } from '../../widgets/ShapeSkeleton.tsx';
import { SideDrawer } from '../../widgets/SideDrawer.tsx';
import styles from './CompetitorAnalysis.module.css';

type CompetitorHistoryProps = { competitor: CompetitorItem; onClose: () => void };

export const CompetitorHistory = ({ competitor, onClose }: CompetitorHistoryProps) => {
  const { world } = useServices();
  const query = {
    subject: 'competitors',
    client: competitor.client_id,
    order: 'newest',
    limit: '500',
  } as const;
  const { data, error, refetch } = useReply('listEvents', query);
  const events = data?.items.filter(({ data: facts }) => facts.competitorId === competitor.id) ?? [];
  const now = world.clock.now();
  return (
    <SideDrawer title={`History of ${competitor.domain}`} focus="title" onClose={onClose}>
      {error && !data && <ListFailure what="The history" error={error} onRetry={refetch} />}
      {!error && !data && <ShapeSkeleton rows={4} />}
      {data && (
        <Timeline
          items={events.map((event) => ({
            key: event.id,
            title: (
              <time dateTime={event.occurred_at} className={styles.since}>
                {shortTime(event.occurred_at, now)}
              </time>
            ),
            content: (
              <>
                <strong>
                  <bdi>{actorOf(event)}</bdi>
                </strong>{' '}
                <EventSentence event={event} names={new Map()} />
              </>
            ),
          }))}
        />
      )}
    </SideDrawer>
  );
};
