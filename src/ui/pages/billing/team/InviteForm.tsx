/** The form that invites somebody to the team. */
import { Form, Input, Radio, Select } from 'antd';
import { useRef, useState } from 'react';
import { roleLabels } from '#domain/access/role.ts';
import { mayGive, staffRoles } from '#domain/access/teamRules.ts';
import { emailProblem } from '#domain/accounts/signUpRules.ts';
import type { EditedVersion } from '#machines/editing/editFormMachine.ts';
import { teamFormService } from '#machines/editing/teamService.ts';
import { allClients } from '../../../data/clientReads.ts';
import { useReply } from '../../../data/useReply.ts';
import { EditDrawer } from '../../../parts/EditDrawer.tsx';
import { useEditForm } from '../../../parts/useEditForm.ts';
import type { Reversible } from '../../../parts/useReversible.ts';
import { useServices } from '../../../services/servicesContext.ts';
import { useAuth } from '../../../services/useAuth.ts';
import { FormField } from '../../../widgets/FormField.tsx';

const labels = { email: 'Email', role: 'Role' } as const;

const blank: EditedVersion = { fields: { email: '', role: 'manager' }, etag: null };

/** Not of the form's fields, which are words: ids, as many as are chosen. */
const ClientChoice = ({ onChoose }: { onChoose: (ids: readonly string[]) => void }) => {
  const { data } = useReply('listClients', allClients);
  const [chosen, setChosen] = useState<string[]>([]);
  const active = (data?.items ?? []).filter(({ status }) => status !== 'archived');
  return (
    <Form.Item label="Clients" htmlFor="invited-clients" extra="Whom they will look after once they join">
      <Select
        id="invited-clients"
        mode="multiple"
        aria-label="Clients"
        value={chosen}
        loading={data === undefined}
        optionFilterProp="label"
        options={active.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(ids: string[]) => {
          setChosen(ids);
          onChoose(ids);
        }}
      />
    </Form.Item>
  );
};

export const InviteForm = ({ changes, onClose }: { changes: Reversible; onClose: () => void }) => {
  const { api } = useServices();
  const { profile } = useAuth();
  const clientIds = useRef<readonly string[]>([]);
  const given = staffRoles.filter((role) => mayGive(profile?.role ?? 'user', role));
  const edit = useEditForm({
    start: blank,
    actors: teamFormService(
      api,
      ({ email, role }, told) =>
        api.call('inviteMember', {
          body: {
            email: String(email),
            role: role === 'admin' ? 'admin' : 'manager',
            ...(clientIds.current.length > 0 ? { client_ids: [...clientIds.current] } : {}),
          },
          ...told,
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
  return (
    <EditDrawer
      edit={edit}
      title="Invite somebody"
      submit="Send invitation"
      labels={labels}
      intro="An open invitation uses a seat of your plan."
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
      <ClientChoice
        onChoose={(ids) => {
          clientIds.current = ids;
        }}
      />
    </EditDrawer>
  );
};
