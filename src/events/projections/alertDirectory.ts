/** Which alerts were raised for the clients of each workspace, under which rules, and who has dealt with them? */
import { type Alert, type AlertRule, alertAfter, ruleAfter } from '../alerts/alert.ts';
import type { AlertEvent, AlertRuleEvent } from '../alerts/alertEvents.ts';
import type { Projection } from './projection.ts';

type Alerts = { rules: Record<string, AlertRule>; alerts: Record<string, Alert> };
export type AlertDirectory = { byWorkspace: Record<string, Alerts> };

const alertsIn = (directory: AlertDirectory, workspaceId: string): Alerts => {
  directory.byWorkspace[workspaceId] ??= { rules: {}, alerts: {} };
  return directory.byWorkspace[workspaceId];
};

const tell = (directory: AlertDirectory, event: AlertEvent & { readonly revision: number }): void => {
  const { workspaceId, alertId } = event.data;
  const { alerts } = alertsIn(directory, workspaceId);
  const alert = alertAfter(alerts[alertId], event, event.revision);
  if (alert) alerts[alertId] = alert;
};

const tellRule = (directory: AlertDirectory, event: AlertRuleEvent & { readonly revision: number }): void => {
  const { workspaceId, ruleId } = event.data;
  const { rules } = alertsIn(directory, workspaceId);
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
    AlertAcknowledged: tell,
    AlertResolved: tell,
  },
};

/** All alerts of a workspace in the order of raising. */
export const alertsOf = (directory: AlertDirectory, workspaceId: string): readonly Alert[] =>
  Object.values(directory.byWorkspace[workspaceId]?.alerts ?? {});

/** The rule under that id; undefined when the workspace has none. */
export const alertRuleOf = (
  directory: AlertDirectory,
  { workspaceId, ruleId }: { readonly workspaceId: string; readonly ruleId: string },
): AlertRule | undefined => directory.byWorkspace[workspaceId]?.rules[ruleId];

/** All rules of a workspace, in the order of setting, without those that were removed. */
export const alertRulesOf = (directory: AlertDirectory, workspaceId: string): readonly AlertRule[] =>
  Object.values(directory.byWorkspace[workspaceId]?.rules ?? {}).filter(
    ({ removedAt }) => removedAt === null,
  );
