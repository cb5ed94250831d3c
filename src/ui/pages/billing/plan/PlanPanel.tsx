/** Renders the current subscription: plan, price, dates and actions. */

import { useSelector } from '@xstate/react';
import { Button, Card, Descriptions } from 'antd';
import { useCallback, useState } from 'react';
import { checkoutAddress } from '#domain/checkout/checkoutChoice.ts';
import type { BillingReply } from '#domain/contract/checkoutSchemas.ts';
import { formatDollars } from '#domain/plans/money.ts';
import { isPlanName, type PlanName, priceOf } from '#domain/plans/planCatalogue.ts';
import { changeKind } from '#domain/plans/planChange.ts';
import { planTitle, standingText } from '../../../content/billing.ts';
import { AppLink } from '../../../parts/AppLink.tsx';
import type { BillingActor } from '../../../parts/BillingActor.ts';
import { CancelOrResume } from '../../../parts/CancelOrResume.tsx';
import { OnlyChangeable } from '../../../parts/OnlyChangeable.tsx';
import type { Reversible } from '../../../parts/useReversible.ts';
import { usePlan } from '../../../services/usePlan.ts';
import { ProblemBox } from '../../../widgets/ProblemBox.tsx';
import styles from '../Billing.module.css';
import { ChangeCard } from './ChangeCard.tsx';
import { planFacts } from './planFacts.tsx';
import { RenewToday } from './RenewToday.tsx';

const KeepPlan = ({ subscription, billing_cycle }: BillingReply) => {
  const plan = subscription?.plan_name;
  if (!isPlanName(plan) || billing_cycle === null) {
    return <AppLink to="/pricing">Choose a plan</AppLink>;
  }
  // A past due plan is paid and a paused one resumed; neither is bought again.
  if (subscription?.status === 'past_due' || subscription?.status === 'paused') return null;
  const ended = subscription?.status !== 'active';
  if (!ended && subscription?.trial_end === null) return null;
  return (
    <AppLink to={checkoutAddress({ plan, cycle: billing_cycle })} state={{ from: '/billing' }}>
      {ended ? `Start ${planTitle(plan)} again` : `Keep ${planTitle(plan)} after the trial`}
    </AppLink>
  );
};

const smallerPlanOf = ({ subscription, billing_cycle, scheduled_change }: BillingReply): PlanName | null => {
  const plan = subscription?.plan_name;
  if (!isPlanName(plan) || billing_cycle === null || scheduled_change === null) return null;
  const { plan_name, billing_cycle: cycle } = scheduled_change;
  const kind = changeKind({ plan, cycle: billing_cycle }, { plan: plan_name, cycle });
  return kind === 'downgrade' && plan_name !== plan ? plan_name : null;
};

type PlanPanelProps = {
  billing: BillingReply;
  actor: BillingActor;
  changes: Reversible;
  onChoose: (plan: PlanName) => void;
};

export const PlanPanel = ({ billing, actor, changes, onChoose }: PlanPanelProps) => {
  const [isCardOpen, setCardOpen] = useState(false);
  const closeCard = useCallback(() => setCardOpen(false), []);
  const smaller = smallerPlanOf(billing);
  const problem = useSelector(actor, ({ context, value }) =>
    value === 'previewing' || value === 'changing' ? null : context.problem,
  );
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const { subscription, billing_cycle } = billing;
  const plan = subscription?.plan_name;
  const facts = planFacts(billing, {
    clients: usePlan().room('clients')?.used ?? 0,
    onCard: () => setCardOpen(true),
    onRenew: () => actor.send({ type: 'renewal.ask' }),
  });
  return (
    <Card role="region" aria-labelledby="plan" className={styles.panel ?? ''}>
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
      {facts.length > 0 && (
        <Descriptions colon={false} column={1} items={facts} className={styles.facts ?? ''} />
      )}
      <RenewToday billing={billing} actor={actor} />
      {isCardOpen && <ChangeCard changes={changes} onClose={closeCard} />}
      <ProblemBox text={problem} />
      <div className={styles.actions}>
        <OnlyChangeable>
          <KeepPlan {...billing} />
          {subscription?.status === 'past_due' && (
            <Button type="primary" disabled={busy} onClick={() => actor.send({ type: 'payment.retry' })}>
              Try the payment again
            </Button>
          )}
          {smaller && <Button onClick={() => onChoose(smaller)}>Choose what stays</Button>}
          <CancelOrResume billing={billing} actor={actor} />
        </OnlyChangeable>
      </div>
    </Card>
  );
};
