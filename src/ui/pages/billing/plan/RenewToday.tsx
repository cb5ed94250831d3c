/** Moves the next renewal to today after one confirmation, to demonstrate a renewal without waiting. */
import { useSelector } from '@xstate/react';
import { Button, Flex } from 'antd';
import { useCallback } from 'react';
import type { BillingReply } from '#domain/contract/checkoutSchemas.ts';
import { formatCents } from '#domain/plans/money.ts';
import { cardTitle } from '#domain/plans/paymentCard.ts';
import type { BillingActor } from '../../../parts/BillingActor.ts';
import { useFocusOnArrival } from '../../../widgets/moveFocus.ts';
import { useEscape } from '../../../widgets/useEscape.ts';
import styles from '../Billing.module.css';

type RenewTodayProps = { billing: BillingReply; actor: BillingActor };

export const mayRenewToday = ({ next_charge, scheduled_change, pause }: BillingReply): boolean =>
  next_charge !== null && scheduled_change === null && pause === null;

const Question = ({ billing, actor }: RenewTodayProps) => {
  const region = useFocusOnArrival<HTMLElement>();
  const dismiss = useCallback(() => actor.send({ type: 'question.dismiss' }), [actor]);
  useEscape(region, dismiss);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const { next_charge, payment_card } = billing;
  const card =
    payment_card === null
      ? 'the demo card'
      : cardTitle({ brand: payment_card.brand, lastFour: payment_card.last_four });
  return (
    <Flex
      component="section"
      ref={region}
      tabIndex={-1}
      aria-label="Renew today"
      vertical
      gap={14}
      className={styles.preview ?? ''}
    >
      <p>
        The running period ends today, and the next one is charged to {card}:{' '}
        {formatCents(next_charge?.amount_cents ?? 0)}. This is how the demo shows a renewal. Nothing is really
        charged.
      </p>
      <Flex wrap align="center" gap="12px 20px" className={styles.actions ?? ''}>
        <Button type="primary" disabled={busy} onClick={() => actor.send({ type: 'renewal.confirm' })}>
          Renew today
        </Button>
        <Button disabled={busy} onClick={dismiss}>
          Wait for the day
        </Button>
      </Flex>
    </Flex>
  );
};

export const RenewToday = ({ billing, actor }: RenewTodayProps) => {
  const asking = useSelector(
    actor,
    (snapshot) => snapshot.matches('askingToRenew') || snapshot.matches('renewing'),
  );
  return asking && mayRenewToday(billing) ? <Question billing={billing} actor={actor} /> : null;
};
