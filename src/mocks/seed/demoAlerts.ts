/** What the demo agency watches: cost per conversion, and a week's spend. The clients' own facts raise the alerts. */
import { calendarDayOf, type EpochDay } from '#domain/calendar/epochDay.ts';
import { ratioOf } from '#domain/kpi/ratios.ts';
import { type AlertCommand, alertDecider } from '#events/alerts/alertDecider.ts';
import { alertStream } from '#events/alerts/stream.ts';
import { type BookEntry, demoBook, isClientOn, keeperOf } from './demoBook.ts';
import type { DemoCalendar } from './demoCalendar.ts';
import { kickOff } from './demoDates.ts';
import { demoWorkspaceId } from './demoFoundation.ts';
import type { DemoLedger } from './demoLedger.ts';
import { usualOf } from './demoUsual.ts';
import { inOrder, type PastEvent, tellEvents } from './tellEvents.ts';

type Telling = {
  readonly calendar: DemoCalendar;
  readonly today: EpochDay;
  readonly ledger: DemoLedger;
};

const week = 7;

type Rule = Pick<
  Extract<AlertCommand, { type: 'SetAlertRule' }>,
  'ruleId' | 'clientId' | 'by' | 'figure' | 'threshold' | 'now'
>;

const setRule = (rule: Rule): AlertCommand => ({
  type: 'SetAlertRule',
  workspaceId: demoWorkspaceId,
  condition: 'above',
  windowDays: week,
  ...rule,
});

const rounded = (value: number, step: number): number => Math.max(step, Math.round(value / step) * step);

/** What the facts of the week that ends on that day say; null where there is nothing to divide by. */
const costOf = (clientId: string, to: EpochDay, ledger: DemoLedger): number | null => {
  const { spend, conversions } = ledger.paid(clientId, { from: to - week + 1, to });
  const cost = ratioOf(spend, conversions);
  return cost === null ? null : Math.round(cost);
};

/** Looked at once a week, over the last months; who has called is quiet for some weeks. */
const [lookedAt, quietFor] = [119, 24] as const;

const looksAt = (entry: BookEntry): readonly number[] =>
  Array.from({ length: 18 }, (_, index) => lookedAt - week * index - (entry.index % week)).filter(
    (daysAgo) => daysAgo >= 1 && isClientOn(entry, daysAgo),
  );

/** One alert from its raising to its end, as far as that is over. */
const lifeOf = (
  entry: BookEntry,
  { ruleId, value, daysAgo }: { readonly ruleId: string; readonly value: number; readonly daysAgo: number },
  { calendar, today }: Telling,
): readonly AlertCommand[] => {
  const alertId = `alert${entry.index + 1}x${lookedAt - daysAgo}`;
  const about = { workspaceId: demoWorkspaceId, alertId };
  const by = keeperOf(entry, daysAgo);
  const first = calendar.workday(daysAgo);
  const day = calendarDayOf(today - first - 1);
  const raised = { type: 'RaiseAlert' as const, ...about, ruleId, value, day };
  const [seen, done] = [first - 2, first - 6 - (entry.index % 5)];
  return [
    { ...raised, now: calendar.at(first, 6, alertId) },
    ...(seen >= 3
      ? [{ type: 'AcknowledgeAlert' as const, ...about, by, now: calendar.at(seen, 18, alertId) }]
      : []),
    ...(done >= 3
      ? [{ type: 'ResolveAlert' as const, ...about, by, now: calendar.at(done, 19, alertId) }]
      : []),
  ];
};

const alertsOf = (
  entry: BookEntry,
  { ruleId, threshold }: Pick<Rule, 'ruleId' | 'threshold'>,
  telling: Telling,
): readonly AlertCommand[] => {
  let quiet = lookedAt + quietFor;
  return looksAt(entry).flatMap((daysAgo) => {
    const to = telling.today - telling.calendar.workday(daysAgo) - 1;
    const value = daysAgo > quiet - quietFor ? null : costOf(entry.clientId, to, telling.ledger);
    if (value === null || value <= threshold) return [];
    quiet = daysAgo;
    return lifeOf(entry, { ruleId, value, daysAgo }, telling);
  });
};

const rulesOf = (entry: BookEntry, telling: Telling): readonly AlertCommand[] => {
  const { clientId, index, won, left } = entry;
  const { calendar, ledger, today } = telling;
  const { paid } = usualOf(entry, ledger, today)(won);
  const dear = (ratioOf(paid.spend, paid.conversions) ?? 5_000) * 1.15;
  const at = (daysAgo: number, ruleId: string) => ({
    ruleId,
    clientId,
    by: keeperOf(entry, daysAgo),
    now: calendar.at(daysAgo, 14, ruleId),
  });
  const cost = { figure: 'cpa_cents', threshold: rounded(dear, 100) } as const;
  const rule = { ...at(won, `rule${index + 1}`), ...cost };
  const days = { from: today - kickOff - week, to: today - kickOff - 1 };
  const most = rounded(ledger.paid(clientId, days).spend * 1.4, 10_000);
  const spend = { figure: 'spend_cents', threshold: most } as const;
  return [
    setRule(rule),
    ...(left === null ? [setRule({ ...at(kickOff, `rule${index + 101}`), ...spend })] : []),
    ...alertsOf(entry, rule, telling),
  ];
};

export const demoAlerts = (telling: Telling): readonly PastEvent[] =>
  tellEvents(alertDecider, inOrder(demoBook.flatMap((entry) => rulesOf(entry, telling))), {
    stream: alertStream,
    key: [demoWorkspaceId],
    workspaceId: demoWorkspaceId,
  });
