/** Seeds the demo agency's alerts, raised by the clients' own facts, and their handling. */

import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import { demoWorkspaceId } from '#domain/demo/demoWorkspace.ts';
import { ratioOf } from '#domain/kpi/ratios.ts';
import { type AlertCommand, alertDecider } from '#events/alerts/alertDecider.ts';
import { alertStream } from '#events/alerts/alertStream.ts';
import { type DemoRule, demoAlertRules, type Telling, week } from './demoAlertRules.ts';
import { cases } from './demoCases.ts';
import { type BookEntry, demoBook, isClientOn, keeperOf } from './demoClientBook.ts';
import { eventsFromCommands, inOrder, type PastEvent } from './eventsFromCommands.ts';

const [lookedAt, lookedAtDaily] = [119, 7] as const;

/** Alerts of clients with other problems wait for two weeks; those of others are handled the next day. */
const troubled: readonly string[] = [cases.atRisk, cases.underPacing, cases.expired, cases.behind].map(
  ({ clientId }) => clientId,
);
const isTroubled = ({ clientId }: BookEntry): boolean => troubled.includes(clientId);

const quietFor = 24;

const looksAt = (entry: BookEntry): readonly number[] => {
  const weekly = Array.from({ length: 18 }, (_, index) => lookedAt - week * index - (entry.index % week));
  const daily = Array.from({ length: lookedAtDaily }, (_, index) => lookedAtDaily - index);
  return [...weekly.filter((daysAgo) => daysAgo > lookedAtDaily), ...daily].filter((daysAgo) =>
    isClientOn(entry, daysAgo),
  );
};

const lifeOf = (
  entry: BookEntry,
  { ruleId, value, daysAgo }: { readonly ruleId: string; readonly value: number; readonly daysAgo: number },
  { calendar, today }: Telling,
): readonly AlertCommand[] => {
  const alertId = `${ruleId.replace('rule', 'alert')}x${lookedAt - daysAgo}`;
  const about = { workspaceId: demoWorkspaceId, alertId };
  const by = keeperOf(entry, daysAgo);
  const first = calendar.workday(daysAgo);
  const day = calendarDayOf(today - first - 1);
  const raised = { type: 'RaiseAlert' as const, ...about, ruleId, value, day };
  const seen = first - (isTroubled(entry) ? 12 : 1);
  const done = seen - 4 - (entry.index % 5);
  return [
    { ...raised, now: calendar.at(first, 6, alertId) },
    ...(seen >= 1
      ? [{ type: 'AcknowledgeAlert' as const, ...about, by, now: calendar.at(seen, 18, alertId) }]
      : []),
    ...(done >= 3
      ? [{ type: 'ResolveAlert' as const, ...about, by, now: calendar.at(done, 19, alertId) }]
      : []),
  ];
};

const readingOf = ({ clientId, figure }: DemoRule, to: number, { ledger }: Telling): number | null => {
  const { spend, conversions } = ledger.paid(clientId, { from: to - week + 1, to });
  const value = figure === 'spend_cents' ? spend : ratioOf(spend, conversions);
  return value === null ? null : Math.round(value);
};

const alertsOf = (entry: BookEntry, rule: DemoRule, telling: Telling): readonly AlertCommand[] => {
  const { ruleId, condition, threshold, now: setAt } = rule;
  const { calendar, today } = telling;
  let quiet = lookedAt + quietFor;
  return looksAt(entry).flatMap((daysAgo) => {
    const isSet = calendar.at(daysAgo, 6) > setAt;
    if (!isSet || daysAgo > quiet - quietFor) return [];
    const value = readingOf(rule, today - calendar.workday(daysAgo) - 1, telling);
    const calls = value !== null && (condition === 'above' ? value > threshold : value < threshold);
    if (!calls) return [];
    quiet = daysAgo;
    return lifeOf(entry, { ruleId, value, daysAgo }, telling);
  });
};

export const demoAlerts = (telling: Telling): readonly PastEvent[] => {
  const commands = demoBook.flatMap((entry) =>
    demoAlertRules(entry, telling).flatMap((rule) => [rule, ...alertsOf(entry, rule, telling)]),
  );
  return eventsFromCommands(alertDecider, inOrder<AlertCommand>(commands), {
    stream: alertStream,
    key: [demoWorkspaceId],
    workspaceId: demoWorkspaceId,
  });
};
