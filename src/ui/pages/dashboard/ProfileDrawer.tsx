/** Renders the drawer that edits the user's profile (S4.3). */
import { useSelector } from '@xstate/react';
import { Input } from 'antd';
import { nameProblem } from '#domain/accounts/signUpRules.ts';
import type { Profile } from '#domain/contract/authSchemas.ts';
import { profileEditorService, profileVersion } from '#machines/auth/profileEditorService.ts';
import { EditDrawer } from '../../parts/EditDrawer.tsx';
import { useEditForm } from '../../parts/useEditForm.ts';
import { useServices } from '../../services/servicesContext.ts';
import { FormField } from '../../widgets/FormField.tsx';

const labels = { first_name: 'First name', last_name: 'Last name', company: 'Company name' } as const;

const fields = [
  { name: 'first_name', autoComplete: 'given-name' },
  { name: 'last_name', autoComplete: 'family-name' },
  { name: 'company', autoComplete: 'organization' },
] as const;

export const ProfileDrawer = ({ profile, onDone }: { profile: Profile; onDone: () => void }) => {
  const { api, auth, actors } = useServices();
  const etag = useSelector(actors.auth, ({ context }) => context.etag);
  const edit = useEditForm({
    start: profileVersion(profile, etag),
    actors: profileEditorService({
      api,
      auth,
      onStale: () => actors.auth.send({ type: 'profile.stale' }),
    }),
    onLeave: onDone,
  });
  return (
    <EditDrawer edit={edit} title="Your profile" submit="Save profile" labels={labels} onClose={onDone}>
      {fields.map(({ name, autoComplete }) => (
        <FormField
          key={name}
          name={name}
          label={labels[name]}
          problemOf={(text) => nameProblem(labels[name], text)}
        >
          <Input autoComplete={autoComplete} />
        </FormField>
      ))}
    </EditDrawer>
  );
};
