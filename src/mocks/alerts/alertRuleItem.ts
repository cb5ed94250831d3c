/** Serializes an alert rule with the number of alerts it would have raised. */
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import type { AlertRuleItem } from '#domain/contract/alertSchemas.ts';
import type { AlertRule } from '#events/alerts/alert.ts';
import { versionTag } from '../http/version.ts';
import type { Watch } from './watchedClients.ts';

export const alertRuleItem = (rule: AlertRule, watch: Watch): AlertRuleItem => {
  const fired = watch.firings(rule);
  const last = fired.at(-1);
  return {
    id: rule.id,
    client_id: rule.clientId,
    figure: rule.figure,
    condition: rule.condition,
    threshold: rule.threshold,
    direction: rule.direction,
    rival: rule.rival ?? null,
    window_days: rule.windowDays,
    cooldown_days: rule.cooldownDays,
    muted_until: rule.mutedUntil,
    set_at: rule.setAt,
    fired: fired.length,
    last_fired: last === undefined ? null : calendarDayOf(last.day),
    is_met: watch.on(rule, watch.lastFullDay(rule.clientId)) !== null,
    etag: versionTag(rule.revision),
  };
};
