/** Who of the agency looks after a client, and who can sign in for it. */
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { useReply } from '../../../data/useReply.ts';
import { EmptyState } from '../../../widgets/EmptyState.tsx';
import styles from '../ClientDetails.module.css';
import { ownerName } from '../clientColumns.tsx';
import { useStaff } from '../useStaff.ts';

export const PeopleTab = ({ client }: { client: ClientItem }) => {
  const staff = useStaff();
  const { data } = useReply('readClientRecord', { client: client.id });
  const people = data?.people.map(({ name }) => name);
  if (client.owner_id === null && people?.length === 0)
    return (
      <EmptyState
        level={3}
        title="Nobody is assigned"
        text={`${client.name} has no owner, and nobody there can sign in.`}
      />
    );
  return (
    <dl className={styles.people}>
      <div>
        <dt>Owner in the agency</dt>
        <dd>{ownerName(client, staff)}</dd>
      </div>
      <div>
        <dt>Who can sign in for {client.name}</dt>
        <dd>{people === undefined ? '' : people.length === 0 ? 'Nobody' : people.join(', ')}</dd>
      </div>
    </dl>
  );
};
