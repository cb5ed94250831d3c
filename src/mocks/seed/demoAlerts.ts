/** Seeds the demo agency's alerts, raised by the clients' own facts, and their handling. */
import { calendarDayOf, type EpochDay } from '#domain/calendar/epochDay.ts';
import { demoWorkspaceId } from '#domain/demo/demoWorkspace.ts';
import { ratioOf } from '#domain/kpi/ratios.ts';
import { type AlertCommand, alertDecider } from '#events/alerts/alertDecider.ts';
import { alertStream } from '#events/alerts/alertStream.ts';
import type { DemoCalendar } from './demoCalendar.ts';
import { cases } from './demoCases.ts';
import { type BookEntry, demoBook, isClientOn, keeperOf } from './demoClientBook.ts';
import { kickOff } from './demoDates.ts';
import type { DemoLedger } from './demoLedger.ts';
import { usualOf } from './demoUsual.ts';
import { eventsFromCommands, inOrder, type PastEvent } from './eventsFromCommands.ts';

type Telling = {
  readonly calendar: DemoCalendar;
  readonly today: EpochDay;
  readonly ledger: DemoLedger;
};

type DemoRule = Extract<AlertCommand, { type: 'SetAlertRule' }> & {
  readonly figure: 'cpa_cents' | 'spend_cents';
};

const week = 7;

type Terms = Pick<DemoRule, 'figure' | 'condition' | 'threshold'>;

const rounded = (value: number, step: number): number => Math.max(step, Math.round(value / step) * step);

/** A second rule: for most clients a limit on the rise of weekly spend. */
const secondTerms = ({ clientId }: BookEntry, { today, ledger }: Telling): Terms => {
  const { atRisk, behind, expired, underPacing } = cases;
  const before = (daysAgo: number, days: number) =>
    ledger.paid(clientId, { from: today - daysAgo - days, to: today - daysAgo - 1 });
  const cost = (daysAgo: number, part: number): Terms => {
    const { spend, conversions } = before(daysAgo, 4 * week);
    const usual = ratioOf(spend, conversions) ?? 5_000;
    return { figure: 'cpa_cents', condition: 'above', threshold: rounded(usual * part, 100) };
  };
  const spend = (condition: Terms['condition'], daysAgo: number, part: number): Terms => ({
    figure: 'spend_cents',
    condition,
    threshold: rounded(before(daysAgo, week).spend * part, 10_000),
  });
  switch (clientId) {
    case atRisk.clientId:
      return cost(75, 1.05);
    case behind.clientId:
      return cost(kickOff, 0.9);
    case underPacing.clientId:
      return spend('below', underPacing.lowered + week, 0.85);
    case expired.clientId:
      return spend('below', kickOff, 0.85);
    default:
      return spend('above', kickOff, 1.4);
  }
};

const demoAlertRules = (entry: BookEntry, telling: Telling): readonly DemoRule[] => {
  const { clientId, index, won, left } = entry;
  const { calendar, ledger, today } = telling;
  const { paid } = usualOf(entry, ledger, today)(won);
  const usualCost = ratioOf(paid.spend, paid.conversions) ?? 5_000;
  const rule = (daysAgo: number, ruleId: string, terms: Terms): DemoRule => ({
    type: 'SetAlertRule',
    workspaceId: demoWorkspaceId,
    windowDays: week,
    ruleId,
    clientId,
    by: keeperOf(entry, daysAgo),
    now: calendar.at(daysAgo, 14, ruleId),
    ...terms,
  });
  const dear: Terms = { figure: 'cpa_cents', condition: 'above', threshold: rounded(usualCost * 1.15, 100) };
  return [
    rule(won, `rule${index + 1}`, dear),
    ...(left === null ? [rule(kickOff, `rule${index + 101}`, secondTerms(entry, telling))] : []),
  ];
};

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
