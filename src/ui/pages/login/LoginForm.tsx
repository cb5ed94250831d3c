/** Renders the fields of the sign-in page. */
import { Button, Checkbox, Input } from 'antd';
import { type FormEvent, useState } from 'react';
import type { FieldErrors } from '#domain/accounts/signUpRules.ts';
import { AppLink } from '../../parts/AppLink.tsx';
import { Field } from '../../widgets/Field.tsx';
import { useFocusOnProblem } from '../../widgets/moveFocus.ts';
import styles from './Login.module.css';

export type LoginFields = { readonly email: string; readonly password: string; readonly remember: boolean };

type LoginFormProps = {
  fields: LoginFields;
  problems: FieldErrors<'email' | 'password'>;
  busy: boolean;
  onChange: (changes: Partial<LoginFields>) => void;
  onSubmit: () => void;
};

/** The specification gives the link no target; in the demo there is a short answer (ruling D15). */
const ForgottenPassword = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.textButton}
        aria-expanded={open}
        onClick={() => setOpen((before) => !before)}
      >
        Forgot password?
      </button>
      {open && (
        <p className={styles.note} role="status">
          This is a demo, so no mail is sent. The shared password of the demo accounts stands on the{' '}
          <AppLink to="/demo-credentials">credentials page</AppLink>.
        </p>
      )}
    </>
  );
};

export const LoginForm = ({ fields, problems, busy, onChange, onSubmit }: LoginFormProps) => {
  const form = useFocusOnProblem(problems);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate aria-label="Sign in">
      <Field label="Email" error={problems.email}>
        {(control) => (
          <Input
            {...control}
            type="email"
            name="email"
            autoComplete="username"
            required
            disabled={busy}
            value={fields.email}
            onChange={({ target }) => onChange({ email: target.value })}
          />
        )}
      </Field>
      <Field label="Password" error={problems.password}>
        {(control) => (
          <Input.Password
            {...control}
            name="password"
            autoComplete="current-password"
            required
            disabled={busy}
            value={fields.password}
            onChange={({ target }) => onChange({ password: target.value })}
          />
        )}
      </Field>
      <div className={styles.between}>
        <Checkbox
          checked={fields.remember}
          disabled={busy}
          onChange={({ target }) => onChange({ remember: target.checked })}
        >
          Remember me
        </Checkbox>
        <ForgottenPassword />
      </div>
      <Button type="primary" htmlType="submit" size="large" block loading={busy} disabled={busy}>
        Sign in
      </Button>
    </form>
  );
};
