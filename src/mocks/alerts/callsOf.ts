/** What rules say of yesterday, one call for each that is met; of clients that are not active they say nothing. */
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import type { AlertRule } from '#events/alerts/alert.ts';
import type { CallAlerts } from '#events/alerts/decideAlert.ts';
import { activeClientsOf } from '#events/projections/clientDirectory.ts';
import type { ScopedAnswers } from '#events/projections/readModel.ts';
import type { Watch } from './watchedClients.ts';

type Asked = { readonly answers: ScopedAnswers; readonly workspaceId: string; readonly watch: Watch };

export const callsOf = (
  { answers, workspaceId, watch }: Asked,
  rules: readonly AlertRule[],
  idOf: (rule: AlertRule) => string,
): CallAlerts['calls'] => {
  const active = new Set(activeClientsOf(answers.clientDirectory, workspaceId).map(({ id }) => id));
  const day = calendarDayOf(watch.yesterday);
  return rules.flatMap((rule) => {
    const value = active.has(rule.clientId) ? watch.now(rule) : null;
    return value === null ? [] : [{ alertId: idOf(rule), ruleId: rule.id, value, day }];
  });
};
