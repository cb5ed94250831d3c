/** Asks before a cancellation for an optional reason, and offers a pause instead. */

import { Button, Flex, Input, Radio, Select } from 'antd';
import { useCallback, useId, useState } from 'react';
import type { BillingReply } from '#domain/contract/checkoutSchemas.ts';
import { definedOnly } from '#domain/definedOnly.ts';
import {
  type CancelReason,
  cancelReasons,
  cancelReasonWords,
  longestCancelNote,
  type PauseMonths,
  pauseLengths,
} from '#domain/plans/cancellation.ts';
import { planTitle } from '../content/billing.ts';
import { day } from '../content/dates.ts';
import { useFocusOnArrival } from '../widgets/moveFocus.ts';
import { useEscape } from '../widgets/useEscape.ts';
import type { BillingActor } from './BillingActor.ts';
import styles from './CancelOrResume.module.css';

type QuestionProps = { billing: BillingReply; busy: boolean; actor: BillingActor };

const reasons = cancelReasons.map((value) => ({ value, label: cancelReasonWords[value] }));

const monthWords = (months: PauseMonths): string => (months === 1 ? '1 month' : `${months} months`);

const lengths = pauseLengths.map((value) => ({ value, label: monthWords(value) }));

const PauseOffer = ({ from, busy, actor }: { from: string; busy: boolean; actor: BillingActor }) => {
  const [months, setMonths] = useState<PauseMonths>(1);
  return (
    <section aria-label="Pause instead" className={styles.offer}>
      <p>
        <strong>Or pause it instead.</strong> From {day(from)} on nothing is charged and the basic features
        remain. Nothing is deleted, and the plan resumes automatically afterwards.
      </p>
      <Radio.Group
        aria-label="Length of the pause"
        options={lengths}
        value={months}
        disabled={busy}
        onChange={({ target }) => setMonths(target.value)}
      />
      <Flex wrap gap={10}>
        <Button disabled={busy} onClick={() => actor.send({ type: 'pause.confirm', months })}>
          Pause for {monthWords(months)}
        </Button>
      </Flex>
    </section>
  );
};

const endOf = ({ subscription, pause }: BillingReply): { at: string; words: string } => {
  if (subscription?.status === 'paused' && pause !== null) {
    const words = `It stays paused and ends on ${day(pause.until)}. Nothing more is charged or deleted, and you can resume until then.`;
    return { at: pause.until, words };
  }
  const at = subscription?.trial_end ?? subscription?.current_period_end ?? '';
  const words = `Everything in the plan stays open until ${day(at)}. After that the basic features remain, nothing is deleted, and you can resume until then.`;
  return { at, words };
};

export const CancelQuestion = ({ billing, busy, actor }: QuestionProps) => {
  const region = useFocusOnArrival<HTMLElement>();
  const dismiss = useCallback(() => actor.send({ type: 'question.dismiss' }), [actor]);
  useEscape(region, dismiss);
  const [reason, setReason] = useState<CancelReason>();
  const [note, setNote] = useState('');
  const [reasonId, noteId] = [useId(), useId()];
  const { at, words } = endOf(billing);
  const { scheduled_change: scheduled } = billing;
  const why = {
    ...definedOnly({ reason }),
    ...(note.trim() === '' ? {} : { note: note.trim() }),
  };
  return (
    <section ref={region} tabIndex={-1} aria-label="Cancel the subscription" className={styles.question}>
      <p>{words}</p>
      {scheduled && (
        <p>
          The change to {planTitle(scheduled.plan_name)} on {day(scheduled.effective_at)} is dropped. If you
          resume, today’s plan renews.
        </p>
      )}
      {billing.may_pause && <PauseOffer from={at} busy={busy} actor={actor} />}
      <div className={styles.why}>
        <label htmlFor={reasonId}>Why do you cancel? (optional)</label>
        <Select
          id={reasonId}
          placeholder="Choose a reason"
          allowClear
          options={reasons}
          value={reason}
          disabled={busy}
          onChange={setReason}
        />
        <label htmlFor={noteId}>What should we know? (optional)</label>
        <Input.TextArea
          id={noteId}
          autoSize={{ minRows: 2, maxRows: 5 }}
          maxLength={longestCancelNote}
          value={note}
          disabled={busy}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
      <Flex wrap gap={10}>
        <Button danger disabled={busy} onClick={() => actor.send({ type: 'cancellation.confirm', why })}>
          Cancel on {day(at)}
        </Button>
        <Button disabled={busy} onClick={dismiss}>
          Keep the plan
        </Button>
      </Flex>
    </section>
  );
};
