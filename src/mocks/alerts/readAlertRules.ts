/** Handles GET /api/alert-rules and /api/alert-preview: lists rules, and previews the alerts of given terms. */
import { type RuleTerms, ruleErrors } from '#domain/alerts/alertRules.ts';
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import { alertRulesOf } from '#events/projections/alertDirectory.ts';
import { activeClientsOf, clientsOf } from '#events/projections/clientDirectory.ts';
import type { Handler } from '../http/context.ts';
import { pageOf } from '../http/pageOf.ts';
import { RefusalError } from '../http/refusal.ts';
import { json } from '../http/respond.ts';
import { alertRuleItem } from './alertRuleItem.ts';
import { lookedBackDays, watchClients } from './watchedClients.ts';

export const listAlertRules: Handler<'listAlertRules'> = async (_request, context) => {
  const { answers, caller, query } = context;
  const active = new Set(activeClientsOf(answers.clientDirectory, caller.workspaceId).map(({ id }) => id));
  const rules = alertRulesOf(answers.alertDirectory, caller.workspaceId).filter(
    ({ clientId }) => active.has(clientId) && (query.client === undefined || query.client === clientId),
  );
  const { items, ...page } = pageOf(rules.toReversed(), query);
  const watch = await watchClients(context, { clients: items.map((rule) => rule.clientId) });
  return json(200, { items: items.map((rule) => alertRuleItem(rule, watch)), ...page });
};

export const readAlertPreview: Handler<'readAlertPreview'> = async (_request, context) => {
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
