/** Who of the agency looks after a client, who can sign in for it, and who is invited to. */
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import type { Invitation } from '#domain/contract/teamSchemas.ts';
import { day } from '../../../content/dates.ts';
import { useReply } from '../../../data/useReply.ts';
import { ListFailure } from '../../../parts/empty/ListFailure.tsx';
import styles from '../ClientDetails.module.css';
import { ownerName } from '../clientColumns.tsx';
import type { ClientChanges } from '../useClientChanges.ts';
import { useStaff } from '../useStaff.ts';
import { FileRow } from './FileRow.tsx';
import { PersonForm } from './PersonForm.tsx';
import { useEdited } from './useEdited.ts';

type PeopleTabProps = { client: ClientItem; changes: ClientChanges };

const isFor =
  ({ id }: ClientItem) =>
  ({ role, clients }: Invitation): boolean =>
    role === 'user' && clients.some((client) => client.id === id);

/** Open invitations of people of the client. */
const Invited = ({ client, changes }: PeopleTabProps) => {
  const { data, error, refetch } = useReply('readTeam');
  if (error && !data) return <ListFailure what="The invitations" error={error} onRetry={refetch} />;
  const invited = data?.invitations.filter(isFor(client)) ?? [];
  if (invited.length === 0) return null;
  return (
    <section aria-labelledby="invited-people">
      <h3 id="invited-people">Invited</h3>
      <p>
        Whoever signs up with an invited address sees {client.name}. The demo sends no email, so share the
        address of the sign-up page yourself.
      </p>
      <ul className={styles.file} aria-label={`Invited for ${client.name}`}>
        {invited.map(({ id, email, sent_at }) => (
          <FileRow
            key={id}
            name={email}
            busy={changes.busy}
            onResend={() => changes.ask({ kind: 'resendInvitation', id, name: email, etag: '' })}
            onRemove={() => changes.ask({ kind: 'withdrawInvitation', id, name: email, etag: '' })}
            removal="Withdraw"
          >
            <strong>{email}</strong>
            <span>Sent on {day(sent_at)}</span>
          </FileRow>
        ))}
      </ul>
    </section>
  );
};

export const PeopleTab = ({ client, changes }: PeopleTabProps) => {
  const staff = useStaff();
  const { data } = useReply('readClientRecord', { client: client.id });
  const people = data?.people.map(({ name }) => name);
  const edited = useEdited();
  return (
    <div className={styles.lines}>
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
      <Invited client={client} changes={changes} />
      {client.status !== 'archived' && (
        <PersonForm key={edited.key} client={client} changes={changes} onDone={edited.done} />
      )}
    </div>
  );
};
