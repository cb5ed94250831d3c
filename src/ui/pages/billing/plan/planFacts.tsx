/** Renders the facts of an active or payable subscription: dates, next price and card. */

import { Button } from 'antd';
import type { BillingReply } from '#domain/contract/checkoutSchemas.ts';
import { costPerClient } from '#domain/plans/costPerClient.ts';
import { formatCents, formatLimit } from '#domain/plans/money.ts';
import { isPlanName } from '#domain/plans/planCatalogue.ts';
import { nextChargeText, paymentText } from '../../../content/billing.ts';
import { day } from '../../../content/dates.ts';
import { OnlyChangeable } from '../../../parts/OnlyChangeable.tsx';
import styles from '../Billing.module.css';
import { mayRenewToday } from './RenewToday.tsx';

type FactParts = {
  readonly clients: number;
  readonly onCard: () => void;
  readonly onRenew: () => void;
};

type ActProps = { fact: string; act: string | null; onAct: () => void };

const FactWithAct = ({ fact, act, onAct }: ActProps) => (
  <span className={styles.names}>
    <span>{fact}</span>
    {act && (
      <OnlyChangeable>
        <Button type="link" className={styles.inline ?? ''} onClick={onAct}>
          {act}
        </Button>
      </OnlyChangeable>
    )}
  </span>
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

export const planFacts = (billing: BillingReply, { clients, onCard, onRenew }: FactParts) => {
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
