/** Renders the sign-in page (S2.15): form, three demo accounts, and errors. */
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { loginMachine } from '#machines/login/loginMachine.ts';
import { loginService } from '#machines/login/loginService.ts';
import { safeReturnTo } from '#machines/protectedRoute/returnTo.ts';
import { loginBadges, loginFigures } from '../../content/trust.ts';
import { useArrival, usePreloadOnce } from '../../data/usePreload.ts';
import { AppLink } from '../../parts/AppLink.tsx';
import { useServices } from '../../services/servicesContext.ts';
import { useAuth } from '../../services/useAuth.ts';
import { useLifecycle } from '../../services/useLifecycle.ts';
import { Figures } from '../../widgets/Figures.tsx';
import { FormSplit } from '../../widgets/FormSplit.tsx';
import { Icon } from '../../widgets/Icon.tsx';
import { OtherProviders } from '../../widgets/OtherProviders.tsx';
import { ProblemBox } from '../../widgets/ProblemBox.tsx';
import { DemoFill } from './DemoFill.tsx';
import styles from './Login.module.css';
import { type LoginFields, LoginForm } from './LoginForm.tsx';

const empty: LoginFields = { email: '', password: '', remember: true };

const Aside = () => (
  <>
    <div>
      <h2>Every client’s numbers, ready before they ask.</h2>
      <p>One workspace for your agency: reports, alerts and answers that your clients can follow.</p>
    </div>
    <Figures figures={loginFigures} />
  </>
);

export const Login = () => {
  const { api, auth } = useServices();
  const actor = useLifecycle(() => loginMachine.provide(loginService({ api, auth })), { id: 'login' });
  const { problem, fieldProblems } = useSelector(actor, ({ context }) => context);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const { profile } = useAuth();
  const succeeded = useSelector(actor, (snapshot) => snapshot.matches('succeeded'));
  const [fields, setFields] = useState(empty);
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

  return (
    <FormSplit aside={<Aside />}>
      <header>
        <h1>Sign in</h1>
        <p>
          New here? <AppLink to="/register">Create your account</AppLink>
        </p>
      </header>
      <DemoFill
        disabled={busy}
        onChoose={(account) => {
          actor.send({ type: 'demo.choose', account });
          const { filled } = actor.getSnapshot().context;
          if (filled) setFields((before) => ({ ...before, ...filled }));
        }}
      />
      <ProblemBox text={problem} />
      <LoginForm
        fields={fields}
        problems={fieldProblems}
        busy={busy}
        onChange={change}
        onSubmit={() => actor.send({ type: 'form.submit', ...fields })}
      />
      <OtherProviders
        verb="Sign in"
        disabled={busy}
        onChoose={(provider) => actor.send({ type: 'provider.choose', provider })}
      />
      <ul className={styles.badges} aria-label="Security">
        {loginBadges.map((badge) => (
          <li key={badge}>
            <Icon name="shield" size={16} />
            {badge}
          </li>
        ))}
      </ul>
    </FormSplit>
  );
};
