/** Computes goals and budgets of demo clients at the last review: most are met, except in special cases. */

import type { EpochDay } from '#domain/calendar/epochDay.ts';
import type { TargetFigure } from '#domain/goals/targetFigures.ts';
import { ratioOf } from '#domain/kpi/ratios.ts';
import { ownValue } from '#domain/ownValue.ts';
import { countedPeriod } from '#domain/portfolio/goalPeriod.ts';
import type { DemoCalendar } from './demoCalendar.ts';
import { cases } from './demoCases.ts';
import type { BookEntry } from './demoClientBook.ts';
import type { DemoLedger } from './demoLedger.ts';

type ClientTerms = {
  readonly goal: number;
  readonly rate?: number;
  readonly pace: number;
};

const terms: Readonly<Record<string, ClientTerms>> = {
  [cases.atRisk.clientId]: { goal: 0.34, rate: 0.42, pace: 1.52 },
  [cases.underPacing.clientId]: { goal: 0.48, rate: 0.93, pace: 0.5 },
  [cases.behind.clientId]: { goal: 0.5, rate: 0.62, pace: 0.9 },
  [cases.slow.clientId]: { goal: 0.56, rate: 0.7, pace: 0.76 },
  [cases.star.clientId]: { goal: 1.12, pace: 1.04 },
};

const clientTermsOf = ({ clientId, index }: BookEntry): ClientTerms =>
  ownValue(terms, clientId) ?? { goal: 0.99 + (index % 5) * 0.03, pace: 0.96 + (index % 4) * 0.025 };

export const termsSeen = ({ clientId, index }: BookEntry, { spread }: DemoCalendar): number =>
  spread(4 + ((index * 7) % 19), clientId);

const rounded = (value: number, step: number): number => Math.max(step, Math.round(value / step) * step);

type Known = { readonly ledger: DemoLedger; readonly today: EpochDay };

const wholeOf = (sum: number, period: 'month' | 'quarter', today: EpochDay): number => {
  const { days, elapsed } = countedPeriod(period, today - 1);
  return (sum * days) / elapsed;
};

const soFar = (period: 'month' | 'quarter', today: EpochDay) => ({
  from: countedPeriod(period, today - 1).from,
  to: today - 1,
});

export const budgetNow = (entry: BookEntry, { ledger, today }: Known): number | null => {
  const { spend } = ledger.paid(entry.clientId, soFar('month', today));
  return spend === 0 ? null : rounded(wholeOf(spend, 'month', today) / clientTermsOf(entry).pace, 5_000);
};

export const targetNow = (
  entry: BookEntry,
  goal: { readonly figure: TargetFigure; readonly period: 'month' | 'quarter' },
  { ledger, today }: Known,
): number | null => {
  const days = soFar(goal.period, today);
  const [paid, all] = [ledger.paid(entry.clientId, days), ledger.all(entry.clientId, days)];
  const { goal: reached, rate = reached } = clientTermsOf(entry);
  const sumOf = (sum: number, step: number) =>
    sum === 0 ? null : rounded(wholeOf(sum, goal.period, today) / reached, step);
  switch (goal.figure) {
    case 'revenue_cents':
      return sumOf(all.revenue, 50_000);
    case 'conversions':
      return sumOf(all.conversions, 1);
    case 'cpa_cents': {
      const cost = ratioOf(paid.spend, paid.conversions);
      return cost === null ? null : rounded(cost * rate, 10);
    }
    default: {
      const back = ratioOf(paid.revenue, paid.spend);
      return back === null ? null : Math.max(0.05, Math.round((back / rate) * 20) / 20);
    }
  }
};
