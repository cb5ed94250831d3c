/** Ends a subscription with its period, after one question, or takes that back. */
import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import { useCallback, useRef } from 'react';
import type { Actor } from 'xstate';
import type { BillingReply } from '#domain/contract/checkoutSchemas.ts';
import type { billingMachine } from '#machines/billing/billingMachine.ts';
import { day } from '../content/dates.ts';
import { useFocusOnArrival, useFocusWhenLost } from '../widgets/movedFocus.ts';
import { useEscape } from '../widgets/useEscape.ts';
import styles from './CancelOrResume.module.css';

export type BillingActor = Actor<typeof billingMachine>;

const Question = ({ until, busy, actor }: { until: string; busy: boolean; actor: BillingActor }) => {
  const region = useFocusOnArrival<HTMLElement>();
  const dismiss = useCallback(() => actor.send({ type: 'question.dismiss' }), [actor]);
  useEscape(region, dismiss);
  return (
    <section ref={region} tabIndex={-1} aria-label="Cancel the subscription" className={styles.question}>
      <p>
        Everything in the plan stays open until {day(until)}. After that the basic features remain, nothing is
        deleted, and you can resume until then.
      </p>
      <div className={styles.actions}>
        <Button danger disabled={busy} onClick={() => actor.send({ type: 'cancellation.confirm' })}>
          Cancel on {day(until)}
        </Button>
        <Button disabled={busy} onClick={dismiss}>
          Keep the plan
        </Button>
      </div>
    </section>
  );
};

export const CancelOrResume = ({ billing, actor }: { billing: BillingReply; actor: BillingActor }) => {
  const asking = useSelector(
    actor,
    (snapshot) => snapshot.matches('askingToCancel') || snapshot.matches('canceling'),
  );
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const place = useRef<HTMLDivElement>(null);
  useFocusWhenLost(place, asking);
  const { subscription, ends_at } = billing;
  if (subscription?.status !== 'active') return null;
  if (ends_at !== null) {
    return (
      <Button type="primary" disabled={busy} onClick={() => actor.send({ type: 'subscription.resume' })}>
        Resume the subscription
      </Button>
    );
  }
  const until = subscription.trial_end ?? subscription.current_period_end;
  return (
    <div ref={place} className={styles.place}>
      {asking ? (
        <Question until={until} busy={busy} actor={actor} />
      ) : (
        <Button disabled={busy} onClick={() => actor.send({ type: 'cancellation.ask' })}>
          Cancel the subscription
        </Button>
      )}
    </div>
  );
};
