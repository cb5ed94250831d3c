/** Provides the actions on one or several findings; each is announced and undone as a whole. */

import { useSelector } from '@xstate/react';
import { Button, Input } from 'antd';
import { type FormEvent, type ReactNode, useState } from 'react';
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

export type FindingActionsProps = {
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

export type FindingAction = { readonly label: string; readonly run: () => void };

type FindingActionsInUse = {
  readonly busy: boolean;
  /** The usual next step first. */
  readonly actions: readonly FindingAction[];
  /** Shown in place of the actions while a reason is written. */
  readonly dismissal: ReactNode;
};

export const useFindingActions = ({
  findings,
  name,
  changes,
  onDone,
}: FindingActionsProps): FindingActionsInUse => {
  const { api } = useServices();
  const busy = useSelector(changes.actor, (snapshot) => snapshot.hasTag('busy'));
  const until = calendarDayOf(useToday() + usualSnoozeDays);
  const [isDismissing, setDismissing] = useState(false);
  const is = (status: FindingMark['status']) => findings.every(({ mark }) => mark.status === status);
  const mark = (next: FindingMark, made: string) => {
    setDismissing(false);
    changes.ask({
      make: async (options) => {
        const places = findings.map(({ place: { clientId, figure, day } }) => ({
          client_id: clientId,
          figure,
          day,
        }));
        await api.call('markFindings', { body: { findings: places, ...next }, ...options });
        onDone?.();
      },
      made,
      takenBack: `As before: ${name}.`,
    });
  };
  const action = (label: string, next: FindingMark, made: string): FindingAction => ({
    label,
    run: () => mark(next, made),
  });
  const actions = [
    ...(is('new') ? [] : [action('Reopen', { ...none, status: 'new' }, `Reopened: ${name}.`)]),
    ...(is('acknowledged')
      ? []
      : [action('Acknowledge', { ...none, status: 'acknowledged' }, `Acknowledged ${name}.`)]),
    ...(is('resolved') ? [] : [action('Resolve', { ...none, status: 'resolved' }, `Resolved ${name}.`)]),
    ...(is('snoozed')
      ? []
      : [
          action(
            'Snooze a week',
            { ...none, status: 'snoozed', until },
            `Snoozed ${name} until ${longDay(until)}.`,
          ),
        ]),
    ...(is('dismissed') ? [] : [{ label: 'Dismiss', run: () => setDismissing(true) }]),
  ];
  // An acknowledged finding is resolved next; a closed one is reopened.
  const first = is('acknowledged') ? actions.find(({ label }) => label === 'Resolve') : undefined;
  return {
    busy,
    actions: first ? [first, ...actions.filter((one) => one !== first)] : actions,
    dismissal: isDismissing ? (
      <Dismissal
        name={name}
        busy={busy}
        onDismiss={(reason) => mark({ ...none, status: 'dismissed', reason }, `Dismissed ${name}.`)}
        onCancel={() => setDismissing(false)}
      />
    ) : null,
  };
};

/** The actions on several chosen findings, as buttons. */
export const FindingActions = (props: FindingActionsProps) => {
  const { busy, actions, dismissal } = useFindingActions(props);
  if (dismissal !== null) return dismissal;
  return actions.map(({ label, run }) => (
    <Button key={label} size="small" disabled={busy} aria-label={`${label}: ${props.name}`} onClick={run}>
      {label}
    </Button>
  ));
};
