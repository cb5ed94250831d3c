/** Declares the events of alerts and their rules. */
import * as z from 'zod/mini';
import { alertConditions, alertDirections } from '#domain/alerts/alertRules.ts';
import { targetFigures } from '#domain/goals/targetFigures.ts';
import { day, type EventIn, type EventsIn, id, text, time } from '../eventShape.ts';

/** `rival`: the competitor’s site, for a `rival` rule. */
const about = {
  workspaceId: id,
  clientId: id,
  figure: z.enum(targetFigures),
  rival: z.optional(text),
};
const alert = { ...about, alertId: id };

export const alertEvents = {
  /** Setting an existing rule replaces its terms. */
  AlertRuleSet: z.strictObject({
    ...about,
    ruleId: id,
    by: id,
    condition: z.enum(alertConditions),
    /** In the metric's own unit; for a `change` a fraction of the former value: 0.25 for a quarter. */
    threshold: z.number(),
    /** Default: either. */
    direction: z.optional(z.enum(alertDirections)),
    windowDays: z.int().check(z.gte(1), z.lte(90)),
    /** Default: the usual cooldown. */
    cooldownDays: z.optional(z.int().check(z.gte(0), z.lte(90))),
    setAt: time,
  }),
  AlertRuleRemoved: z.strictObject({ ...about, ruleId: id, by: id, removedAt: time }),
  AlertRuleRestored: z.strictObject({ ...about, ruleId: id, by: id, restoredAt: time }),
  /** Raises no alerts through that day; null: unmuted. */
  AlertRuleMuted: z.strictObject({ ...about, ruleId: id, by: id, until: z.nullable(day), mutedAt: time }),
  /** `day` is the last day of the window with that value. */
  AlertRaised: z.strictObject({ ...alert, ruleId: id, value: z.number(), day, raisedAt: time }),
  /** The morning check of all rules up to that day; the alerts it raised precede this event. */
  AlertsChecked: z.strictObject({ workspaceId: id, day, checkedAt: time }),
  AlertAcknowledged: z.strictObject({ ...alert, by: id, acknowledgedAt: time }),
  AlertResolved: z.strictObject({ ...alert, by: id, resolvedAt: time }),
  /** Reopened: acknowledged or resolved by mistake. */
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
