/** Who connected, mapped, disconnected and restored what: the workspace's own events about integrations. */
import { integrationStream } from '#domain/integrations/integrationStream.ts';
import { integrationTexts } from '../../content/integrations.ts';
import { useReply } from '../../data/useReply.ts';
import { ListFailure } from '../../parts/empty/ListFailure.tsx';
import { StreamHistory } from '../../parts/StreamHistory.tsx';
import part from './Integrations.module.css';

export const IntegrationHistory = () => {
  const { data, error, refetch } = useReply('readWorkspace');
  return (
    <section className={part.part} aria-labelledby="history">
      <div className={part.partHead}>
        <h2 id="history">History</h2>
      </div>
      {error && !data ? (
        <ListFailure what="The history" error={error} onRetry={refetch} />
      ) : (
        <StreamHistory
          stream={data && integrationStream(data.workspace.id)}
          rowsOnAPage={5}
          empty={integrationTexts.noHistory}
        />
      )}
    </section>
  );
};
