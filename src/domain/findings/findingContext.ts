/** Explains a finding: its size in money, the logged cause near it, the confidence, and the next action. */
import type { JudgedName } from '../analysis/unusualDays.ts';
import { type EpochDay, epochDayOf } from '../calendar/epochDay.ts';

/** Causes further away are chance. */
export const mostCauseDays = 3;

/** A change or annotation of the log; days as `YYYY-MM-DD`, `to` the last of several. */
export type LoggedChange = { readonly day: string; readonly to?: string; readonly text: string };

export type FindingCause = {
  readonly text: string;
  readonly day: string;
  /** Days from the cause to the finding; negative if it came after, 0 within it. */
  readonly before: number;
};

const distanceOf = ({ day, to = day }: LoggedChange, on: EpochDay): number | null => {
  const [first, last] = [epochDayOf(day), epochDayOf(to)];
  if (first === null || last === null) return null;
  if (on < first) return on - first;
  return on > last ? on - last : 0;
};

/** The nearest within three days; of two as near the earlier one, since a cause precedes its effect. Null without one. */
export const causeNear = (on: EpochDay, logged: readonly LoggedChange[]): FindingCause | null => {
  const near = logged.flatMap((one): FindingCause[] => {
    const before = distanceOf(one, on);
    return before === null || Math.abs(before) > mostCauseDays
      ? []
      : [{ text: one.text, day: one.day, before }];
  });
  const [nearest] = near.toSorted(
    (one, other) => Math.abs(one.before) - Math.abs(other.before) || other.before - one.before,
  );
  return nearest ?? null;
};

/** `Launched Always on.`: annotations may end with a full stop of their own. */
export const causeText = ({ text }: FindingCause): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

type Deviation = {
  readonly figure: JudgedName;
  readonly value: number;
  readonly usual: number;
  /** Revenue in cents usual for the day; null if unknown. */
  readonly usualRevenueCents: number | null;
};

export type FindingMoney = { readonly cents: number; readonly of: 'revenue' | 'spend' };

/** Sessions and conversions count at the revenue that each usually brings. Null if that is unknown. */
export const moneyOf = ({ figure, value, usual, usualRevenueCents }: Deviation): FindingMoney | null => {
  const change = value - usual;
  if (figure === 'spend_cents') return { cents: Math.round(change), of: 'spend' };
  if (figure === 'revenue_cents') return { cents: Math.round(change), of: 'revenue' };
  if (!usualRevenueCents || usual <= 0) return null;
  return { cents: Math.round((change / usual) * usualRevenueCents), of: 'revenue' };
};

type Situation = {
  readonly figure: JudgedName;
  readonly value: number;
  readonly usual: number;
  readonly cause: FindingCause | null;
  readonly driver: string | null;
};

/** One sentence. */
export const actionOf = ({ figure, value, usual, cause, driver }: Situation): string => {
  if (value === 0) return 'Check that tracking and the connection of the source work.';
  if (cause !== null) return 'Check whether the logged change was intended, then acknowledge.';
  const where = driver === null ? 'the channels' : driver;
  if (figure === 'spend_cents')
    return value > usual
      ? `Check the daily budgets and bids of ${where}.`
      : `Check ${where} for paused campaigns and declined payments.`;
  return value > usual
    ? `Check ${where} for duplicate tracking, then for what worked.`
    : `Check ${where} for broken pages, tracking and paused campaigns.`;
};

type Evidence = {
  readonly score: number;
  /** Score from which a single day is found. */
  readonly limit: number;
  /** Days in a row on the same side. */
  readonly run: number;
  readonly hasCause: boolean;
  /** Part of the difference that the largest channel explains; null without a driver. */
  readonly driverShare: number | null;
};

const mostConfidence = 0.95;

/**
 * Starts at 50% at the limit. Distance beyond it adds up to 25 points (half of them at twice the limit), each
 * further day in a row 5 up to 10, a logged cause 10, a channel with at least half of the difference 5.
 */
export const confidenceOf = ({ score, limit, run, hasCause, driverShare }: Evidence): number => {
  const times = Math.max(1, Math.abs(score) / limit);
  const points =
    50 +
    25 * (1 - 1 / times) +
    Math.min(10, 5 * (run - 1)) +
    (hasCause ? 10 : 0) +
    (driverShare !== null && driverShare >= 0.5 ? 5 : 0);
  return Math.min(mostConfidence, Math.round(points) / 100);
};
