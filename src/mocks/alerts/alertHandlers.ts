/** Maps the handlers of alerts and their rules to endpoint names. */

import { type RuleTerms, ruleErrors } from '#domain/alerts/alertRules.ts';
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import type { AlertItem } from '#domain/contract/alertSchemas.ts';
import type { Alert, AlertRule } from '#events/alerts/alert.ts';
import { alertDecider } from '#events/alerts/alertDecider.ts';
import { type AlertState, alertOf } from '#events/alerts/alertState.ts';
import { alertStream } from '#events/alerts/alertStream.ts';
import { alertRuleOf, alertRulesOf, alertsOf } from '#events/projections/alertDirectory.ts';
import { activeClientsOf, clientsOf } from '#events/projections/clientDirectory.ts';
import { clientScope } from '../clients/clientScope.ts';
import type { Context, Handler } from '../http/context.ts';
import { type CommandReply, handleCommand, notThere } from '../http/handleCommand.ts';
import { pageOf } from '../http/pageOf.ts';
import { RefusalError } from '../http/refusal.ts';
import { json } from '../http/respond.ts';
import { versionTag } from '../http/version.ts';
import { alertRuleItem } from './alertRuleItem.ts';
import {
  changeAlertRule,
  checkAlerts,
  muteAlertRule,
  removeAlertRule,
  restoreAlertRule,
  setAlertRules,
} from './changeAlertRule.ts';
import { lookedBackDays, watchClients } from './watchedClients.ts';

const alertItem = (alert: Alert, rule: AlertRule | undefined): AlertItem | null =>
  rule
    ? {
        id: alert.id,
        client_id: alert.clientId,
        figure: alert.figure,
        value: alert.value,
        day: alert.day,
        rule: {
          id: rule.id,
          condition: rule.condition,
          threshold: rule.threshold,
          direction: rule.direction,
          rival: rule.rival ?? null,
          window_days: rule.windowDays,
        },
        status: alert.status,
        raised_at: alert.raisedAt,
        updated_at: alert.updatedAt,
        etag: versionTag(alert.revision),
      }
    : null;

const listAlertRules: Handler<'listAlertRules'> = async (_request, context) => {
  const { answers, caller, query } = context;
  const active = new Set(activeClientsOf(answers.clientDirectory, caller.workspaceId).map(({ id }) => id));
  const rules = alertRulesOf(answers.alertDirectory, caller.workspaceId).filter(
    ({ clientId }) => active.has(clientId) && (query.client === undefined || query.client === clientId),
  );
  const { items, ...page } = pageOf(rules.toReversed(), query);
  const watch = await watchClients(context, { clients: items.map((rule) => rule.clientId) });
  return json(200, { items: items.map((rule) => alertRuleItem(rule, watch)), ...page });
};

const readAlertPreview: Handler<'readAlertPreview'> = async (_request, context) => {
  const { answers, caller, query } = context;
  const { client: clientId, figure, condition } = query;
  const isKnown = clientsOf(answers.clientDirectory, caller.workspaceId).some(({ id }) => id === clientId);
  if (!isKnown) throw new RefusalError('roleForbidden');
  const terms: RuleTerms = {
    figure,
    condition,
    threshold: Number(query.threshold),
    direction: query.direction,
    rival: query.rival,
    windowDays: Number(query.window_days),
    cooldownDays: Number(query.cooldown_days),
  };
  const errors = ruleErrors(terms);
  if (Object.keys(errors).length > 0) throw new RefusalError('invalid', { errors });
  const watch = await watchClients(context, { clients: [clientId] });
  const last = watch.lastFullDay(clientId);
  return json(200, {
    from: calendarDayOf(last - lookedBackDays + 1),
    to: calendarDayOf(last),
    fired: watch
      .firings({ ...terms, clientId })
      .map(({ day, value }) => ({ day: calendarDayOf(day), value })),
    too_few: watch.tooFew({ ...terms, clientId }),
  });
};

const handle = handleCommand(alertStream, alertDecider);

/** Needs no version, because an alert only moves forward. */
const about = ({ caller, params, now }: Pick<Context<'resolveAlert'>, 'caller' | 'params' | 'now'>) => {
  const { workspaceId, accountId: by } = caller;
  return {
    asked: { workspaceId, alertId: params.id, by, now },
    place: {
      key: [workspaceId] as const,
      ifMatch: 'none' as const,
      version: (state: AlertState) => alertOf(state, params.id)?.revision ?? null,
      reply: (after: AlertState): CommandReply => {
        const alert = alertOf(after, params.id) ?? notThere();
        const item = alertItem(alert, after.rules[alert.ruleId]);
        return { status: 200, body: { alert: item }, version: alert.revision };
      },
    },
  };
};

const acknowledgeAlert: Handler<'acknowledgeAlert'> = (request, context) => {
  const { place, asked } = about(context);
  return handle(request, context, {
    plan: () => ({ ...place, command: { type: 'AcknowledgeAlert', ...asked } }),
  });
};

const resolveAlert: Handler<'resolveAlert'> = (request, context) => {
  const { place, asked } = about(context);
  return handle(request, context, {
    plan: () => ({ ...place, command: { type: 'ResolveAlert', ...asked } }),
  });
};

const listAlerts: Handler<'listAlerts'> = (_request, { answers, caller, query }) => {
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
