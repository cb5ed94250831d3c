/** Raises due alerts: each morning the rules are checked against the metrics up to the day before. */
import { daysEndedBy, nextCheck } from '#domain/alerts/morningCheck.ts';
import { calendarDayOf, epochDayAt } from '#domain/calendar/epochDay.ts';
import { alertDecider } from '#events/alerts/alertDecider.ts';
import { alertStream } from '#events/alerts/alertStream.ts';
import { sha256Hex } from '#events/log/digest.ts';
import { alertRulesOf, watchOf } from '#events/projections/alertDirectory.ts';
import { callsOf } from '../alerts/alertsRaisedBy.ts';
import { watchClients } from '../alerts/watchedClients.ts';
import { zoneFor } from '../clients/clientDay.ts';
import { alongside } from '../http/handleCommand.ts';
import { agencyCaller } from '../reports/reportSpec.ts';
import type { DueSubject } from './dueWork.ts';

/** As long as the world's ids, and derived, so that all tabs generate the same id. */
const alertIdOf = (ruleId: string, day: string): string => sha256Hex(`${ruleId}|${day}`).slice(0, 16);

export const dueAlerts: DueSubject = ({ parts, answers, workspaceId, now }) => {
  const watched = watchOf(answers.alertDirectory, workspaceId);
  const at = nextCheck(watched, now);
  if (at === null || at > now) return null;
  return {
    at,
    name: `alerts|${workspaceId}|${at}`,
    actor: 'alerts',
    propose: async () => {
      const rules = alertRulesOf(answers.alertDirectory, workspaceId).filter(
        ({ id }) => (watched.since.get(id) ?? at) <= at,
      );
      const context = { answers, metrics: parts.metrics, now: at, caller: agencyCaller(workspaceId) };
      const watch = await watchClients(context, { rules });
      const checkedDay = calendarDayOf(epochDayAt(Date.parse(at)) - 1);
      const daysOf = (clientId: string) => daysEndedBy(at, zoneFor(answers, { workspaceId, clientId }));
      const calls = callsOf({ answers, workspaceId, watch, daysOf }, rules, ({ id }, day) =>
        alertIdOf(id, day),
      );
      const command = { type: 'CallAlerts', workspaceId, calls, checkedDay, now: at } as const;
      const subject = { stream: alertStream, key: [workspaceId] as const, decider: alertDecider };
      return alongside(parts, { ...subject, command }, workspaceId);
    },
  };
};
