/** The subscription as it stands: plan, price, dates, and what can be done about it. */
import { useSelector } from '@xstate/react';
import { Button, Card, Descriptions } from 'antd';
import { useCallback, useState } from 'react';
import { checkoutAddress } from '#domain/checkout/checkoutChoice.ts';
import type { BillingReply } from '#domain/contract/checkoutSchemas.ts';
import { costPerClient } from '#domain/plans/costPerClient.ts';
import { formatCents, formatDollars, formatLimit } from '#domain/plans/money.ts';
import { isPlanName, type PlanName, priceOf } from '#domain/plans/planCatalogue.ts';
import { changeKind } from '#domain/plans/planChange.ts';
import { nextChargeText, paymentText, planTitle, standingText } from '../../../content/billing.ts';
import { day } from '../../../content/dates.ts';
import { AppLink } from '../../../parts/AppLink.tsx';
import { type BillingActor, CancelOrResume } from '../../../parts/CancelOrResume.tsx';
import type { Reversible } from '../../../parts/useReversible.ts';
import { usePlan } from '../../../services/usePlan.ts';
import { ProblemBox } from '../../../widgets/ProblemBox.tsx';
import styles from '../Billing.module.css';
import { ChangeCard } from './ChangeCard.tsx';

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

/** Of the plan that is paid for; none while the clients are not counted. */
const perClientOf = ({ subscription, billing_cycle }: BillingReply, clients: number) => {
  const plan = subscription?.plan_name;
  const cost =
    isPlanName(plan) && billing_cycle !== null ? costPerClient(plan, billing_cycle, clients) : null;
  if (cost === null) return [];
  const counted = clients === 1 ? '1 active client' : `${formatLimit(clients)} active clients`;
  return [{ key: 'client', label: 'Per client', children: `${formatCents(cost)} a month, ${counted}` }];
};

type FactParts = { readonly clients: number; readonly onCard: () => void };

const factsOf = (billing: BillingReply, { clients, onCard }: FactParts) => {
  const { subscription } = billing;
  if (subscription?.status !== 'active') return [];
  const { current_period_start, current_period_end, trial_end } = subscription;
  return [
    {
      key: 'period',
      label: 'Period',
      children: `${day(current_period_start)} to ${day(current_period_end)}`,
    },
    ...(trial_end === null ? [] : [{ key: 'trial', label: 'Trial ends', children: day(trial_end) }]),
    { key: 'next', label: 'Next charge', children: nextChargeText(billing) },
    {
      key: 'payment',
      label: 'Payment method',
      children: (
        <span className={styles.names}>
          <span>{paymentText(billing)}</span>
          <Button type="link" className={styles.inline ?? ''} onClick={onCard}>
            {billing.payment_card === null ? 'Add a card' : 'Change card'}
          </Button>
        </span>
      ),
    },
    ...perClientOf(billing, clients),
  ];
};

/** The smaller plan that is scheduled; null for none. */
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
  /** Opens the choice of what stays with a smaller plan. */
  onChoose: (plan: PlanName) => void;
};

export const PlanPanel = ({ billing, actor, changes, onChoose }: PlanPanelProps) => {
  const [isCardOpen, setCardOpen] = useState(false);
  const closeCard = useCallback(() => setCardOpen(false), []);
  const smaller = smallerPlanOf(billing);
  const problem = useSelector(actor, ({ context, value }) =>
    value === 'previewing' || value === 'changing' ? null : context.problem,
  );
  const { subscription, billing_cycle } = billing;
  const plan = subscription?.plan_name;
  const facts = factsOf(billing, {
    clients: usePlan().room('clients')?.used ?? 0,
    onCard: () => setCardOpen(true),
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
      {isCardOpen && <ChangeCard changes={changes} onClose={closeCard} />}
      <ProblemBox text={problem} />
      <div className={styles.actions}>
        <KeepPlan {...billing} />
        {smaller && <Button onClick={() => onChoose(smaller)}>Choose what stays</Button>}
        <CancelOrResume billing={billing} actor={actor} />
      </div>
    </Card>
  );
};
