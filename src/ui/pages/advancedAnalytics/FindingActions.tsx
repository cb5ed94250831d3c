/** Renders the actions on one or several findings; each action is announced and undone as a whole. */

import { useSelector } from '@xstate/react';
import { Button, Input } from 'antd';
import { type FormEvent, useState } from 'react';
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import {
  type FindingMark,
  type FindingPlace,
  longestDismissal,
  usualSnoozeDays,
} from '#domain/findings/findingStates.ts';
import { tidyText } from '#domain/text/visibleText.ts';
import { longDay } from '../../content/formatMetric.ts';
import type { Reversible } from '../../parts/useReversible.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useToday } from '../../services/useToday.ts';
import styles from './Insights.module.css';

type Finding = { readonly place: FindingPlace; readonly mark: FindingMark };

type FindingDeedsProps = {
  findings: readonly Finding[];
  name: string;
  changes: Reversible;
  onDone?: () => void;
};

type DismissalProps = {
  name: string;
  busy: boolean;
  onDismiss: (reason: string) => void;
  onCancel: () => void;
};

const Dismissal = ({ name, busy, onDismiss, onCancel }: DismissalProps) => {
  const [reason, setReason] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (tidyText(reason) !== '') onDismiss(tidyText(reason));
  };
  return (
    <form className={styles.dismissal} onSubmit={submit} aria-label={`Dismiss ${name}`}>
      <Input
        size="small"
        autoFocus
        aria-label="Reason for dismissing"
        placeholder="Why? For example: a sale"
        maxLength={longestDismissal}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <Button size="small" type="primary" htmlType="submit" disabled={busy || tidyText(reason) === ''}>
        Dismiss
      </Button>
      <Button size="small" onClick={onCancel}>
        Cancel
      </Button>
    </form>
  );
};

const none = { until: null, reason: null } as const;

export const FindingActions = ({ findings, name, changes, onDone }: FindingDeedsProps) => {
  const { api } = useServices();
  const busy = useSelector(changes.actor, (snapshot) => snapshot.hasTag('busy'));
  const until = calendarDayOf(useToday() + usualSnoozeDays);
  const [isDismissing, setDismissing] = useState(false);
  const is = (status: FindingMark['status']) => findings.every(({ mark }) => mark.status === status);
  const mark = (next: FindingMark, made: string) => {
    setDismissing(false);
    changes.ask({
      make: async (told) => {
        const places = findings.map(({ place: { clientId, figure, day } }) => ({
          client_id: clientId,
          figure,
          day,
        }));
        await api.call('markFindings', { body: { findings: places, ...next }, ...told });
        onDone?.();
      },
      made,
      takenBack: `As before: ${name}.`,
    });
  };
  const deed = (word: string, next: FindingMark, made: string) => (
    <Button size="small" disabled={busy} aria-label={`${word}: ${name}`} onClick={() => mark(next, made)}>
      {word}
    </Button>
  );
  if (isDismissing)
    return (
      <Dismissal
        name={name}
        busy={busy}
        onDismiss={(reason) => mark({ ...none, status: 'dismissed', reason }, `Dismissed ${name}.`)}
        onCancel={() => setDismissing(false)}
      />
    );
  return (
    <>
      {!is('acknowledged') &&
        deed('Acknowledge', { ...none, status: 'acknowledged' }, `Acknowledged ${name}.`)}
      {!is('resolved') && deed('Resolve', { ...none, status: 'resolved' }, `Resolved ${name}.`)}
      {!is('snoozed') &&
        deed(
          'Snooze a week',
          { ...none, status: 'snoozed', until },
          `Snoozed ${name} until ${longDay(until)}.`,
        )}
      {!is('dismissed') && (
        <Button
          size="small"
          disabled={busy}
          aria-label={`Dismiss: ${name}`}
          onClick={() => setDismissing(true)}
        >
          Dismiss
        </Button>
      )}
      {!is('new') && deed('Reopen', { ...none, status: 'new' }, `Reopened: ${name}.`)}
    </>
  );
};
