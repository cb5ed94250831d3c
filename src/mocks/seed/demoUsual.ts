/** Estimates a demo client's usual daily metrics: a season's forecast scaled to its actual facts. */
import type { EpochDay } from '#domain/calendar/epochDay.ts';
import { type DemoChannel, demoChannels, isPaid } from '#domain/demo/demoChannels.ts';
import { demoMeasures } from '#domain/demo/demoMetrics.ts';
import { cases } from './demoCases.ts';
import type { BookEntry } from './demoClientBook.ts';
import type { DemoLedger, Sums } from './demoLedger.ts';

/** A week is sampled by a day of each half, so that weekends count. */
const lookedAt = [0, 3] as const;

export const forecastOf = (clientId: string, day: EpochDay, channels: readonly DemoChannel[]): Sums => {
  const sums = { spend: 0, conversions: 0, revenue: 0 };
  for (const channel of channels) {
    for (const before of lookedAt) {
      const found = demoMeasures({ clientId, channel, day: day - before });
      sums.spend += found.spend_cents / lookedAt.length;
      sums.conversions += found.conversions / lookedAt.length;
      sums.revenue += found.revenue_cents / lookedAt.length;
    }
  }
  return sums;
};

const paidOnes = demoChannels.filter(isPaid);
const freeOnes = demoChannels.filter((channel) => !isPaid(channel));

const both = (one: Sums, other: Sums): Sums => ({
  spend: one.spend + other.spend,
  conversions: one.conversions + other.conversions,
  revenue: one.revenue + other.revenue,
});

export const lastLook = ({ index }: BookEntry): number => 30 + (index % 5);

const ahead: Readonly<Record<string, number>> = {
  [cases.atRisk.clientId]: 75,
  [cases.star.clientId]: 130,
};

/** The day whose month is the basis of a client: before its special history, and while it was a client. */
const judgedDay = (entry: BookEntry): number => {
  if (entry.left !== null) return entry.left + 20;
  return Math.min(entry.won, ahead[entry.clientId] ?? lastLook(entry));
};

const judgedDays = 28;

const part = (one: number, other: number): number => (other === 0 ? 1 : one / other);

const scaleOf = (found: Sums, expected: Sums): Sums => ({
  spend: part(found.spend / judgedDays, expected.spend),
  conversions: part(found.conversions / judgedDays, expected.conversions),
  revenue: part(found.revenue / judgedDays, expected.revenue),
});

const scaled = (sums: Sums, scale: Sums): Sums => ({
  spend: sums.spend * scale.spend,
  conversions: sums.conversions * scale.conversions,
  revenue: sums.revenue * scale.revenue,
});

export type Usual = (daysAgo: number) => { readonly paid: Sums; readonly all: Sums };

export const usualOf = (entry: BookEntry, ledger: DemoLedger, today: EpochDay): Usual => {
  const { clientId } = entry;
  const forecast = (daysAgo: number) => {
    const paid = forecastOf(clientId, today - daysAgo, paidOnes);
    return { paid, all: both(paid, forecastOf(clientId, today - daysAgo, freeOnes)) };
  };
  const judged = judgedDay(entry);
  const days = { from: today - judged - judgedDays, to: today - judged - 1 };
  const expected = forecast(judged);
  const paid = scaleOf(ledger.paid(clientId, days), expected.paid);
  const all = scaleOf(ledger.all(clientId, days), expected.all);
  const known = new Map<number, ReturnType<Usual>>();
  return (daysAgo) => {
    const before = known.get(daysAgo);
    if (before) return before;
    const usual = forecast(daysAgo);
    const found = { paid: scaled(usual.paid, paid), all: scaled(usual.all, all) };
    known.set(daysAgo, found);
    return found;
  };
};
