/** Declares the undo of changes of alerts and their rules; raising an alert cannot be undone. */
import { alertConditionWords, alertDirectionLabels, alertStatusLabels } from '#domain/alerts/alertRules.ts';
import { thresholdInWords } from '#domain/alerts/ruleText.ts';
import type { AlertRule } from '#events/alerts/alert.ts';
import { type AlertCommand, alertDecider } from '#events/alerts/alertDecider.ts';
import type { AlertEvent, AlertRuleEvent, AlertRuleOrCallEvent } from '#events/alerts/alertEvents.ts';
import { type AlertState, alertOf, ruleOf } from '#events/alerts/alertState.ts';
import { alertStream } from '#events/alerts/alertStream.ts';
import { day, days, type Facts, figure, oneOf, text } from '../undo/facts.ts';
import type { Taking } from '../undo/undoRules.ts';
import { undoSubject } from '../undo/undoSubject.ts';

const asked = ({ workspaceId, ruleId }: AlertRuleEvent['data'], { caller, now }: Taking) => ({
  workspaceId,
  ruleId,
  by: caller.accountId,
  now,
});

const factsOf = (state: AlertState, data: AlertRuleOrCallEvent['data']): Facts | null => {
  if ('alertId' in data) {
    const alert = state.alerts[data.alertId];
    return alert
      ? {
          Figure: alert.rival === undefined ? figure(alert.figure) : text('Share of voice'),
          Status: oneOf(alertStatusLabels, alert.status),
        }
      : null;
  }
  if (!('ruleId' in data)) return null;
  const rule = ruleOf(state, data.ruleId);
  if (!rule) return null;
  const { condition, threshold, removedAt } = rule;
  return {
    Figure: rule.rival === undefined ? figure(rule.figure) : text('Share of voice'),
    Condition: oneOf(alertConditionWords, condition),
    Competitor: text(rule.rival),
    Threshold: text(thresholdInWords(rule.figure, condition, threshold)),
    Direction: rule.direction === 'either' ? null : oneOf(alertDirectionLabels, rule.direction),
    'Days to look at': days(rule.windowDays),
    'Days before alerting again': days(rule.cooldownDays),
    'Muted until': day(rule.mutedUntil),
    Status: text(removedAt === null ? 'kept' : 'removed'),
  };
};

const termsOf = ({
  clientId,
  figure,
  condition,
  threshold,
  direction,
  rival,
  windowDays,
  cooldownDays,
}: AlertRule) => ({
  clientId,
  figure,
  condition,
  threshold,
  direction,
  rival,
  windowDays,
  cooldownDays,
});

type Step = Taking & { readonly data: AlertEvent['data']; readonly before: AlertState };

const aboutAlert = ({ data, caller, now }: Step) => ({
  workspaceId: data.workspaceId,
  alertId: data.alertId,
  by: caller.accountId,
  now,
});

const statusBefore = ({ before, data }: Step) => alertOf(before, data.alertId)?.status ?? 'open';

const reopen = (step: Step): AlertCommand => {
  const status = statusBefore(step) === 'acknowledged' ? 'acknowledged' : 'open';
  return { type: 'ReopenAlert', ...aboutAlert(step), status };
};

export const alertUndo = undoSubject<AlertCommand, AlertRuleOrCallEvent, AlertState>({
  stream: alertStream,
  decider: alertDecider,
  facts: factsOf,
  ways: {
    AlertRuleSet: {
      as: 'changeAlertRule',
      command: (step) => {
        const former = ruleOf(step.before, step.data.ruleId);
        const about = asked(step.data, step);
        return former
          ? { type: 'SetAlertRule', ...about, ...termsOf(former) }
          : { type: 'RemoveAlertRule', ...about };
      },
    },
    AlertRuleRemoved: {
      as: 'restoreAlertRule',
      command: (step) => ({ type: 'RestoreAlertRule', ...asked(step.data, step) }),
    },
    AlertRuleRestored: {
      as: 'removeAlertRule',
      command: (step) => ({ type: 'RemoveAlertRule', ...asked(step.data, step) }),
    },
    AlertRuleMuted: {
      as: 'muteAlertRule',
      command: (step) => ({
        type: 'MuteAlertRule',
        ...asked(step.data, step),
        until: ruleOf(step.before, step.data.ruleId)?.mutedUntil ?? null,
      }),
    },
    AlertRaised: { never: 'A raised alert can’t be undone. Resolve it instead.' },
    AlertsChecked: { never: 'A check can’t be undone: it records that morning’s state.' },
    AlertAcknowledged: { as: 'acknowledgeAlert', command: reopen },
    AlertResolved: { as: 'resolveAlert', command: reopen },
    AlertReopened: {
      as: 'resolveAlert',
      command: (step) => ({
        type: statusBefore(step) === 'resolved' ? 'ResolveAlert' : 'AcknowledgeAlert',
        ...aboutAlert(step),
      }),
    },
  },
});
