/** Defines the wire schemas of alerts. */
import * as z from 'zod/mini';
import { alertConditions, alertDirections, alertStatuses, mostClientsOfRule } from '../alerts/alertRules.ts';
import { targetFigures } from '../goals/targetFigures.ts';

const figure = z.enum(targetFigures);

export const alert = z.strictObject({
  id: z.string(),
  client_id: z.string(),
  figure,
  value: z.number(),
  day: z.string(),
  /** The current rule. `threshold` is in the metric's unit; for `change` a fraction of the previous value. */
  rule: z.strictObject({
    id: z.string(),
    condition: z.enum(alertConditions),
    threshold: z.number(),
    direction: z.enum(alertDirections),
    rival: z.nullable(z.string()),
    window_days: z.int().check(z.gte(1)),
  }),
  status: z.enum(alertStatuses),
  raised_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  etag: z.string(),
});

/** `client` omitted: all visible clients; `status` omitted: all. The latest first. */
export const alertQuery = z.strictObject({
  client: z.optional(z.string()),
  status: z.optional(z.enum(alertStatuses)),
  limit: z.optional(z.string()),
  cursor: z.optional(z.string()),
  as_of: z.optional(z.string()),
});

export const alertList = z.strictObject({
  items: z.array(alert),
  next_cursor: z.nullable(z.string()),
  total: z.int().check(z.gte(0)),
});

export const alertParams = z.strictObject({ id: z.string() });
export const alertReply = z.strictObject({ alert });

export type AlertItem = z.infer<typeof alert>;

const count = z.int().check(z.gte(0));
const terms = {
  /** For `pacing` and `no_data` only the metric under which the alert is listed. */
  figure,
  condition: z.enum(alertConditions),
  /** For `unusual`: 4, 3 or 2.5 for a low, medium or high sensitivity. */
  threshold: z.number(),
  window_days: z.int(),
  cooldown_days: z.int(),
} as const;

/** For `change` and `unusual`; default: either. */
const direction = z.optional(z.enum(alertDirections));

export const alertRule = z.strictObject({
  id: z.string(),
  client_id: z.string(),
  ...terms,
  direction: z.enum(alertDirections),
  /** The competitor’s site; null but for `rival`. */
  rival: z.nullable(z.string()),
  muted_until: z.nullable(z.string()),
  set_at: z.iso.datetime(),
  /** Firings over the last 90 complete days, and the last such day. */
  fired: count,
  last_fired: z.nullable(z.string()),
  /** True if the terms are met as of yesterday. */
  is_met: z.boolean(),
  etag: z.string(),
});

export const alertRuleQuery = z.strictObject({
  client: z.optional(z.string()),
  limit: z.optional(z.string()),
  cursor: z.optional(z.string()),
  as_of: z.optional(z.string()),
});
export const alertRuleList = z.strictObject({
  items: z.array(alertRule),
  next_cursor: z.nullable(z.string()),
  total: count,
});

export const alertRuleBody = z.strictObject({
  client_ids: z.array(z.string()).check(z.minLength(1), z.maxLength(mostClientsOfRule)),
  ...terms,
  direction,
  /** A competitor of each client; for `rival`, and only then. */
  rival: z.optional(z.string()),
});
/** A `rival` rule stays about its competitor. */
export const alertRuleChanges = z.strictObject({ ...terms, direction });
export const alertRuleReply = z.strictObject({ rule: alertRule });
export const alertRulesReply = z.strictObject({ rules: z.array(alertRule) });
export const muteBody = z.strictObject({ until: z.nullable(z.string()) });

/** The terms as strings, because a query carries text only. */
export const alertPreviewQuery = z.strictObject({
  client: z.string(),
  figure,
  condition: z.enum(alertConditions),
  threshold: z.string(),
  direction,
  rival: z.optional(z.string()),
  window_days: z.string(),
  cooldown_days: z.string(),
  as_of: z.optional(z.string()),
});
export const alertPreview = z.strictObject({
  from: z.string(),
  to: z.string(),
  fired: z.array(z.strictObject({ day: z.string(), value: z.number() })),
  /** For `unusual` with too few complete days: the known and the required number; null otherwise. */
  too_few: z.nullable(z.strictObject({ known: count, needed: count })),
});

export const alertCheckBody = z.strictObject({ rule_ids: z.nullable(z.array(z.string())) });
export const alertCheckReply = z.strictObject({ raised: count });

export type AlertRuleItem = z.infer<typeof alertRule>;
