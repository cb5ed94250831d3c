/** Asks for a code of the authenticator app after the password, or for a backup code. */
import { useSelector } from '@xstate/react';
import { Button, Input } from 'antd';
import { type FormEvent, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { loginMachine } from '#machines/login/loginMachine.ts';
import { Field } from '../../widgets/Field.tsx';
import { useFocusOnArrival } from '../../widgets/moveFocus.ts';
import { ProblemBox } from '../../widgets/ProblemBox.tsx';
import styles from './Login.module.css';

type SignInCodeProps = {
  actor: ActorRefFrom<typeof loginMachine>;
  fields: { readonly email: string; readonly password: string; readonly remember: boolean };
};

export const SignInCode = ({ actor, fields }: SignInCodeProps) => {
  const problem = useSelector(actor, ({ context }) => context.problem);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(code.trim() === '');
    if (code.trim() !== '') actor.send({ type: 'code.submit', ...fields, oneTimeCode: code });
  };
  return (
    <>
      <header>
        <h1 tabIndex={-1} ref={heading}>
          Enter your code
        </h1>
        <p>Your authenticator app shows six digits. A backup code works too, once.</p>
      </header>
      <ProblemBox text={problem} />
      <form className={styles.form} onSubmit={submit} noValidate aria-label="Code">
        <Field label="Code" error={isMissing ? 'Code is required' : undefined}>
          {(control) => (
            <Input
              {...control}
              name="code"
              autoComplete="one-time-code"
              required
              disabled={busy}
              value={code}
              onChange={({ target }) => setCode(target.value)}
            />
          )}
        </Field>
        <Button type="primary" htmlType="submit" size="large" block loading={busy} disabled={busy}>
          Sign in
        </Button>
        <Button type="link" disabled={busy} onClick={() => actor.send({ type: 'code.cancel' })}>
          Back to the password
        </Button>
      </form>
    </>
  );
};
