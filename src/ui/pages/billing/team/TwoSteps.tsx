/** Renders the setting by which an admin requires two-step sign-in of the team. */
import { Checkbox } from 'antd';
import { OnlyChangeable } from '../../../parts/OnlyChangeable.tsx';
import { useAuth } from '../../../services/useAuth.ts';
import styles from '../Billing.module.css';

type TwoStepsProps = { isRequired: boolean; busy: boolean; onChange: (isRequired: boolean) => void };

export const TwoSteps = ({ isRequired, busy, onChange }: TwoStepsProps) => {
  const { profile, membership } = useAuth();
  if (profile?.role !== 'admin' && membership?.kind !== 'owner') return null;
  return (
    <OnlyChangeable>
      <section className={styles.part} aria-labelledby="twoSteps">
        <h3 id="twoSteps">Two-step sign-in</h3>
        <p className={styles.quiet}>
          Members without it must set it up on their next page. Client accounts and API keys are not affected.
        </p>
        <div>
          <Checkbox checked={isRequired} disabled={busy} onChange={({ target }) => onChange(target.checked)}>
            Require for the team
          </Checkbox>
        </div>
      </section>
    </OnlyChangeable>
  );
};
