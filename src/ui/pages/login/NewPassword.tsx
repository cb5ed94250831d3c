/** Sets a new password with the token of a mailed link. */
import { Button, Input } from 'antd';
import { type FormEvent, useState } from 'react';
import { accountTexts } from '#domain/accounts/accountTexts.ts';
import {
  type FieldErrors,
  passwordProblem,
  shortestHostedPassword,
  shortestPassword,
  tooShortPassword,
} from '#domain/accounts/signUpRules.ts';
import { outcomeOf, type Refusal } from '#machines/api/outcome.ts';
import { useServices } from '../../services/servicesContext.ts';
import { Field } from '../../widgets/Field.tsx';
import { useFocusOnProblem } from '../../widgets/moveFocus.ts';
import { ProblemBox } from '../../widgets/ProblemBox.tsx';
import styles from './Login.module.css';

type Typed = { readonly password: string; readonly repeated: string };

const nothing: Typed = { password: '', repeated: '' };

const errorsIn = ({ password, repeated }: Typed, shortest: number): FieldErrors<keyof Typed> => {
  const wrong = passwordProblem(password) ?? tooShortPassword(password, shortest);
  return {
    ...(wrong === null ? {} : { password: wrong }),
    ...(repeated === password ? {} : { repeated: accountTexts.passwordsDiffer }),
  };
};

type NewPasswordProps = {
  readonly token: string;
  /** True: the password is changed. */
  readonly onLeave: (isChanged: boolean) => void;
};

export const NewPassword = ({ token, onLeave }: NewPasswordProps) => {
  const { api, hasDemoAccounts } = useServices();
  const shortest = hasDemoAccounts ? shortestPassword : shortestHostedPassword;
  const [typed, setTyped] = useState(nothing);
  const [errors, setErrors] = useState<FieldErrors<keyof Typed>>({});
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useFocusOnProblem(errors);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = errorsIn(typed, shortest);
    setErrors(found);
    setRefusal(null);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    const { error } = await outcomeOf(
      api.call('resetPassword', { body: { token, password: typed.password } }),
    );
    setBusy(false);
    if (error === null) return onLeave(true);
    setErrors(error.errors ?? {});
    setRefusal(error);
  };
  const fields = [
    { name: 'password', label: 'New password', hint: `At least ${shortest} characters` },
    { name: 'repeated', label: 'Repeat the new password' },
  ] as const;
  return (
    <>
      <header>
        <h1>Set a new password</h1>
        <p>It signs you out on all devices.</p>
      </header>
      <ProblemBox text={refusal && !refusal.errors ? refusal.message : null} />
      <form ref={form} className={styles.form} onSubmit={submit} noValidate aria-label="New password">
        {fields.map(({ name, ...field }) => (
          <Field key={name} {...field} error={errors[name]}>
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
