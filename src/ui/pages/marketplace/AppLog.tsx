/** Renders the log of an app: what it did, and what was done to it, from the event log. */
import { Flex } from 'antd';
import { actorOf } from '../../content/activity.ts';
import { fullTime } from '../../content/dates.ts';
import { useReply } from '../../data/useReply.ts';
import { EventLink } from '../../parts/EventLink.tsx';
import { EventSentence } from '../../parts/EventSentence.tsx';
import { ListFailure } from '../../parts/empty/ListFailure.tsx';
import { TabSkeleton } from '../../widgets/TabSkeleton.tsx';
import styles from './AppPage.module.css';
import type { InstalledItem } from './installationActors.ts';

const mostShown = '20';

export const AppLog = ({ item: { id, name } }: { item: InstalledItem }) => {
  const { data, error, refetch } = useReply('listHistory', { app: id, limit: mostShown });
  const members = useReply('readWorkspace').data?.members ?? [];
  const names = new Map(members.map((member) => [member.id, member.name]));
  return (
    <>
      <h3>Log</h3>
      {error && !data && <ListFailure what="The log" error={error} onRetry={refetch} />}
      {!data && !error && <TabSkeleton rows={3} />}
      <Flex component="ol" vertical gap={4} className={styles.releases ?? ''} aria-label={`Log of ${name}`}>
        {data?.items.map(({ id: change, event, count }) => (
          <li key={change}>
            <EventLink event={event} />{' '}
            <time dateTime={event.occurred_at}>{fullTime(event.occurred_at)}</time>{' '}
            <bdi>{actorOf(event)}</bdi> <EventSentence event={event} names={names} />
            {count > 1 && <small> and {count - 1} more with it</small>}
          </li>
        ))}
      </Flex>
    </>
  );
};
