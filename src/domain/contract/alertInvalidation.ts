/** Which readings the events of alerts and of their rules change. */

/** A client's health counts the days on which somebody did something for it. */
const rules = ['listAlertRules', 'readPortfolio'] as const;
const alerts = ['listAlerts', 'readPortfolio'] as const;

export const alertInvalidation = {
  /** An alert says what its rule is now. */
  AlertRuleSet: [...rules, 'listAlerts'],
  AlertRuleRemoved: rules,
  AlertRuleRestored: rules,
  AlertRuleMuted: rules,
  AlertRaised: alerts,
  /** Only tells that a morning is over. */
  AlertsChecked: [],
  AlertAcknowledged: alerts,
  AlertResolved: alerts,
  AlertReopened: alerts,
} as const;
