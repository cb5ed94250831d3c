/** Renders the fields of the sign-up page. */

import { Button, Checkbox, Input } from 'antd';
import type { FormEvent } from 'react';
import {
  type RegistrationInput,
  shortestHostedPassword,
  shortestPassword,
} from '#domain/accounts/signUpRules.ts';
import { definedOnly } from '#domain/definedOnly.ts';
import type { RegistrationErrors } from '#machines/registration/registrationErrors.ts';
import { LegalText } from '../../parts/LegalText.tsx';
import { useServices } from '../../services/servicesContext.ts';
import { Field } from '../../widgets/Field.tsx';
import { useFocusOnProblem } from '../../widgets/moveFocus.ts';
import styles from './Register.module.css';

type RegistrationFormProps = {
  fields: RegistrationInput;
  /** The invitation gives email and company. */
  isInvited: boolean;
  problems: RegistrationErrors;
  busy: boolean;
  onChange: (changes: Partial<RegistrationInput>) => void;
  onSubmit: () => void;
};

type TextField = {
  readonly name: Exclude<keyof RegistrationInput, 'termsAccepted'>;
  readonly label: string;
  readonly autoComplete: string;
  readonly kind: 'text' | 'email' | 'password';
};

const names: readonly TextField[] = [
  { name: 'firstName', label: 'First name', autoComplete: 'given-name', kind: 'text' },
  { name: 'lastName', label: 'Last name', autoComplete: 'family-name', kind: 'text' },
];

const others: readonly TextField[] = [
  { name: 'email', label: 'Email', autoComplete: 'username', kind: 'email' },
  { name: 'company', label: 'Company name', autoComplete: 'organization', kind: 'text' },
  {
    name: 'password',
    label: 'Password',
    autoComplete: 'new-password',
    kind: 'password',
  },
  { name: 'confirmPassword', label: 'Confirm password', autoComplete: 'new-password', kind: 'password' },
];

type TextControlProps = Pick<
  RegistrationFormProps,
  'fields' | 'isInvited' | 'problems' | 'busy' | 'onChange'
> & {
  field: TextField;
};

const TextControl = ({ field, fields, isInvited, problems, busy, onChange }: TextControlProps) => {
  const { name, label, autoComplete, kind } = field;
  const { hasDemoAccounts } = useServices();
  const shortest = hasDemoAccounts ? shortestPassword : shortestHostedPassword;
  const hint = name === 'password' ? `At least ${shortest} characters` : undefined;
  const Control = kind === 'password' ? Input.Password : Input;
  return (
    <Field label={label} error={problems[name]} {...definedOnly({ hint })}>
      {(control) => (
        <Control
          {...control}
          {...(kind === 'password' ? {} : { type: kind })}
          name={name}
          autoComplete={autoComplete}
          required
          readOnly={isInvited && name === 'email'}
          disabled={busy}
          value={fields[name]}
          onChange={({ target }) => onChange({ [name]: target.value })}
        />
      )}
    </Field>
  );
};

export const RegistrationForm = ({ onSubmit, ...shared }: RegistrationFormProps) => {
  const { fields, busy, onChange, problems } = shared;
  const form = useFocusOnProblem(problems);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate aria-label="Create your account">
      <div className={styles.names}>
        {names.map((field) => (
          <TextControl key={field.name} field={field} {...shared} />
        ))}
      </div>
      {others
        .filter(({ name }) => name !== 'company' || !shared.isInvited)
        .map((field) => (
          <TextControl key={field.name} field={field} {...shared} />
        ))}
      <div>
        <LegalText>
          {(link) => (
            <Checkbox
              checked={fields.termsAccepted}
              disabled={busy}
              onChange={({ target }) => onChange({ termsAccepted: target.checked })}
            >
              I accept the {link('terms', 'terms of service')} and the {link('privacy', 'privacy policy')}
            </Checkbox>
          )}
        </LegalText>
        {problems.termsAccepted !== undefined && <p className="small error">{problems.termsAccepted}</p>}
      </div>
      <Button
        type="primary"
        htmlType="submit"
        size="large"
        block
        loading={busy}
        disabled={busy || !fields.termsAccepted}
        {...(fields.termsAccepted ? {} : { title: 'Accept the terms first' })}
      >
        Create account
      </Button>
    </form>
  );
};
