/** Lists the actions taken for the client within the range, so that cause and effect are on one page. */
import { protectedPages } from '#domain/access/protectedPages.ts';
import type { EventItem } from '#domain/contract/eventSchemas.ts';
import { actorOf, whatHappened } from '../../../content/activity.ts';
import { shortTime } from '../../../content/dates.ts';
import type { Names } from '../../../content/eventSentence.ts';
import { actionsOfClient } from '../../../data/clientReads.ts';
import { useReply } from '../../../data/useReply.ts';
import { AppLink } from '../../../parts/AppLink.tsx';
import { ButtonLink } from '../../../parts/ButtonLink.tsx';
import { EventLink } from '../../../parts/EventLink.tsx';
import { WidgetFrame } from '../../../parts/figures/WidgetFrame.tsx';
import { widgetState } from '../../../parts/figures/widgetState.ts';
import { useServices } from '../../../services/servicesContext.ts';
import styles from './ActionsLog.module.css';
import type { Board } from './useBoard.ts';

const activityOf = (clientId: string): string => `${protectedPages.clients.path}/${clientId}/activity`;

const Row = ({ item, names }: { item: EventItem; names: Names }) => {
  const { world } = useServices();
  return (
    <li>
      <time dateTime={item.occurred_at}>{shortTime(item.occurred_at, world.clock.now())}</time>
      <p>
        <strong>{actorOf(item)}</strong> {whatHappened(item, names)}
      </p>
      <EventLink event={item} />
    </li>
  );
};

export const ActionsLog = ({ board }: { board: Board }) => {
  const { world } = useServices();
  const { data, error, refetch } = useReply('listEvents', actionsOfClient(board.clientId, board.query));
  const names: Names = new Map(useReply('readWorkspace').data?.members.map(({ id, name }) => [id, name]));
  const empty = data?.total === 0 ? 'noData' : null;
  const listed = data?.items.length ?? 0;
  return (
    <WidgetFrame
      title="Actions"
      state={widgetState({ data, error }, empty)}
      height={320}
      readAt={world.clock.now()}
      onRetry={refetch}
      empty={{
        noData: {
          title: 'No actions on these days',
          text: 'Work for this client appears here, next to the figures it affects. Choose more days to see earlier work.',
          action: <ButtonLink to={activityOf(board.clientId)}>See all activity</ButtonLink>,
        },
      }}
    >
      {() => (
        <>
          <ol className={styles.rows} aria-label="Actions for this client">
            {data?.items.map((item) => (
              <Row key={item.id} item={item} names={names} />
            ))}
          </ol>
          <p className={styles.count}>
            {data &&
              (data.total > listed
                ? `The latest ${listed} of ${data.total} on these days`
                : `${listed} on these days`)}
            {' · '}
            <AppLink className={styles.more} to={activityOf(board.clientId)}>
              All activity
            </AppLink>
          </p>
        </>
      )}
    </WidgetFrame>
  );
};
