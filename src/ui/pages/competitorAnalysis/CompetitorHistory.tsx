/** What happened to one competitor, from the log. */

import type { CompetitorItem } from '#domain/contract/competitorSchemas.ts';
import { useReply } from '../../app/useReply.ts';
import { EventLines } from '../../widgets/EventLines.tsx';
import { LoadFailure } from '../../widgets/LoadFailure.tsx';
import styles from './CompetitorAnalysis.module.css';

export const CompetitorHistory = ({ competitor }: { competitor: CompetitorItem }) => {
  const query = { stream: `competitors-${competitor.client_id}`, order: 'newest', limit: '500' } as const;
  const { data, error, refetch } = useReply('listEvents', query);
  const events = data?.items.filter(({ data: facts }) => facts.competitorId === competitor.id) ?? [];
  return (
    <div className={styles.history} aria-busy={!data && !error}>
      {error && !data ? (
        <LoadFailure what="The history" error={error} onRetry={refetch} />
      ) : (
        <EventLines events={events} label={`History of ${competitor.domain}`} names={new Map()} />
      )}
    </div>
  );
};
