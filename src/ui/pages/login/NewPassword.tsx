/** Sets a new password with the token of a mailed link. */
import { useSelector } from '@xstate/react';
import { Button, Input } from 'antd';
import { type FormEvent, useEffect, useState } from 'react';
import { shortestHostedPassword, shortestPassword } from '#domain/accounts/signUpRules.ts';
import { type NewPasswordForm, passwordResetMachine } from '#machines/passwordReset/passwordResetMachine.ts';
import { passwordResetService } from '#machines/passwordReset/passwordResetService.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useLifecycle } from '../../services/useLifecycle.ts';
import { Field } from '../../widgets/Field.tsx';
import { useFocusOnProblem } from '../../widgets/moveFocus.ts';
import { ProblemBox } from '../../widgets/ProblemBox.tsx';
import styles from './Login.module.css';

const nothing: NewPasswordForm = { password: '', confirmPassword: '' };

type NewPasswordProps = {
  readonly token: string;
  /** True: the password is changed. */
  readonly onLeave: (isChanged: boolean) => void;
};

export const NewPassword = ({ token, onLeave }: NewPasswordProps) => {
  const { api, hasDemoAccounts } = useServices();
  const shortest = hasDemoAccounts ? shortestPassword : shortestHostedPassword;
  const actor = useLifecycle(
    () => passwordResetMachine.provide(passwordResetService({ api, token, onChanged: () => onLeave(true) })),
    { id: 'passwordReset', input: { shortest } },
  );
  useEffect(() => actor.send({ type: 'link.open' }), [actor]);
  const { problem, fieldProblems } = useSelector(actor, ({ context }) => context);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const [typed, setTyped] = useState(nothing);
  const form = useFocusOnProblem(fieldProblems);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'form.submit', ...typed });
  };
  const fields = [
    { name: 'password', label: 'New password', hint: `At least ${shortest} characters` },
    { name: 'confirmPassword', label: 'Repeat the new password' },
  ] as const;
  return (
    <>
      <header>
        <h1>Set a new password</h1>
        <p>It signs you out on all devices.</p>
      </header>
      <ProblemBox text={problem} />
      <form ref={form} className={styles.form} onSubmit={submit} noValidate aria-label="New password">
        {fields.map(({ name, ...field }) => (
          <Field key={name} {...field} error={fieldProblems[name]}>
            {(control) => (
              <Input.Password
                {...control}
                name={name}
                autoComplete="new-password"
                required
                disabled={busy}
                value={typed[name]}
                onChange={({ target }) => setTyped((before) => ({ ...before, [name]: target.value }))}
              />
            )}
          </Field>
        ))}
        <Button type="primary" htmlType="submit" size="large" block loading={busy} disabled={busy}>
          Set password
        </Button>
        <Button type="link" onClick={() => onLeave(false)}>
          Back to sign-in
        </Button>
      </form>
    </>
  );
};
