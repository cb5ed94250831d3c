/** Evaluates alert rules for given days, at most one alert per rule; paused and archived clients are skipped. */
import { calendarDayOf, type EpochDay } from '#domain/calendar/epochDay.ts';
import type { AlertRule } from '#events/alerts/alert.ts';
import type { CallAlerts } from '#events/alerts/decideAlert.ts';
import { isAtWork } from '#events/clients/clientsFold.ts';
import { clientsOf } from '#events/projections/clientDirectory.ts';
import type { ScopedAnswers } from '#events/projections/readModel.ts';
import type { Watch } from './watchedClients.ts';

type Call = CallAlerts['calls'][number];

type Asked = {
  readonly answers: ScopedAnswers;
  readonly workspaceId: string;
  readonly watch: Watch;
  readonly daysOf: (clientId: string) => readonly EpochDay[];
};

export const callsOf = (
  { answers, workspaceId, watch, daysOf }: Asked,
  rules: readonly AlertRule[],
  idOf: (rule: AlertRule, day: string) => string,
): CallAlerts['calls'] => {
  const clients = clientsOf(answers.clientDirectory, workspaceId);
  const atWork = new Set(clients.filter(isAtWork).map(({ id }) => id));
  const callOf = (rule: AlertRule): Call | null => {
    for (const on of daysOf(rule.clientId)) {
      const value = watch.on(rule, on);
      const day = calendarDayOf(on);
      if (value !== null) return { alertId: idOf(rule, day), ruleId: rule.id, value, day };
    }
    return null;
  };
  return rules.flatMap((rule) => (atWork.has(rule.clientId) ? (callOf(rule) ?? []) : []));
};
