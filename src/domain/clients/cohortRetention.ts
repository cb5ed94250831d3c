/** Computes cohort retention: clients won in a quarter that still pay at the end of later quarters, and how much. */
import type { EpochDay } from '../calendar/epochDay.ts';
import { firstDayOf, monthOf, quarterStart } from '../calendar/months.ts';
import { feeCentsBy, firstDays, type PayingClient } from './agencyRevenue.ts';
import type { Currency } from './contractRules.ts';

export const mostQuarters = 8;

const monthsOfQuarter = 3;

export type Retained = {
  readonly clients: number;
  readonly cents: number;
  readonly isRunning: boolean;
};

export type Cohort = {
  /** First day of the cohort's quarter; null for all clients won before the shown quarters. */
  readonly from: EpochDay | null;
  /** Includes clients lost in the same quarter. */
  readonly clients: number;
  /** Cents a month on the day on which each client was won. */
  readonly startCents: number;
  /** By quarter, beginning with the one in which they were won. */
  readonly kept: readonly Retained[];
};

type Question = { readonly currency: Currency; readonly today: EpochDay };

type Won = {
  readonly on: EpochDay;
  readonly startCents: number;
  readonly centsOn: (day: EpochDay) => number;
};

/** The day of the first fee; null if the client has never paid. */
const wonOf = (payer: PayingClient, { currency, today }: Question): Won | null => {
  const centsOn = feeCentsBy(payer, currency);
  const paid = firstDays(payer).filter((day) => day <= today && centsOn(day) > 0);
  if (paid.length === 0) return null;
  const on = Math.min(...paid);
  return { on, startCents: centsOn(on), centsOn };
};

const quartersLater = (day: EpochDay, quarters: number): EpochDay =>
  firstDayOf(monthOf(day) + quarters * monthsOfQuarter);

const retainedAfter = (cohort: readonly Won[], quarters: number, today: EpochDay): Retained | null => {
  const days = cohort.map(({ on }) => quartersLater(quarterStart(on), quarters + 1) - 1);
  if (days.some((end) => quarterStart(end) > today)) return null;
  const cents = cohort.map(({ centsOn }, index) => centsOn(Math.min(days[index] ?? today, today)));
  return {
    clients: cents.filter((amount) => amount > 0).length,
    cents: cents.reduce((sum, amount) => sum + amount, 0),
    isRunning: days.some((end) => end > today),
  };
};

const cohortOf = (from: EpochDay | null, won: readonly Won[], today: EpochDay): Cohort => ({
  from,
  clients: won.length,
  startCents: won.reduce((sum, { startCents }) => sum + startCents, 0),
  kept: Array.from({ length: mostQuarters + 1 }, (_, quarters) => retainedAfter(won, quarters, today)).filter(
    (kept) => kept !== null,
  ),
});

/** The earliest first. Quarters without new clients are omitted. A returning client counts again in its original cohort. */
export const cohortRetention = (payers: readonly PayingClient[], question: Question): readonly Cohort[] => {
  const { today } = question;
  const first = quartersLater(quarterStart(today), -mostQuarters);
  const won = payers
    .map((payer) => wonOf(payer, question))
    .filter((one) => one !== null)
    .toSorted((one, other) => one.on - other.on);
  const cohorts = Map.groupBy(won, ({ on }) => (on < first ? null : quarterStart(on)));
  return [...cohorts].map(([from, clients]) => cohortOf(from, clients, today));
};
