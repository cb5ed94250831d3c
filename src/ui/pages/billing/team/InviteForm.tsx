/** The form that invites somebody to the team. */
import { Form, Input, Radio } from 'antd';
import { roleLabels } from '#domain/access/role.ts';
import { mayGive, staffRoles } from '#domain/access/teamRules.ts';
import { emailProblem } from '#domain/accounts/signUpRules.ts';
import type { RecordVersion } from '#machines/records/recordEditorMachine.ts';
import { teamFormService } from '#machines/records/teamService.ts';
import { RecordDrawer } from '../../../parts/RecordDrawer.tsx';
import { useRecordForm } from '../../../parts/useRecordForm.ts';
import type { Reversible } from '../../../parts/useReversible.ts';
import { useServices } from '../../../services/servicesContext.ts';
import { useAuth } from '../../../services/useAuth.ts';
import { FormField } from '../../../widgets/FormField.tsx';

const labels = { email: 'Email', role: 'Role' } as const;

const blank: RecordVersion = { fields: { email: '', role: 'manager' }, etag: null };

export const InviteForm = ({ changes, onClose }: { changes: Reversible; onClose: () => void }) => {
  const { api } = useServices();
  const { profile } = useAuth();
  const given = staffRoles.filter((role) => mayGive(profile?.role ?? 'user', role));
  const record = useRecordForm({
    start: blank,
    actors: teamFormService(
      api,
      ({ email, role }, told) =>
        api.call('inviteMember', {
          body: { email: String(email), role: role === 'admin' ? 'admin' : 'manager' },
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
    <RecordDrawer
      record={record}
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
    </RecordDrawer>
  );
};
