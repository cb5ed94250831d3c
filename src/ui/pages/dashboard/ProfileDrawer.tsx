/** The form that changes the own profile (S4.3), at the side of the page. */
import { useSelector } from '@xstate/react';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import type { Profile } from '#domain/contract/authSchemas.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useAuth } from '../../services/useAuth.ts';
import { CancelButton } from '../../widgets/CancelButton.tsx';
import { ProblemBox } from '../../widgets/ProblemBox.tsx';
import { SideDrawer } from '../../widgets/SideDrawer.tsx';
import { Unsaved } from '../../widgets/Unsaved.tsx';
import styles from './ProfilePart.module.css';

const fields = [
  { name: 'first_name', label: 'First name' },
  { name: 'last_name', label: 'Last name' },
  { name: 'company', label: 'Company name' },
] as const;

type Changes = Record<(typeof fields)[number]['name'], string>;

const changesOf = ({ first_name, last_name, company }: Profile): Changes => ({
  first_name,
  last_name,
  company,
});

export const ProfileDrawer = ({ profile, onDone }: { profile: Profile; onDone: () => void }) => {
  const { updateProfile } = useAuth();
  const busy = useSelector(useServices().actors.auth, (snapshot) => snapshot.hasTag('busy'));
  const [form] = Form.useForm<Changes>();
  const [problem, setProblem] = useState<string | null>(null);
  const save = async (changes: Changes) => {
    const { error } = await updateProfile(changes);
    setProblem(error?.message ?? null);
    form.setFields(fields.map(({ name }) => ({ name, errors: [error?.errors?.[name] ?? []].flat() })));
    if (!error) onDone();
  };
  return (
    <SideDrawer title="Your profile" focus="field" holdsChoices={false} onClose={onDone}>
      <Unsaved form={form} />
      <Form
        form={form}
        name="profile"
        layout="vertical"
        aria-label="Edit your profile"
        className={styles.form ?? ''}
        initialValues={changesOf(profile)}
        onFinish={save}
      >
        <ProblemBox text={problem} />
        {fields.map(({ name, label }) => (
          <Form.Item key={name} name={name} label={label}>
            <Input disabled={busy} />
          </Form.Item>
        ))}
        <div className={styles.actions}>
          <Button type="primary" htmlType="submit" loading={busy}>
            Save profile
          </Button>
          <CancelButton onCancel={onDone} disabled={busy} />
        </div>
      </Form>
    </SideDrawer>
  );
};
