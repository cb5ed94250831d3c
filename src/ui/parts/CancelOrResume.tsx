/** Cancels or pauses a subscription after a confirmation, or reverts that. */
import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import { useRef } from 'react';
import type { BillingReply } from '#domain/contract/checkoutSchemas.ts';
import { formatDollars } from '#domain/plans/money.ts';
import { isPlanName, priceOf } from '#domain/plans/planCatalogue.ts';
import { useLazyModule } from '../services/useLazyModule.ts';
import { useFocusWhenLost } from '../widgets/moveFocus.ts';
import type { BillingActor } from './BillingActor.ts';
import styles from './CancelOrResume.module.css';

type PartProps = { billing: BillingReply; actor: BillingActor };

/** Null if there is nothing to resume. A running pause ends with a charge, so its price is named. */
const resumeWords = ({ subscription, billing_cycle, ends_at, pause }: BillingReply): string | null => {
  if (ends_at !== null) return 'Resume the subscription';
  if (pause === null) return null;
  const plan = subscription?.plan_name;
  if (subscription?.status !== 'paused' || !isPlanName(plan) || billing_cycle === null)
    return 'Resume without a pause';
  return `Resume today for ${formatDollars(priceOf(plan, billing_cycle))}`;
};

/** Loaded lazily, because few people need the form on the dashboard. */
const lateQuestion = {
  fault: 'The question before a cancellation did not load',
  load: async () => (await import('./CancelQuestion.tsx')).CancelQuestion,
};

const Cancel = ({ billing, actor }: PartProps) => {
  const asking = useSelector(actor, ({ value }) =>
    ['askingToCancel', 'canceling', 'pausing'].includes(String(value)),
  );
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const place = useRef<HTMLDivElement>(null);
  useFocusWhenLost(place, asking);
  const Question = useLazyModule(asking, lateQuestion, {
    onFailure: () => actor.send({ type: 'question.dismiss' }),
  });
  return (
    <div ref={place} className={styles.place}>
      {asking && Question ? (
        <Question billing={billing} busy={busy} actor={actor} />
      ) : (
        <Button disabled={busy} loading={asking} onClick={() => actor.send({ type: 'cancellation.ask' })}>
          Cancel the subscription
        </Button>
      )}
    </div>
  );
};

export const CancelOrResume = ({ billing, actor }: PartProps) => {
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const { subscription, ends_at } = billing;
  if (subscription?.status !== 'active' && subscription?.status !== 'paused') return null;
  const resume = resumeWords(billing);
  return (
    <>
      {resume && (
        <Button type="primary" disabled={busy} onClick={() => actor.send({ type: 'subscription.resume' })}>
          {resume}
        </Button>
      )}
      {ends_at === null && <Cancel billing={billing} actor={actor} />}
    </>
  );
};
