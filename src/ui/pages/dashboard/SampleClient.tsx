/** Renders a new workspace's sample client and its data, visible to the owner before any plan (rulings D3 and D29). */
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { day } from '../../content/dates.ts';
import { useReply } from '../../data/useReply.ts';
import { EventLines } from '../../parts/EventLines.tsx';
import { ListFailure } from '../../parts/empty/ListFailure.tsx';
import { SideDrawer } from '../../widgets/SideDrawer.tsx';
import styles from './SampleClient.module.css';

export const SampleClient = ({ client, onClose }: { client: ClientItem; onClose: () => void }) => {
  const query = { client: client.id, order: 'newest', limit: '20' } as const;
  const { data, error, refetch } = useReply('listEvents', query);
  return (
    <SideDrawer title={client.name} focus="title" onClose={onClose}>
      <p>This is a sample client. Add one of your own, then archive this one.</p>
      <dl className={styles.facts}>
        <dt>Site</dt>
        <dd>{client.domain}</dd>
        <dt>Industry</dt>
        <dd>{client.industry}</dd>
        <dt>Added</dt>
        <dd>{day(client.created_at)}</dd>
      </dl>
      <h3 className={styles.history}>History</h3>
      {!data && error && <ListFailure what="The history" error={error} onRetry={refetch} />}
      {data && <EventLines events={data.items} label={`History of ${client.name}`} names={new Map()} />}
    </SideDrawer>
  );
};
