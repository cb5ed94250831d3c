/** Handles GET /api/alerts: lists the alerts of one client or of all visible ones, latest first. */
import { alertRuleOf, alertsOf } from '#events/projections/alertDirectory.ts';
import { clientScope } from '../clients/clientScope.ts';
import type { Handler } from '../http/context.ts';
import { pageOf } from '../http/pageOf.ts';
import { json } from '../http/respond.ts';
import { alertItem } from './alertItem.ts';

export const listAlerts: Handler<'listAlerts'> = (_request, { answers, caller, query }) => {
  const { workspaceId } = caller;
  const client = clientScope(caller, query.client);
  const matching = alertsOf(answers.alertDirectory, workspaceId)
    .filter(
      ({ clientId, status }) =>
        (client === undefined || clientId === client) &&
        (query.status === undefined || status === query.status),
    )
    .toReversed()
    .flatMap((alert) => {
      const { ruleId } = alert;
      const item = alertItem(alert, alertRuleOf(answers.alertDirectory, { workspaceId, ruleId }));
      return item === null ? [] : [item];
    });
  return json(200, pageOf(matching, query));
};
