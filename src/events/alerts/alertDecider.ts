/** Decides rules and alerts of a workspace in one stream, because a rule decides which alerts may be raised. */
import type { Decider } from '../decision.ts';
import type { AlertRuleOrCallEvent } from './alertEvents.ts';
import { type AlertState, evolveAlerts } from './alertState.ts';
import { decideAlert, type OneAlertCommand } from './decideAlert.ts';
import { type AlertRuleCommand, decideAlertRule } from './decideAlertRule.ts';

export type AlertCommand = AlertRuleCommand | OneAlertCommand;

export const alertDecider: Decider<AlertCommand, AlertRuleOrCallEvent, AlertState> = {
  initial: { next: 0, rules: {}, alerts: {}, checkedAt: null },
  evolve: evolveAlerts,
  decide: (command, state) => {
    switch (command.type) {
      case 'SetAlertRule':
      case 'SetAlertRules':
      case 'RemoveAlertRule':
      case 'RestoreAlertRule':
      case 'MuteAlertRule':
        return decideAlertRule(command, state);
      default:
        return decideAlert(command, state);
    }
  },
};
