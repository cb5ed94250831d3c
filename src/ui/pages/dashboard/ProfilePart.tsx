/** The own profile, and a form to change it (S4.3). */
import { useSelector } from '@xstate/react';
import { Button, Input } from 'antd';
import { type FormEvent, useRef, useState } from 'react';
import type { Profile } from '#domain/contract/authSchemas.ts';
import type { Refusal } from '#machines/api/outcome.ts';
import { useServices } from '../../app/servicesContext.ts';
import { useAuth } from '../../app/useAuth.ts';
import { Field } from '../../widgets/Field.tsx';
import { ProblemBox } from '../../widgets/ProblemBox.tsx';
import { useFocusWhenLost } from '../../widgets/useFocusWhenLost.ts';
import part from './Dashboard.module.css';
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

const ProfileForm = ({ profile, onDone }: { profile: Profile; onDone: () => void }) => {
  const { updateProfile } = useAuth();
  const busy = useSelector(useServices().actors.auth, (snapshot) => snapshot.hasTag('busy'));
  const [changes, setChanges] = useState(() => changesOf(profile));
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const { error } = await updateProfile(changes);
    setRefusal(error);
    if (!error) onDone();
  };
  return (
    <form className={styles.form} onSubmit={save} noValidate aria-label="Edit your profile">
      <ProblemBox text={refusal?.message ?? null} />
      {fields.map(({ name, label }) => (
        <Field key={name} label={label} error={refusal?.errors?.[name]}>
          {(control) => (
            <Input
              {...control}
              disabled={busy}
              value={changes[name]}
              onChange={({ target }) => setChanges((before) => ({ ...before, [name]: target.value }))}
            />
          )}
        </Field>
      ))}
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit" loading={busy}>
          Save profile
        </Button>
        <Button onClick={onDone} disabled={busy}>
          Cancel
        </Button>
      </div>
    </form>
  );
};

export const ProfilePart = ({ profile }: { profile: Profile }) => {
  const [editing, setEditing] = useState(false);
  const section = useRef<HTMLElement>(null);
  useFocusWhenLost(section, editing);
  return (
    <section ref={section} className={part.part} aria-labelledby="profile">
      <div className={part.partHead}>
        <h2 id="profile">Your profile</h2>
        {!editing && (
          <Button size="small" onClick={() => setEditing(true)} aria-label="Edit your profile">
            Edit
          </Button>
        )}
      </div>
      {editing ? (
        <ProfileForm profile={profile} onDone={() => setEditing(false)} />
      ) : (
        <dl className={styles.facts}>
          <dt>Name</dt>
          <dd>
            {profile.first_name} {profile.last_name}
          </dd>
          <dt>Email</dt>
          <dd>{profile.email}</dd>
          <dt>Company</dt>
          <dd>{profile.company}</dd>
        </dl>
      )}
    </section>
  );
};
