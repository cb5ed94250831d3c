/** The subscription as it stands: plan, price, dates, and what can be done about it. */
import { useSelector } from '@xstate/react';
import { checkoutAddress } from '#domain/checkout/checkoutChoice.ts';
import type { BillingReply } from '#domain/contract/checkoutSchemas.ts';
import { formatDollars } from '#domain/plans/money.ts';
import { isPlanName, priceOf } from '#domain/plans/planCatalogue.ts';
import { nextChargeText, planTitle, standingText } from '../../content/billing.ts';
import { day } from '../../content/dates.ts';
import { AppLink } from '../../widgets/AppLink.tsx';
import { type BillingActor, CancelOrResume } from '../../widgets/CancelOrResume.tsx';
import { ProblemBox } from '../../widgets/ProblemBox.tsx';
import styles from './Billing.module.css';

const KeepPlan = ({ subscription, billing_cycle }: BillingReply) => {
  const plan = subscription?.plan_name;
  if (!isPlanName(plan) || billing_cycle === null) {
    return <AppLink to="/pricing">Choose a plan</AppLink>;
  }
  const ended = subscription?.status !== 'active';
  if (!ended && subscription?.trial_end === null) return null;
  return (
    <AppLink to={checkoutAddress({ plan, cycle: billing_cycle })} state={{ from: '/billing' }}>
      {ended ? `Start ${planTitle(plan)} again` : `Keep ${planTitle(plan)} after the trial`}
    </AppLink>
  );
};

const Dates = ({ billing }: { billing: BillingReply }) => {
  const { subscription } = billing;
  if (subscription?.status !== 'active') return null;
  const { current_period_start, current_period_end, trial_end } = subscription;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Period</dt>
        <dd>
          {day(current_period_start)} to {day(current_period_end)}
        </dd>
      </div>
      {trial_end !== null && (
        <div>
          <dt>Trial ends</dt>
          <dd>{day(trial_end)}</dd>
        </div>
      )}
      <div>
        <dt>Next charge</dt>
        <dd>{nextChargeText(billing)}</dd>
      </div>
    </dl>
  );
};

export const PlanPanel = ({ billing, actor }: { billing: BillingReply; actor: BillingActor }) => {
  const problem = useSelector(actor, ({ context, value }) =>
    value === 'previewing' || value === 'changing' ? null : context.problem,
  );
  const { subscription, billing_cycle } = billing;
  const plan = subscription?.plan_name;
  return (
    <section className={styles.panel} aria-labelledby="plan">
      <div className={styles.planHead}>
        <h2 id="plan" data-figure={subscription?.status === 'active' ? 'subscription-plan' : undefined}>
          {subscription === null ? 'No plan' : planTitle(subscription.plan_name)}
        </h2>
        {isPlanName(plan) && billing_cycle !== null && (
          <p className={styles.price} data-figure="subscription-price">
            {formatDollars(priceOf(plan, billing_cycle))} a {billing_cycle === 'monthly' ? 'month' : 'year'}
          </p>
        )}
      </div>
      <p role="status">{standingText(billing)}</p>
      <Dates billing={billing} />
      <ProblemBox text={problem} />
      <div className={styles.actions}>
        <KeepPlan {...billing} />
        <CancelOrResume billing={billing} actor={actor} />
      </div>
    </section>
  );
};
