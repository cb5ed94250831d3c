/** Who connected, mapped, disconnected and restored what: the workspace's own events about integrations. */

import { integrationStream } from '#domain/integrations/integrationStream.ts';
import { useServices } from '../../app/servicesContext.ts';
import { useReply } from '../../app/useReply.ts';
import { actorOf, whatHappened } from '../../content/activity.ts';
import { shortTime } from '../../content/dates.ts';
import { integrationTexts } from '../../content/integrations.ts';
import { LoadFailure } from '../../widgets/LoadFailure.tsx';
import styles from './IntegrationHistory.module.css';
import part from './Integrations.module.css';

const noNames = new Map<string, string>();

const Events = ({ workspaceId }: { workspaceId: string }) => {
  const { world } = useServices();
  const { data, error, refetch } = useReply('listEvents', {
    stream: integrationStream(workspaceId),
    order: 'newest',
    limit: '20',
  });
  if (error && !data) {
    return <LoadFailure what="The history" error={error} onRetry={refetch} />;
  }
  if (data?.items.length === 0) return <p className={part.quiet}>{integrationTexts.noHistory}</p>;
  return (
    <ol className={styles.list} aria-busy={!data}>
      {data?.items.map((item) => (
        <li key={item.id}>
          <time dateTime={item.occurred_at}>{shortTime(item.occurred_at, world.clock.now())}</time>
          <p>
            <strong>{actorOf(item)}</strong> {whatHappened(item, noNames)}
          </p>
        </li>
      ))}
    </ol>
  );
};

export const IntegrationHistory = () => {
  const { data, error, refetch } = useReply('readWorkspace');
  return (
    <section className={part.part} aria-labelledby="history">
      <div className={part.partHead}>
        <h2 id="history">History</h2>
      </div>
      {error && !data && <LoadFailure what="The history" error={error} onRetry={refetch} />}
      {data && <Events workspaceId={data.workspace.id} />}
    </section>
  );
};
