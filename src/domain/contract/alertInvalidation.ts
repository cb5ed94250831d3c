/** Maps alert and rule events to the queries that they invalidate. */

/** A client's health counts the days with work on it. */
const rules = ['listAlertRules', 'readPortfolio'] as const;
const alerts = ['listAlerts', 'readPortfolio'] as const;

export const alertInvalidation = {
  /** An alert includes the current state of its rule. */
  AlertRuleSet: [...rules, 'listAlerts'],
  AlertRuleRemoved: rules,
  AlertRuleRestored: rules,
  AlertRuleMuted: rules,
  AlertRaised: alerts,
  AlertsChecked: ['listMails'],
  AlertAcknowledged: alerts,
  AlertResolved: alerts,
  AlertReopened: alerts,
} as const;
