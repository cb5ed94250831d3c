/** Renders three buttons that fill in a demo account's credentials. */
import { Button } from 'antd';
import { type DemoAccountName, demoAccounts } from '#domain/accounts/demoAccounts.ts';
import { AppLink } from '../../parts/AppLink.tsx';
import styles from './Login.module.css';

const names = Object.keys(demoAccounts) as DemoAccountName[];

type DemoFillProps = { disabled: boolean; onChoose: (account: DemoAccountName) => void };

export const DemoFill = ({ disabled, onChoose }: DemoFillProps) => (
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
