/** Renders a client's history, newest first. */
import { Button, Flex } from 'antd';
import { useState } from 'react';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { useReply } from '../../../data/useReply.ts';
import { EventLines } from '../../../parts/EventLines.tsx';
import { ListFailure } from '../../../parts/empty/ListFailure.tsx';
import { ShapeSkeleton } from '../../../widgets/ShapeSkeleton.tsx';
import styles from '../ClientDetails.module.css';

type ClientHistoryProps = { client: ClientItem; first: number; grows?: boolean };

/** `first`: number of entries at first; with `grows`, a button adds as many again. */
export const ClientHistory = ({ client, first, grows = false }: ClientHistoryProps) => {
  const [limit, setLimit] = useState(first);
  const query = { client: client.id, order: 'newest', limit: String(limit) } as const;
  const { data, error, refetch } = useReply('listEvents', query);
  const names = new Map(useReply('readWorkspace').data?.members.map(({ id, name }) => [id, name]));
  const hasMore = data !== undefined && data.total > data.items.length;
  return (
    <Flex vertical gap={16} className={styles.lines ?? ''} aria-busy={!data && !error}>
      {error && !data && <ListFailure what="The history" error={error} onRetry={refetch} />}
      {!error && !data && <ShapeSkeleton rows={4} />}
      {data && <EventLines events={data.items} label={`History of ${client.name}`} names={names} />}
      {hasMore && (
        <p className="hint">
          The latest {data.items.length} of {data.total} events.{' '}
          {grows && limit < 500 && (
            <Button size="small" onClick={() => setLimit(Math.min(500, limit + first))}>
              Show more
            </Button>
          )}
        </p>
      )}
    </Flex>
  );
};
