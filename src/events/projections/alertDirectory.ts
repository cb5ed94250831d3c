/** Projects the alerts and rules of each workspace. */
import { type Alert, type AlertRule, alertAfter, ruleAfter } from '../alerts/alert.ts';
import type { AlertEvent, AlertRuleEvent } from '../alerts/alertEvents.ts';
import type { Projection } from './projection.ts';

type Alerts = {
  rules: Record<string, AlertRule>;
  alerts: Record<string, Alert>;
  /** Since when each rule is checked: the recording time of its setting or restoring, because a demo's past is recorded at once. */
  since: Record<string, string>;
  checkedAt: string | null;
};
export type AlertDirectory = { byWorkspace: Record<string, Alerts> };

const alertsIn = (directory: AlertDirectory, workspaceId: string): Alerts => {
  directory.byWorkspace[workspaceId] ??= { rules: {}, alerts: {}, since: {}, checkedAt: null };
  return directory.byWorkspace[workspaceId];
};

const tell = (directory: AlertDirectory, event: AlertEvent & { readonly revision: number }): void => {
  const { workspaceId, alertId } = event.data;
  const { alerts } = alertsIn(directory, workspaceId);
  const alert = alertAfter(alerts[alertId], event, event.revision);
  if (alert) alerts[alertId] = alert;
};

type RecordedRuleEvent = AlertRuleEvent & { readonly revision: number; readonly recordedAt: string };

const tellRule = (directory: AlertDirectory, event: RecordedRuleEvent): void => {
  const { workspaceId, ruleId } = event.data;
  const { rules, since } = alertsIn(directory, workspaceId);
  if (event.type === 'AlertRuleRestored' || since[ruleId] === undefined) since[ruleId] = event.recordedAt;
  const rule = ruleAfter(rules[ruleId], event, event.revision);
  if (rule) rules[ruleId] = rule;
};

export const alertDirectory: Projection<AlertDirectory> = {
  name: 'alertDirectory',
  empty: () => ({ byWorkspace: {} }),
  on: {
    AlertRuleSet: tellRule,
    AlertRuleRemoved: tellRule,
    AlertRuleRestored: tellRule,
    AlertRuleMuted: tellRule,
    AlertRaised: tell,
    AlertsChecked: (directory, { data: { workspaceId, checkedAt } }) => {
      alertsIn(directory, workspaceId).checkedAt = checkedAt;
    },
    AlertAcknowledged: tell,
    AlertResolved: tell,
    AlertReopened: tell,
  },
};

export const alertsOf = (directory: AlertDirectory, workspaceId: string): readonly Alert[] =>
  Object.values(directory.byWorkspace[workspaceId]?.alerts ?? {});

export const alertRuleOf = (
  directory: AlertDirectory,
  { workspaceId, ruleId }: { readonly workspaceId: string; readonly ruleId: string },
): AlertRule | undefined => directory.byWorkspace[workspaceId]?.rules[ruleId];

export const alertRulesOf = (directory: AlertDirectory, workspaceId: string): readonly AlertRule[] =>
  Object.values(directory.byWorkspace[workspaceId]?.rules ?? {}).filter(
    ({ removedAt }) => removedAt === null,
  );

export const watchOf = (
  directory: AlertDirectory,
  workspaceId: string,
): { readonly since: ReadonlyMap<string, string>; readonly checkedAt: string | null } => {
  const known = directory.byWorkspace[workspaceId];
  const rules = alertRulesOf(directory, workspaceId);
  return {
    since: new Map(rules.map(({ id, setAt }) => [id, known?.since[id] ?? setAt])),
    checkedAt: known?.checkedAt ?? null,
  };
};
