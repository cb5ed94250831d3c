/** Renders the current subscription: plan, price, dates and actions. */

import { useSelector } from '@xstate/react';
import { Button, Card, Descriptions, Flex } from 'antd';
import { type FormEvent, useCallback, useState } from 'react';
import type { FieldErrors } from '#domain/accounts/signUpRules.ts';
import {
  type CardFields,
  emptyCard,
  failingCard,
  testCard,
  wholeCardErrors,
} from '#domain/checkout/cardRules.ts';
import { checkoutAddress } from '#domain/checkout/checkoutChoice.ts';
import { demoCardOf } from '#domain/checkout/demoCard.ts';
import type { BillingReply } from '#domain/contract/checkoutSchemas.ts';
import { costPerClient } from '#domain/plans/costPerClient.ts';
import { formatCents, formatDollars, formatLimit } from '#domain/plans/money.ts';
import { cardTitle, wireCard } from '#domain/plans/paymentCard.ts';
import { isPlanName, type PlanName, priceOf } from '#domain/plans/planCatalogue.ts';
import { changeKind } from '#domain/plans/planChange.ts';
import { billingStatusText, nextChargeText, paymentText, planTitle } from '../../../content/billing.ts';
import { day } from '../../../content/dates.ts';
import { AppLink } from '../../../parts/AppLink.tsx';
import type { BillingActor } from '../../../parts/BillingActor.ts';
import { CancelOrResume } from '../../../parts/CancelOrResume.tsx';
import { CardInputs } from '../../../parts/CardInputs.tsx';
import { OnlyChangeable } from '../../../parts/OnlyChangeable.tsx';
import type { Reversible } from '../../../parts/useReversible.ts';
import { useServices } from '../../../services/servicesContext.ts';
import { usePlan } from '../../../services/usePlan.ts';
import { useFocusOnArrival, useFocusOnProblem } from '../../../widgets/moveFocus.ts';
import { ProblemBox } from '../../../widgets/ProblemBox.tsx';
import { useEscape } from '../../../widgets/useEscape.ts';
import styles from '../Billing.module.css';
import { mayRenewToday, RenewToday } from './RenewToday.tsx';

type FactParts = {
  readonly clients: number;
  readonly onCard: () => void;
  readonly onRenew: () => void;
};

type ActProps = { fact: string; act: string | null; onAct: () => void };

const FactWithAct = ({ fact, act, onAct }: ActProps) => (
  <Flex component="span" wrap gap="2px 10px">
    <span>{fact}</span>
    {act && (
      <OnlyChangeable>
        <Button type="link" className={styles.inline ?? ''} onClick={onAct}>
          {act}
        </Button>
      </OnlyChangeable>
    )}
  </Flex>
);

/** Price per client of the paid plan; none while the clients are not counted. */
const perClientOf = ({ subscription, billing_cycle }: BillingReply, clients: number) => {
  const plan = subscription?.plan_name;
  const cost =
    isPlanName(plan) && billing_cycle !== null ? costPerClient(plan, billing_cycle, clients) : null;
  if (cost === null) return [];
  const counted = clients === 1 ? '1 active client' : `${formatLimit(clients)} active clients`;
  return [{ key: 'client', label: 'Per client', children: `${formatCents(cost)} a month, ${counted}` }];
};

const paymentOf = (billing: BillingReply, onCard: () => void) => ({
  key: 'payment',
  label: 'Payment method',
  children: (
    <FactWithAct
      fact={paymentText(billing)}
      act={billing.payment_card === null ? 'Add a card' : 'Change card'}
      onAct={onCard}
    />
  ),
});

const planFacts = (billing: BillingReply, { clients, onCard, onRenew }: FactParts) => {
  const { subscription, past_due } = billing;
  if (subscription?.status === 'past_due' && past_due !== null) {
    const open = `${formatCents(past_due.amount_cents)}, due on ${day(past_due.due_at)}`;
    return [{ key: 'open', label: 'Open payment', children: open }, paymentOf(billing, onCard)];
  }
  if (subscription?.status === 'paused') {
    const next = { key: 'next', label: 'Next charge', children: nextChargeText(billing) };
    return [next, paymentOf(billing, onCard)];
  }
  if (subscription?.status !== 'active') return [];
  const { current_period_start, current_period_end, trial_end } = subscription;
  const period = `${day(current_period_start)} to ${day(current_period_end)}`;
  const renew = mayRenewToday(billing) ? 'Renew today (demo)' : null;
  return [
    { key: 'period', label: 'Period', children: period },
    ...(trial_end === null ? [] : [{ key: 'trial', label: 'Trial ends', children: day(trial_end) }]),
    {
      key: 'next',
      label: 'Next charge',
      children: <FactWithAct fact={nextChargeText(billing)} act={renew} onAct={onRenew} />,
    },
    paymentOf(billing, onCard),
    ...perClientOf(billing, clients),
  ];
};

type ChangeCardProps = {
  changes: Reversible;
  /** Must keep its identity between renders. */
  onClose: () => void;
};

const ChangeCard = ({ changes, onClose }: ChangeCardProps) => {
  const { api, world } = useServices();
  const busy = useSelector(changes.actor, (snapshot) => snapshot.hasTag('busy'));
  const [card, setCard] = useState(emptyCard);
  const [errors, setErrors] = useState<FieldErrors<keyof CardFields>>({});
  const region = useFocusOnArrival<HTMLElement>();
  const form = useFocusOnProblem(errors);
  useEscape(region, onClose);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = wholeCardErrors(card, world.clock.now());
    setErrors(found);
    const kept = Object.keys(found).length === 0 ? demoCardOf(card) : null;
    if (kept === null) return;
    changes.ask({
      make: (options) => api.call('savePaymentCard', { body: wireCard(kept), ...options }),
      made: `Renewals are charged to ${cardTitle(kept)} from now on.`,
      takenBack: 'The card before it is back.',
    });
    onClose();
  };

  return (
    <Flex
      component="section"
      ref={region}
      tabIndex={-1}
      aria-label="Payment card"
      vertical
      gap={14}
      className={styles.preview ?? ''}
    >
      <form ref={form} onSubmit={submit} noValidate aria-label="Payment card" className={styles.cardForm}>
        <p className={styles.quiet}>
          A demo card: nothing is charged. Only the brand, last four digits and expiry are kept. {testCard}{' '}
          pays each renewal, {failingCard} is declined at the next one.
        </p>
        <CardInputs
          card={card}
          errors={errors}
          onChange={(fields) => {
            setCard((before) => ({ ...before, ...fields }));
            setErrors({});
          }}
        />
        <Flex wrap align="center" gap="12px 20px" className={styles.actions ?? ''}>
          <Button type="primary" htmlType="submit" disabled={busy}>
            Save card
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </Flex>
      </form>
    </Flex>
  );
};

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
      <Flex wrap align="baseline" justify="space-between" gap="4px 24px" className={styles.planHead ?? ''}>
        <h2 id="plan" data-figure={subscription?.status === 'active' ? 'subscription-plan' : undefined}>
          {subscription === null ? 'No plan' : planTitle(subscription.plan_name)}
        </h2>
        {isPlanName(plan) && billing_cycle !== null && (
          <p className={styles.price} data-figure="subscription-price">
            {formatDollars(priceOf(plan, billing_cycle))} a {billing_cycle === 'monthly' ? 'month' : 'year'}
          </p>
        )}
      </Flex>
      <p role="status">{billingStatusText(billing)}</p>
      {facts.length > 0 && (
        <Descriptions colon={false} column={1} items={facts} className={styles.facts ?? ''} />
      )}
      <RenewToday billing={billing} actor={actor} />
      {isCardOpen && <ChangeCard changes={changes} onClose={closeCard} />}
      <ProblemBox text={problem} />
      <Flex wrap align="center" gap="12px 20px" className={styles.actions ?? ''}>
        <OnlyChangeable>
          <KeepPlan {...billing} />
          {subscription?.status === 'past_due' && (
            <Button type="primary" disabled={busy} onClick={() => actor.send({ type: 'payment.retry' })}>
              Try the payment again
            </Button>
          )}
          {smaller && <Button onClick={() => onChoose(smaller)}>Keep list</Button>}
          <CancelOrResume billing={billing} actor={actor} />
        </OnlyChangeable>
      </Flex>
    </Card>
  );
};
