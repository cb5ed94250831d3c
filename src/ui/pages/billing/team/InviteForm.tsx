/** Renders the form that invites a team member or a client user. */

import { Form, Input, Radio, Select } from 'antd';
import { useRef, useState } from 'react';
import { type Role, roleLabels, roles } from '#domain/access/role.ts';
import { mayInvite } from '#domain/access/teamRules.ts';
import { emailProblem } from '#domain/accounts/signUpRules.ts';
import type { EditedVersion } from '#machines/editing/editFormMachine.ts';
import { teamFormService } from '#machines/editing/teamService.ts';
import { allClients } from '../../../data/clientReads.ts';
import { useReply } from '../../../data/useReply.ts';
import { EditDrawer } from '../../../parts/EditDrawer.tsx';
import { ListFailure } from '../../../parts/empty/ListFailure.tsx';
import { useEditForm } from '../../../parts/useEditForm.ts';
import type { Reversible } from '../../../parts/useReversible.ts';
import { useServices } from '../../../services/servicesContext.ts';
import { useAuth } from '../../../services/useAuth.ts';
import { FormField } from '../../../widgets/FormField.tsx';
import { searchedByLabel } from '../../../widgets/searchedByLabel.ts';

const labels = { email: 'Email', role: 'Role', client: 'Client' } as const;

const blank: EditedVersion = { fields: { email: '', role: 'manager', client: '' }, etag: null };

/** Outside of the form's state, which holds strings, because its value is a list of ids. */
const ClientChoice = ({
  options,
  onChoose,
}: ClientOptions & { onChoose: (ids: readonly string[]) => void }) => {
  const [chosen, setChosen] = useState<string[]>([]);
  return (
    <Form.Item label="Clients" htmlFor="invited-clients" extra="Clients assigned to them">
      <Select
        id="invited-clients"
        mode="multiple"
        aria-label="Clients"
        value={chosen}
        showSearch={searchedByLabel}
        options={options}
        onChange={(ids: string[]) => {
          setChosen(ids);
          onChoose(ids);
        }}
      />
    </Form.Item>
  );
};

type ClientOptions = { readonly options: { readonly value: string; readonly label: string }[] };

const OneClient = ({ options }: ClientOptions) => (
  <FormField
    name="client"
    label={labels.client}
    hint="They see the client’s figures and reports, but no fees. Client accounts don’t use a seat."
    problemOf={(id) => (id === '' ? 'Choose their client' : null)}
  >
    <Select showSearch={searchedByLabel} options={options} />
  </FormField>
);

const useClientOptions = () => {
  const { data, error, refetch } = useReply('listClients', allClients);
  const options = (data?.items ?? [])
    .filter(({ status }) => status !== 'archived')
    .map(({ id, name }) => ({ value: id, label: name }));
  return { options, failure: data ? null : error, refetch };
};

const roleIn = (value: unknown): Role => roles.find((role) => role === value) ?? 'manager';

const idsOf = (ids: readonly string[]) => (ids.length > 0 ? { client_ids: [...ids] } : {});

export const InviteForm = ({ changes, onClose }: { changes: Reversible; onClose: () => void }) => {
  const { api } = useServices();
  const { profile } = useAuth();
  const { options, failure, refetch } = useClientOptions();
  const clientIds = useRef<readonly string[]>([]);
  const given = roles.filter((role) => mayInvite(profile?.role ?? 'user', role));
  const edit = useEditForm({
    start: blank,
    actors: teamFormService(
      api,
      ({ email, role, client }, options) =>
        api.call('inviteMember', {
          body: {
            email: String(email),
            role: roleIn(role),
            ...idsOf(role === 'user' ? [String(client)] : clientIds.current),
          },
          ...options,
        }),
      (position) =>
        changes.ask({
          make: async ({ onAppended }) => onAppended(position),
          made: 'The invitation is open.',
          takenBack: 'The invitation is withdrawn.',
        }),
    ),
    onLeave: onClose,
  });
  const isOfClient = Form.useWatch('role', edit.form) === 'user';
  return (
    <EditDrawer
      edit={edit}
      title="Invite teammate"
      submit="Send invitation"
      labels={labels}
      intro="An open invitation to the team uses a seat of your plan."
      onClose={onClose}
    >
      <FormField name="email" label={labels.email} problemOf={emailProblem}>
        <Input autoComplete="off" inputMode="email" />
      </FormField>
      <Form.Item name="role" label={labels.role}>
        <Radio.Group aria-label={labels.role}>
          {given.map((role) => (
            <Radio key={role} value={role}>
              {roleLabels[role]}
            </Radio>
          ))}
        </Radio.Group>
      </Form.Item>
      {failure && <ListFailure what="The clients" error={failure} onRetry={refetch} />}
      {isOfClient ? (
        <OneClient options={options} />
      ) : (
        <ClientChoice
          options={options}
          onChoose={(ids) => {
            clientIds.current = ids;
          }}
        />
      )}
    </EditDrawer>
  );
};
