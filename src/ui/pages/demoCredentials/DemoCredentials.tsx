/** Renders the demo accounts with their shared password and a sign-in button for each (rulings D2 and D10). */
import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { menuOf, protectedPages } from '#domain/access/protectedPages.ts';
import {
  type DemoAccount,
  type DemoAccountName,
  demoAccounts,
  demoCompany,
  demoPassword,
} from '#domain/accounts/demoAccounts.ts';
import { AppLink } from '../../parts/AppLink.tsx';
import { CopyButton } from '../../parts/CopyButton.tsx';
import { useLabOffered } from '../../parts/useLabOffered.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useAuth } from '../../services/useAuth.ts';
import { usePersonLabel } from '../../services/usePersonLabel.ts';
import { ProblemBox } from '../../widgets/ProblemBox.tsx';
import styles from './DemoCredentials.module.css';

const names = Object.keys(demoAccounts) as DemoAccountName[];

const AccountRow = ({ account, action }: { account: DemoAccount; action: React.ReactNode }) => {
  return (
    <section className={styles.account} aria-label={`${account.label} account`}>
      <div>
        <h2>{account.label}</h2>
        <p>{account.about}</p>
      </div>
      <div>
        <p className={styles.address}>
          <code>{account.email}</code>
          <CopyButton text={account.email} name={`email of the ${account.label} account`} />
        </p>
        <ul className={styles.pages} aria-label="Pages it opens">
          {menuOf(account.role).map((page) => (
            <li key={page}>{protectedPages[page].label}</li>
          ))}
        </ul>
      </div>
      <div className={styles.actions}>{action}</div>
    </section>
  );
};

const DemoConsole = () => {
  if (!useLabOffered()) return null;
  return (
    <p className={styles.lead}>
      To show more,{' '}
      <AppLink to="#lab/demo" markCurrent={false}>
        open the demo console
      </AppLink>
      . It moves the demo’s clock, lets the access to a source expire, restates figures, and starts the demo
      over.
    </p>
  );
};

export const DemoCredentials = () => {
  const { actors } = useServices();
  const { profile, signIn } = useAuth();
  const busy = useSelector(actors.auth, (snapshot) => snapshot.hasTag('busy'));
  const [problem, setProblem] = useState<string | null>(null);
  const navigate = useNavigate();

  const label = usePersonLabel();
  const enter = async ({ email }: DemoAccount) => {
    const { error } = await signIn({ email, password: demoPassword, remember: true });
    setProblem(error?.message ?? null);
    if (!error) navigate(protectedPages.dashboard.path);
  };

  const actionFor = (account: DemoAccount) => {
    if (profile?.email === account.email) return <span>This is you.</span>;
    if (profile) return <span>Sign out first to use it.</span>;
    return (
      <Button type="primary" disabled={busy} onClick={() => enter(account)}>
        Sign in as {account.label}
      </Button>
    );
  };

  return (
    <main className={styles.page}>
      <h1>Demo accounts</h1>
      <p className={styles.lead}>
        Three people share the workspace of {demoCompany}, a made-up agency. Everything you do stays in this
        browser.{profile ? ` You are signed in as ${label}.` : ''}
      </p>
      <p className={styles.password}>
        <span>The password of all three is</span>
        <code>{demoPassword}</code>
        <CopyButton text={demoPassword} name="shared password" />
      </p>
      <ProblemBox text={problem} />
      <div className={styles.accounts}>
        {names.map((name) => (
          <AccountRow key={name} account={demoAccounts[name]} action={actionFor(demoAccounts[name])} />
        ))}
      </div>
      <DemoConsole />
    </main>
  );
};
