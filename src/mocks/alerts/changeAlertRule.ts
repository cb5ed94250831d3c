/** Handles POST and PUT /api/alert-rules, DELETE, .../restore, .../mute, and POST /api/alert-checks. */
import { protectedPages } from '#domain/access/protectedPages.ts';
import { ruleErrors } from '#domain/alerts/alertRules.ts';
import { calendarDayOf, epochDayAt, epochDayOf } from '#domain/calendar/epochDay.ts';
import type { BodyOf } from '#domain/contract/endpoints.ts';
import { alertDecider } from '#events/alerts/alertDecider.ts';
import { type AlertState, ruleOf } from '#events/alerts/alertState.ts';
import { alertStream } from '#events/alerts/alertStream.ts';
import { alertRulesOf } from '#events/projections/alertDirectory.ts';
import type { Answers } from '#events/projections/answers.ts';
import { competitorsOf } from '#events/projections/competitorDirectory.ts';
import { activeClient } from '../clients/activeClient.ts';
import type { Context, Handler } from '../http/context.ts';
import { type CommandReply, handleCommand, notThere } from '../http/handleCommand.ts';
import { RefusalError } from '../http/refusal.ts';
import { refusedFeature } from '../subscription/planOf.ts';
import { alertRuleItem } from './alertRuleItem.ts';
import { callsOf } from './alertsRaisedBy.ts';
import { type WatchContext, watchClients } from './watchedClients.ts';

const handle = handleCommand(alertStream, alertDecider);

const termsIn = (body: Omit<BodyOf<'changeAlertRule'>, never>) => ({
  figure: body.figure,
  condition: body.condition,
  threshold: body.threshold,
  direction: body.direction ?? 'either',
  windowDays: body.window_days,
  cooldownDays: body.cooldown_days,
});

type Changing = WatchContext & Pick<Context<'removeAlertRule'>, 'params'>;

const about = (context: Changing) => {
  const { caller, params, now } = context;
  const { workspaceId, accountId: by } = caller;
  return {
    asked: { workspaceId, ruleId: params.id, by, now },
    place: {
      key: [workspaceId] as const,
      version: (state: AlertState) => ruleOf(state, params.id)?.revision ?? null,
      reply: async (after: AlertState): Promise<CommandReply> => {
        const rule = ruleOf(after, params.id) ?? notThere();
        const watch = await watchClients(context, { clients: [rule.clientId] });
        return {
          status: 200,
          body: { rule: alertRuleItem(rule, watch) },
          version: rule.revision,
        };
      },
    },
  };
};

/** Only admins on a plan with competitor analysis see competitors. */
const demandRival = (
  { caller, now, body }: Context<'setAlertRules'>,
  answers: Answers,
  rival: string,
): void => {
  const { workspaceId } = caller;
  if (!protectedPages.competitorAnalysis.roles.some((one) => one === caller.role))
    throw new RefusalError('roleForbidden');
  const locked = refusedFeature(answers, { workspaceId, now }, 'competitor_analysis');
  if (locked) throw new RefusalError(locked.refusal, locked.extras);
  const watched = competitorsOf(answers.competitorDirectory, workspaceId);
  const isKnown = (clientId: string) =>
    watched.some((one) => one.clientId === clientId && one.domain === rival && one.removedAt === null);
  if (!body.client_ids.every(isKnown))
    throw new RefusalError('invalid', { errors: { rival: 'Not a competitor of this client' } });
};

export const setAlertRules: Handler<'setAlertRules'> = (request, context) => {
  const { body, caller, now, world } = context;
  const { workspaceId, accountId: by } = caller;
  const terms = { ...termsIn(body), rival: body.rival };
  const rules = [...new Set(body.client_ids)].map((clientId) => ({ ruleId: world.ids.entity(), clientId }));
  return handle(request, context, {
    errors: ruleErrors(terms),
    plan: (answers) => {
      for (const { clientId } of rules) activeClient(answers, caller, { clientId, field: 'client_ids' });
      if (body.rival !== undefined) demandRival(context, answers, body.rival);
      return {
        key: [workspaceId],
        command: { type: 'SetAlertRules', workspaceId, by, ...terms, rules, now },
        reply: async (after) => {
          const watch = await watchClients(context, { clients: body.client_ids });
          const items = rules.map(({ ruleId }) => alertRuleItem(ruleOf(after, ruleId) ?? notThere(), watch));
          return { status: 201, body: { rules: items } };
        },
      };
    },
  });
};

export const changeAlertRule: Handler<'changeAlertRule'> = (request, context) => {
  const { place, asked } = about(context);
  return handle(request, context, {
    plan: (answers) => {
      const rule = alertRulesOf(answers.alertDirectory, asked.workspaceId).find(
        ({ id }) => id === asked.ruleId,
      );
      const { clientId, rival } = rule ?? notThere();
      const terms = { ...termsIn(context.body), rival };
      const errors = ruleErrors(terms);
      if (Object.keys(errors).length > 0) throw new RefusalError('invalid', { errors });
      return {
        ...place,
        ifMatch: 'required',
        command: { type: 'SetAlertRule', ...asked, clientId, ...terms },
      };
    },
  });
};

export const removeAlertRule: Handler<'removeAlertRule'> = (request, context) => {
  const { place, asked } = about(context);
  return handle(request, context, {
    plan: () => ({
      ...place,
      ifMatch: 'required',
      command: { type: 'RemoveAlertRule', ...asked },
      reply: () => ({ status: 204 }),
    }),
  });
};

/** Needs no version, because no one has read the rule since its removal. */
export const restoreAlertRule: Handler<'restoreAlertRule'> = (request, context) => {
  const { place, asked } = about(context);
  return handle(request, context, {
    plan: () => ({ ...place, ifMatch: 'none', command: { type: 'RestoreAlertRule', ...asked } }),
  });
};

/** Needs no version, because muting does not depend on the terms. */
export const muteAlertRule: Handler<'muteAlertRule'> = (request, context) => {
  const { until } = context.body;
  const { place, asked } = about(context);
  const today = calendarDayOf(epochDayAt(Date.parse(context.now)));
  const isWrong = until !== null && (epochDayOf(until) === null || until < today);
  return handle(request, context, {
    errors: isWrong ? { until: `Must be a day such as ${today}, today or later` } : {},
    plan: () => ({ ...place, ifMatch: 'none', command: { type: 'MuteAlertRule', ...asked, until } }),
  });
};

export const checkAlerts: Handler<'checkAlerts'> = (request, context) => {
  const { body, caller, now, world } = context;
  const { workspaceId } = caller;
  const isMeant = (id: string) => body.rule_ids?.includes(id) ?? true;
  return handle(request, context, {
    plan: async (answers) => {
      const known = alertRulesOf(answers.alertDirectory, workspaceId);
      const isKnown = (id: string) => known.some((rule) => rule.id === id);
      if (body.rule_ids?.every(isKnown) === false)
        throw new RefusalError('invalid', { errors: { rule_ids: 'No such rule' } });
      const meant = known.filter(({ id }) => isMeant(id));
      const watch = await watchClients({ ...context, answers }, { rules: meant });
      const daysOf = (clientId: string) => [watch.lastFullDay(clientId)];
      const calls = callsOf({ answers, workspaceId, watch, daysOf }, meant, () => world.ids.entity());
      const counted = ({ alerts }: AlertState) => Object.keys(alerts).length;
      return {
        key: [workspaceId],
        command: { type: 'CallAlerts', workspaceId, calls, now },
        reply: (after, before) => ({ status: 200, body: { raised: counted(after) - counted(before) } }),
      };
    },
  });
};
