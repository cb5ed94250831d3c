/** What can happen to alerts: a rule watches a figure of a client, it calls, and somebody deals with it. */
import * as z from 'zod/mini';
import { alertConditions, alertDirections } from '#domain/alerts/alertRules.ts';
import { targetFigures } from '#domain/goals/targetFigures.ts';
import { day, type EventIn, type EventsIn, id, time } from '../eventShape.ts';

const about = { workspaceId: id, clientId: id, figure: z.enum(targetFigures) };
const alert = { ...about, alertId: id };

/** `by` is the account id of who did it. */
export const alertEvents = {
  /** Anew for a rule that is there: it has these terms from then on. */
  AlertRuleSet: z.strictObject({
    ...about,
    ruleId: id,
    by: id,
    condition: z.enum(alertConditions),
    /** In the figure's own unit; of a `change` the part of what it was before: 0.25 for a quarter. */
    threshold: z.number(),
    /** Left out: either. */
    direction: z.optional(z.enum(alertDirections)),
    windowDays: z.int().check(z.gte(1), z.lte(90)),
    /** Left out: the usual ones. */
    cooldownDays: z.optional(z.int().check(z.gte(0), z.lte(90))),
    setAt: time,
  }),
  AlertRuleRemoved: z.strictObject({ ...about, ruleId: id, by: id, removedAt: time }),
  AlertRuleRestored: z.strictObject({ ...about, ruleId: id, by: id, restoredAt: time }),
  /** It calls no more up to that day, included; null: it calls again. */
  AlertRuleMuted: z.strictObject({ ...about, ruleId: id, by: id, until: z.nullable(day), mutedAt: time }),
  /** `day` is the last day of the window in which the figure had that value. */
  AlertRaised: z.strictObject({ ...alert, ruleId: id, value: z.number(), day, raisedAt: time }),
  /** All rules were held against the figures up to that day, as each morning does; what called stands before it. */
  AlertsChecked: z.strictObject({ workspaceId: id, day, checkedAt: time }),
  AlertAcknowledged: z.strictObject({ ...alert, by: id, acknowledgedAt: time }),
  AlertResolved: z.strictObject({ ...alert, by: id, resolvedAt: time }),
  /** Seen to by mistake: it stands again as it did before. */
  AlertReopened: z.strictObject({
    ...alert,
    by: id,
    status: z.enum(['open', 'acknowledged']),
    reopenedAt: time,
  }),
} as const;

export type AlertRuleOrCallEvent = EventsIn<typeof alertEvents>;
export type AlertRuleSet = EventIn<typeof alertEvents, 'AlertRuleSet'>;
export type AlertRuleEvent = Extract<AlertRuleOrCallEvent, { readonly type: `AlertRule${string}` }>;
export type AlertsChecked = EventIn<typeof alertEvents, 'AlertsChecked'>;
export type AlertEvent = Exclude<AlertRuleOrCallEvent, AlertRuleEvent | AlertsChecked>;
