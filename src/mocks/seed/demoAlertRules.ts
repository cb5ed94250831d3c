/** Seeds alert rules of the demo agency: on each client's cost per conversion, weekly spend and known problems. */

import type { EpochDay } from '#domain/calendar/epochDay.ts';
import { demoWorkspaceId } from '#domain/demo/demoWorkspace.ts';
import { ratioOf } from '#domain/kpi/ratios.ts';
import type { AlertCommand } from '#events/alerts/alertDecider.ts';
import type { DemoCalendar } from './demoCalendar.ts';
import { cases } from './demoCases.ts';
import { type BookEntry, keeperOf } from './demoClientBook.ts';
import { kickOff } from './demoDates.ts';
import type { DemoLedger } from './demoLedger.ts';
import { usualOf } from './demoUsual.ts';

export type Telling = {
  readonly calendar: DemoCalendar;
  readonly today: EpochDay;
  readonly ledger: DemoLedger;
};

export type DemoRule = Extract<AlertCommand, { type: 'SetAlertRule' }> & {
  readonly figure: 'cpa_cents' | 'spend_cents';
};

export const week = 7;

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

export const demoAlertRules = (entry: BookEntry, telling: Telling): readonly DemoRule[] => {
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
