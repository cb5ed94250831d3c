/** Estimates a demo client's usual daily metrics: a season's forecast scaled to its actual facts. */

import { dayOfYear, type EpochDay } from '#domain/calendar/epochDay.ts';
import { type ClientProfile, clientProfileOf } from '#domain/demo/clientProfile.ts';
import { channelProfiles, type DemoChannel, demoChannels, isPaid } from '#domain/demo/demoChannels.ts';
import { trend, weekFactor } from '#domain/demo/demoTrend.ts';
import { demoSeed, surpriseOf } from '#domain/demo/factChance.ts';
import { yearFactor } from '#domain/demo/yearShapes.ts';
import { ownValue } from '#domain/ownValue.ts';
import { type CounterRandom, counterRandom } from '#world/counterRandom.ts';
import { cases } from './demoCases.ts';
import type { BookEntry } from './demoClientBook.ts';
import type { DemoLedger, Sums } from './demoLedger.ts';

const chances = { day: 0, arrival: 2, price: 5, buying: 7, luck: 9, order: 10 } as const;

/** A factor from `1 - width` to `1 + width`, most often near 1. */
const wobble = (here: CounterRandom, chance: number, width: number): number =>
  1 + (here(chance) + here(chance + 1) - 1) * width;

const random = counterRandom(demoSeed);

const chanceAt = (...place: readonly (string | number)[]): CounterRandom =>
  counterRandom(Math.floor(random(...place) * 2 ** 32));

type Place = {
  readonly clientId: string;
  readonly channel: DemoChannel;
  readonly day: EpochDay;
  readonly profile: ClientProfile;
  readonly here: CounterRandom;
};

const sessionsAt = ({ profile, here, clientId, channel, day }: Place): number => {
  const ordinary = profile.dailySessions * profile.shares[channel] * trend(profile, day);
  const season = yearFactor(profile.year, dayOfYear(day)) * weekFactor(profile, day);
  const week = chanceAt('week', clientId, channel, Math.floor((day + 3) / 7));
  const chance =
    wobble(here, chances.day, 0.16) * wobble(week, 0, 0.1) * surpriseOf(random('surprise', clientId, day));
  return Math.round(ordinary * season * chance);
};

/** Cents. Some clicks never become a session. */
const spendOf = ({ profile, here, channel }: Place, sessions: number): number => {
  const { paid } = channelProfiles[channel];
  if (paid === null) return 0;
  const clicks = Math.round(sessions * (1.05 + 0.06 * here(chances.arrival)));
  return Math.round(clicks * paid.cpcCents * profile.clickPrice * wobble(here, chances.price, 0.15));
};

/** Forecasts a channel without campaigns; no page shows it. */
const expectedOn = (clientId: string, channel: DemoChannel, day: EpochDay): Sums => {
  const profile = clientProfileOf(clientId);
  const here = chanceAt(clientId, channel, day);
  const place = { clientId, channel, day, profile, here };
  const sessions = sessionsAt(place);
  const rate = profile.conversionRate * channelProfiles[channel].buying * wobble(here, chances.buying, 0.25);
  const conversions = Math.min(sessions, Math.floor(sessions * rate + here(chances.luck)));
  const order = profile.orderCents * wobble(here, chances.order, 0.18);
  return { spend: spendOf(place, sessions), conversions, revenue: Math.round(conversions * order) };
};

/** A week is sampled by a day of each half, so that weekends count. */
const lookedAt = [0, 3] as const;

export const forecastOf = (clientId: string, day: EpochDay, channels: readonly DemoChannel[]): Sums => {
  const sums = { spend: 0, conversions: 0, revenue: 0 };
  for (const channel of channels) {
    for (const before of lookedAt) {
      const found = expectedOn(clientId, channel, day - before);
      sums.spend += found.spend / lookedAt.length;
      sums.conversions += found.conversions / lookedAt.length;
      sums.revenue += found.revenue / lookedAt.length;
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
  return Math.min(entry.won, ownValue(ahead, entry.clientId) ?? lastLook(entry));
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
