/** Which readings the events of alerts and of their rules change. */

const alerts = ['listAlerts', 'listAlertRules', 'readPortfolio'] as const;

export const alertRenewals = {
  AlertRuleSet: alerts,
  AlertRuleRemoved: alerts,
  AlertRuleRestored: alerts,
  AlertRuleMuted: alerts,
  AlertRaised: alerts,
  /** Only tells that a morning is over. */
  AlertsChecked: [],
  AlertAcknowledged: alerts,
  AlertResolved: alerts,
  AlertReopened: alerts,
} as const;
