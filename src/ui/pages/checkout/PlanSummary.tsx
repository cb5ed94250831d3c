/** Renders the order: plan, price, period, and yearly savings (S2.18). */
import { formatCents, formatDollars } from '#domain/plans/money.ts';
import { type BillingCycle, plans, priceOf, yearlySaving } from '#domain/plans/planCatalogue.ts';
import type { PlanTerms } from '#domain/plans/planChange.ts';
import { CycleSwitch } from '../../widgets/CycleSwitch.tsx';
import styles from './Checkout.module.css';

type PlanSummaryProps = {
  order: PlanTerms;
  busy: boolean;
  consequence: string;
  dueCents: number | null;
  onCycle: (cycle: BillingCycle) => void;
};

export const PlanSummary = ({ order, busy, consequence, dueCents, onCycle }: PlanSummaryProps) => {
  const { plan, cycle } = order;
  const yearly = cycle === 'yearly';
  const saving = `${formatDollars(yearlySaving(plan))} a year`;
  return (
    <section className={styles.summary} aria-labelledby="summary">
      <h2 className="title" id="summary">
        {plans[plan].title} plan
      </h2>
      <p className={styles.price}>
        <strong>{formatDollars(priceOf(plan, cycle))}</strong> {yearly ? 'a year' : 'a month'}
      </p>
      <CycleSwitch name="checkout-cycle" cycle={cycle} disabled={busy} onChange={onCycle} />
      <dl className={styles.lines}>
        <div>
          <dt>Plan</dt>
          <dd>{plans[plan].title}</dd>
        </div>
        <div>
          <dt>Billing</dt>
          <dd>{yearly ? 'Yearly' : 'Monthly'}</dd>
        </div>
        <div>
          <dt>{yearly ? 'You save' : 'Yearly would save'}</dt>
          <dd>{saving}</dd>
        </div>
        {dueCents !== null && (
          <div className={styles.total}>
            <dt>Due today</dt>
            <dd>{dueCents === 0 ? formatDollars(0) : formatCents(dueCents)}</dd>
          </div>
        )}
      </dl>
      <p className={styles.quiet}>{consequence}</p>
    </section>
  );
};
