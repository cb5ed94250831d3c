/** Lists a client's account manager, its users, former users, and open invitations. */

import { Flex, Input } from 'antd';
import { useId } from 'react';
import { emailProblem } from '#domain/accounts/signUpRules.ts';
import type { PersonItem } from '#domain/contract/clientFileSchemas.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import type { Invitation } from '#domain/contract/teamSchemas.ts';
import { changeWithNotice } from '#machines/editing/changeNotice.ts';
import { clientPersonService } from '#machines/editing/clientFileEditors.ts';
import type { EditedVersion } from '#machines/editing/editFormMachine.ts';
import { day } from '../../../content/dates.ts';
import { useReply } from '../../../data/useReply.ts';
import { ListFailure } from '../../../parts/empty/ListFailure.tsx';
import { InvitationExpiry } from '../../../parts/InvitationExpiry.tsx';
import { InvitationLink, LinkReach } from '../../../parts/InvitationLink.tsx';
import { useEditForm } from '../../../parts/useEditForm.ts';
import { useStaff } from '../../../parts/useStaff.ts';
import { useServices } from '../../../services/servicesContext.ts';
import { FormField } from '../../../widgets/FormField.tsx';
import styles from '../ClientDetails.module.css';
import { ownerName } from '../clientColumns.tsx';
import type { ClientChanges } from '../useClientChanges.ts';
import { FileForm } from './FileForm.tsx';
import { FileRow } from './FileRow.tsx';
import { useEdited } from './useEdited.ts';

type PersonFormProps = {
  client: ClientItem;
  changes: ClientChanges;
  onDone: () => void;
};

const labels = { email: 'Email' } as const;

const blank: EditedVersion = { fields: { email: '' }, etag: null };

const PersonForm = ({ client, changes, onDone }: PersonFormProps) => {
  const { api } = useServices();
  const edit = useEditForm({
    start: blank,
    actors: clientPersonService({
      api,
      clientId: client.id,
      onSaved: (email, position) => {
        const words = { made: `Invited ${email}.`, takenBack: 'The invitation is withdrawn.' };
        changes.ask(changeWithNotice(words, position));
      },
    }),
    onLeave: onDone,
  });
  return (
    <FileForm edit={edit} title="The invitation" submit="Invite person" labels={labels}>
      <FormField
        name="email"
        label={labels.email}
        hint={`They will see ${client.name}’s figures and reports, but no fees. Client accounts don’t use a seat.`}
        problemOf={emailProblem}
      >
        <Input autoComplete="off" inputMode="email" />
      </FormField>
    </FileForm>
  );
};

type PeopleTabProps = { client: ClientItem; changes: ClientChanges };

const isFor =
  ({ id }: ClientItem) =>
  ({ role, clients }: Invitation): boolean =>
    role === 'user' && clients.some((client) => client.id === id);

const Invited = ({ client, changes }: PeopleTabProps) => {
  const { data, error, refetch } = useReply('readTeam');
  if (error && !data) return <ListFailure what="The invitations" error={error} onRetry={refetch} />;
  const invited = data?.invitations.filter(isFor(client)) ?? [];
  if (invited.length === 0) return null;
  return (
    <section aria-labelledby="invited-people">
      <h3 id="invited-people">Invited</h3>
      <p>
        Invited people see {client.name}. <LinkReach />
      </p>
      <ul aria-label={`Invited for ${client.name}`}>
        {invited.map(({ id, email, sent_at, expires_at }) => (
          <FileRow
            key={id}
            name={email}
            busy={changes.busy}
            onResend={() => changes.ask({ kind: 'resendInvitation', id, name: email, etag: '' })}
            onRemove={() => changes.ask({ kind: 'withdrawInvitation', id, name: email, etag: '' })}
            removal="Withdraw"
            more={<InvitationLink id={id} email={email} />}
          >
            <strong>{email}</strong>
            <span>
              Sent on {day(sent_at)}. <InvitationExpiry expiresAt={expires_at} />
            </span>
          </FileRow>
        ))}
      </ul>
    </section>
  );
};

type PeopleProps = {
  title: string;
  people: readonly PersonItem[] | undefined;
  act: { kind: 'removePerson' | 'restorePerson'; label: string };
  changes: ClientChanges;
};

const People = ({ title, people = [], act, changes }: PeopleProps) => {
  const id = useId();
  if (people.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ul aria-label={title}>
        {people.map((person) => (
          <FileRow
            key={person.id}
            name={person.name}
            busy={changes.busy}
            onRemove={() => changes.ask({ kind: act.kind, id: person.id, name: person.name, etag: '' })}
            removal={act.label}
          >
            <strong>{person.name}</strong>
            <span>Joined on {day(person.joined_at)}</span>
          </FileRow>
        ))}
      </ul>
    </section>
  );
};

export const PeopleTab = ({ client, changes }: PeopleTabProps) => {
  const staff = useStaff();
  const { data } = useReply('readClientRecord', { client: client.id });
  const edited = useEdited();
  return (
    <Flex vertical gap={16} className={styles.lines ?? ''}>
      <Flex component="dl" vertical gap={16}>
        <div>
          <dt className="small">Owner in the agency</dt>
          <dd>{ownerName(client, staff)}</dd>
        </div>
        {data?.people.length === 0 && (
          <div>
            <dt className="small">Who can sign in for {client.name}</dt>
            <dd>Unassigned</dd>
          </div>
        )}
      </Flex>
      <People
        title={`Who can sign in for ${client.name}`}
        people={data?.people}
        act={{ kind: 'removePerson', label: 'Remove' }}
        changes={changes}
      />
      <People
        title="Removed"
        people={data?.removed_people}
        act={{ kind: 'restorePerson', label: 'Restore' }}
        changes={changes}
      />
      <Invited client={client} changes={changes} />
      {client.status !== 'archived' && (
        <PersonForm key={edited.key} client={client} changes={changes} onDone={edited.done} />
      )}
    </Flex>
  );
};
