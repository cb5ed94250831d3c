/** Folds the rules of a workspace, the alerts they raised, and the time of the last check. */
import { ownValue } from '#domain/ownValue.ts';
import { type Alert, type AlertRule, alertAfter, isRuleEvent, ruleAfter } from './alert.ts';
import type { AlertRuleEvent, AlertRuleOrCallEvent } from './alertEvents.ts';

export type AlertState = {
  /** The revision of the next event. */
  readonly next: number;
  readonly rules: Readonly<Record<string, AlertRule>>;
  readonly alerts: Readonly<Record<string, Alert>>;
  readonly checkedAt: string | null;
};

export const alertOf = ({ alerts }: AlertState, id: string): Alert | undefined => ownValue(alerts, id);

/** Includes removed rules; undefined when the workspace has none. */
export const ruleOf = ({ rules }: AlertState, id: string): AlertRule | undefined => ownValue(rules, id);

const evolveRule = (state: AlertState, event: AlertRuleEvent): AlertState => {
  const { ruleId } = event.data;
  const rule = ruleAfter(ruleOf(state, ruleId), event, state.next);
  return rule ? { ...state, rules: { ...state.rules, [ruleId]: rule } } : state;
};

export const evolveAlerts = (state: AlertState, event: AlertRuleOrCallEvent): AlertState => {
  const next = state.next + 1;
  if (isRuleEvent(event)) return { ...evolveRule(state, event), next };
  if (event.type === 'AlertsChecked') return { ...state, next, checkedAt: event.data.checkedAt };
  const { alertId } = event.data;
  const alert = alertAfter(alertOf(state, alertId), event, state.next);
  return { ...state, next, alerts: alert ? { ...state.alerts, [alertId]: alert } : state.alerts };
};
