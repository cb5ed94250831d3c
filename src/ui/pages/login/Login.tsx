/** Renders the sign-in page (S2.15): form, three demo accounts, and errors. */
import { useSelector } from '@xstate/react';
import { Button, Checkbox, Input } from 'antd';
import { type FormEvent, useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { type DemoAccountName, demoAccounts } from '#domain/accounts/demoAccounts.ts';
import type { FieldErrors } from '#domain/accounts/signUpRules.ts';
import { loginMachine } from '#machines/login/loginMachine.ts';
import { loginService } from '#machines/login/loginService.ts';
import { safeReturnTo } from '#machines/protectedRoute/returnTo.ts';
import { useArrival, usePreloadOnce } from '../../data/usePreload.ts';
import { useReply } from '../../data/useReply.ts';
import { AppLink } from '../../parts/AppLink.tsx';
import { useServices } from '../../services/servicesContext.ts';
import { useAuth } from '../../services/useAuth.ts';
import { useHydrated } from '../../services/useHydrated.ts';
import { useLazyModule } from '../../services/useLazyModule.ts';
import { useLifecycle } from '../../services/useLifecycle.ts';
import { Field } from '../../widgets/Field.tsx';
import { FormSplit } from '../../widgets/FormSplit.tsx';
import { useFocusOnProblem } from '../../widgets/moveFocus.ts';
import { OtherProviders } from '../../widgets/OtherProviders.tsx';
import { ProblemBox } from '../../widgets/ProblemBox.tsx';
import { ForgottenPassword } from './ForgottenPassword.tsx';
import styles from './Login.module.css';
import { Aside, Badges } from './LoginAside.tsx';

type LoginFields = { readonly email: string; readonly password: string; readonly remember: boolean };

type LoginFormProps = {
  fields: LoginFields;
  problems: FieldErrors<'email' | 'password'>;
  busy: boolean;
  onChange: (changes: Partial<LoginFields>) => void;
  onSubmit: () => void;
};

const LoginForm = ({ fields, problems, busy, onChange, onSubmit }: LoginFormProps) => {
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
        <ForgottenPassword email={fields.email} />
      </div>
      <Button type="primary" htmlType="submit" size="large" block loading={busy} disabled={busy}>
        Sign in
      </Button>
    </form>
  );
};

const names = Object.keys(demoAccounts) as DemoAccountName[];

type DemoFillProps = { disabled: boolean; onChoose: (account: DemoAccountName) => void };

const DemoFill = ({ disabled, onChoose }: DemoFillProps) => (
  <section className={styles.demo} aria-label="Demo accounts">
    <p>
      Just looking? Fill in a demo account, or read{' '}
      <AppLink to="/demo-credentials">what each one shows</AppLink>.
    </p>
    <div className={styles.three}>
      {names.map((name) => (
        <Button key={name} disabled={disabled} onClick={() => onChoose(name)}>
          {demoAccounts[name].label}
        </Button>
      ))}
    </div>
  </section>
);

const lateCode = {
  fault: 'The form of the code did not load',
  load: async () => (await import('./SignInCode.tsx')).SignInCode,
} as const;

const lateNewPassword = {
  fault: 'The form of a new password did not load',
  load: async () => (await import('./NewPassword.tsx')).NewPassword,
} as const;

const resetIn = (hash: string): string | null => new URLSearchParams(hash.slice(1)).get('reset');

const empty: LoginFields = { email: '', password: '', remember: true };

const lateAgency = {
  fault: 'The sign-in page of the agency did not load',
  load: async () => (await import('../../parts/brand/AgencySignIn.tsx')).agencySignIn,
} as const;

/** `isAwaited`: the address names an agency that is not known yet. */
const useAgency = () => {
  const agency = useSearchParams()[0].get('agency');
  const isWanted = useHydrated() && agency !== null;
  const { data: look, error } = useReply('readSignInLook', { agency: agency ?? '' }, isWanted);
  const parts = useLazyModule(isWanted, lateAgency);
  const known = look && parts ? { look, ...parts } : null;
  return { known, isAwaited: isWanted && known === null && error === null };
};

const ProductHead = () => (
  <header>
    <h1>Sign in</h1>
    <p>
      New here? <AppLink to="/register">Create your account</AppLink>
    </p>
  </header>
);

const SignIn = ({ hasNewPassword }: { hasNewPassword: boolean }) => {
  const { api, auth, hasDemoAccounts } = useServices();
  const actor = useLifecycle(() => loginMachine.provide(loginService({ api, auth })), { id: 'login' });
  const { problem, fieldProblems } = useSelector(actor, ({ context }) => context);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const asksCode = useSelector(
    actor,
    (snapshot) => snapshot.matches('askingCode') || snapshot.matches('checkingCode'),
  );
  const Code = useLazyModule(asksCode, lateCode, { onFailure: () => actor.send({ type: 'code.cancel' }) });
  const { profile } = useAuth();
  const succeeded = useSelector(actor, (snapshot) => snapshot.matches('succeeded'));
  const [fields, setFields] = useState(empty);
  const { known: agency, isAwaited } = useAgency();
  const target = safeReturnTo(useSearchParams()[0].get('returnTo'));
  // An entered e-mail signals intent, so the next page's code is executed while the user types.
  usePreloadOnce(target, fields.email !== '');
  useArrival(target, busy);
  // A user who is already signed in is redirected at once, a new sign-in when it has succeeded.
  if (succeeded || (profile && !busy)) return <Navigate to={target} replace />;

  const change = (changes: Partial<LoginFields>) => {
    setFields((before) => ({ ...before, ...changes }));
    actor.send({ type: 'form.edit' });
  };

  const aside = agency ? <agency.AgencyAside look={agency.look} /> : <Aside />;
  if (asksCode) return <FormSplit aside={aside}>{Code && <Code actor={actor} fields={fields} />}</FormSplit>;
  if (isAwaited) return <FormSplit aside={null}>{null}</FormSplit>;
  return (
    <FormSplit aside={aside}>
      {agency && <agency.AgencyStyle look={agency.look} />}
      {agency ? <agency.AgencyHead look={agency.look} /> : <ProductHead />}
      {hasDemoAccounts && !agency && (
        <DemoFill
          disabled={busy}
          onChoose={(account) => {
            actor.send({ type: 'demo.choose', account });
            const { filled } = actor.getSnapshot().context;
            if (filled) setFields((before) => ({ ...before, ...filled }));
          }}
        />
      )}
      {hasNewPassword && (
        <p className={styles.note} role="status">
          Your password is changed. Sign in with it.
        </p>
      )}
      <ProblemBox text={problem} />
      <LoginForm
        fields={fields}
        problems={fieldProblems}
        busy={busy}
        onChange={change}
        onSubmit={() => actor.send({ type: 'form.submit', ...fields })}
      />
      {agency ? (
        <agency.AgencyFoot look={agency.look} />
      ) : (
        <>
          <OtherProviders
            verb="Sign in"
            disabled={busy}
            onChoose={(provider) => actor.send({ type: 'provider.choose', provider })}
          />
          <Badges />
        </>
      )}
    </FormSplit>
  );
};

export const Login = () => {
  const navigate = useNavigate();
  const reset = resetIn(useLocation().hash);
  const isResetting = useHydrated() && reset !== null;
  const NewPassword = useLazyModule(isResetting, lateNewPassword);
  const [hasNewPassword, setNewPassword] = useState(false);
  if (!isResetting) return <SignIn hasNewPassword={hasNewPassword} />;
  const leave = (isChanged: boolean) => {
    setNewPassword(isChanged);
    navigate('/login', { replace: true });
  };
  return (
    <FormSplit aside={<Aside />}>{NewPassword && <NewPassword token={reset} onLeave={leave} />}</FormSplit>
  );
};
