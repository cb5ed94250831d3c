/** Renders the form that invites a client user. */
import { Input } from 'antd';
import { emailProblem } from '#domain/accounts/signUpRules.ts';
import type { ClientItem } from '#domain/contract/clientSchemas.ts';
import { changeWithNotice } from '#machines/editing/changeNotice.ts';
import { clientPersonService } from '#machines/editing/clientFileEditors.ts';
import type { EditedVersion } from '#machines/editing/editFormMachine.ts';
import { useEditForm } from '../../../parts/useEditForm.ts';
import { useServices } from '../../../services/servicesContext.ts';
import { FormField } from '../../../widgets/FormField.tsx';
import type { ClientChanges } from '../useClientChanges.ts';
import { FileForm } from './FileForm.tsx';

type PersonFormProps = {
  client: ClientItem;
  changes: ClientChanges;
  onDone: () => void;
};

const labels = { email: 'Email' } as const;

const blank: EditedVersion = { fields: { email: '' }, etag: null };

export const PersonForm = ({ client, changes, onDone }: PersonFormProps) => {
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
        hint={`They will see the figures and reports of ${client.name}, and no fees. People of clients use no seat of your plan.`}
        problemOf={emailProblem}
      >
        <Input autoComplete="off" inputMode="email" />
      </FormField>
    </FileForm>
  );
};
