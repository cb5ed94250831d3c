/** Chooses monthly or yearly billing by two radio buttons in the form of a switch, with the yearly saving. */
import { type BillingCycle, billingCycles } from '#domain/plans/planCatalogue.ts';
import styles from './CycleSwitch.module.css';

const labels: Readonly<Record<BillingCycle, string>> = { monthly: 'Monthly', yearly: 'Yearly' };

type CycleSwitchProps = {
  /** Unique on the page. */
  name: string;
  cycle: BillingCycle;
  disabled?: boolean;
  onChange: (cycle: BillingCycle) => void;
};

export const CycleSwitch = ({ name, cycle, disabled = false, onChange }: CycleSwitchProps) => (
  <fieldset className={styles.switch} disabled={disabled}>
    <legend className="visually-hidden">Billing</legend>
    {billingCycles.map((one) => (
      <label key={one}>
        <input type="radio" name={name} checked={cycle === one} onChange={() => onChange(one)} />
        <span>{labels[one]}</span>
      </label>
    ))}
  </fieldset>
);
