/** Maps the handlers of alerts and their rules to endpoint names. */
import { acknowledgeAlert, resolveAlert } from './changeAlert.ts';
import {
  changeAlertRule,
  checkAlerts,
  muteAlertRule,
  removeAlertRule,
  restoreAlertRule,
  setAlertRules,
} from './changeAlertRule.ts';
import { listAlerts } from './listAlerts.ts';
import { listAlertRules, readAlertPreview } from './readAlertRules.ts';

export const alertHandlers = {
  listAlerts,
  acknowledgeAlert,
  resolveAlert,
  listAlertRules,
  readAlertPreview,
  setAlertRules,
  changeAlertRule,
  removeAlertRule,
  restoreAlertRule,
  muteAlertRule,
  checkAlerts,
} as const;
