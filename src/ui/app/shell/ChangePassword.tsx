/** Changes a person's own password, or says why a demo account's cannot be changed. */
import { useSelector } from '@xstate/react';
import { Button, Input, Space } from 'antd';
import { type FormEvent, useState } from 'react';
import { accountTexts } from '#domain/accounts/accountTexts.ts';
import {
  type PasswordChange,
  passwordChangeErrors,
  refusedPasswordChange,
} from '#domain/accounts/passwordChange.ts';
import { type FieldErrors, shortestPassword } from '#domain/accounts/signUpRules.ts';
import type { Refusal } from '#machines/api/outcome.ts';
import { useReversible } from '../../parts/useReversible.ts';
import { useServices } from '../../services/servicesContext.ts';
import { Field } from '../../widgets/Field.tsx';
import { KitModal } from '../../widgets/KitModal.tsx';
import { useFocusOnProblem } from '../../widgets/moveFocus.ts';
import { ProblemBox } from '../../widgets/ProblemBox.tsx';
import { useLeave, useUnsaved } from '../../widgets/unsavedScope.ts';
import styles from './Account.module.css';

type Typed = PasswordChange & { readonly repeated: string };

type TypedErrors = FieldErrors<keyof Typed>;

type PasswordFieldsProps = {
  email: string;
  busy: boolean;
  problem: Refusal | null;
  onSubmit: (change: PasswordChange) => void;
  onClose: () => void;
};

const fields = [
  { name: 'current_password', label: 'Current password', autoComplete: 'current-password' },
  {
    name: 'new_password',
    label: 'New password',
    autoComplete: 'new-password',
    hint: `At least ${shortestPassword} characters`,
  },
  { name: 'repeated', label: 'Repeat the new password', autoComplete: 'new-password' },
] as const;

const nothing: Typed = { current_password: '', new_password: '', repeated: '' };
const noErrors: TypedErrors = {};

const errorsIn = (typed: Typed): TypedErrors => ({
  ...passwordChangeErrors(typed),
  ...(typed.repeated === typed.new_password ? {} : { repeated: accountTexts.passwordsDiffer }),
});

const PasswordFields = ({ email, busy, problem, onSubmit, onClose }: PasswordFieldsProps) => {
  const [typed, setTyped] = useState(nothing);
  const [own, setOwn] = useState<TypedErrors | null>(noErrors);
  const errors: TypedErrors = own ?? problem?.errors ?? noErrors;
  const form = useFocusOnProblem(errors);
  const leave = useLeave();
  useUnsaved(() => Object.values(typed).some((text) => text !== ''));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = errorsIn(typed);
    if (Object.keys(found).length > 0) return setOwn(found);
    setOwn(null);
    const { current_password, new_password } = typed;
    onSubmit({ current_password, new_password });
  };
  return (
    <form ref={form} className={styles.password} onSubmit={submit} noValidate aria-label="Password">
      <ProblemBox text={own === null && problem && !problem.errors ? problem.message : null} />
      {fields.map(({ name, label, autoComplete, ...more }) => (
        <Field key={name} label={label} error={errors[name]} {...more}>
          {(control) => (
            <Input.Password
              {...control}
              name={name}
              autoComplete={autoComplete}
              required
              disabled={busy}
              value={typed[name]}
              onChange={({ target }) => setTyped((before) => ({ ...before, [name]: target.value }))}
            />
          )}
        </Field>
      ))}
      {/* For password managers. It comes last, because the first field of a dialog gets the focus. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <Space>
        <Button type="primary" htmlType="submit" loading={busy}>
          Change password
        </Button>
        <Button onClick={() => leave(onClose)}>Cancel</Button>
      </Space>
    </form>
  );
};

type ChangePasswordProps = { email: string; onClose: () => void };

export const ChangePassword = ({ email, onClose }: ChangePasswordProps) => {
  const { api } = useServices();
  const { actor, ask } = useReversible();
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const problem = useSelector(actor, ({ context }) => context.problem);
  const [isChanged, setChanged] = useState(false);
  const refused = refusedPasswordChange(email);
  if (refused !== null || isChanged) {
    const title = isChanged ? 'Your password is changed' : 'This password cannot be changed';
    return (
      <KitModal title={title} focus="title" step={String(isChanged)} onClose={onClose}>
        <p className={styles.refused}>{refused ?? 'Other devices are signed out.'}</p>
        <Button onClick={onClose}>Close</Button>
      </KitModal>
    );
  }
  const change = async (body: PasswordChange) => {
    await api.call('changePassword', { body });
    setChanged(true);
  };
  return (
    <KitModal title="Change your password" focus="field" onClose={onClose}>
      <PasswordFields
        email={email}
        busy={busy}
        problem={problem}
        onClose={onClose}
        onSubmit={(body) => ask({ make: () => change(body), made: '', takenBack: '' })}
      />
    </KitModal>
  );
};
