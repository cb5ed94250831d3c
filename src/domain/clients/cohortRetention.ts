/** How many of the clients that were won in a quarter still pay at the end of each later one, and how much: cohort retention. */
import type { EpochDay } from '../calendar/epochDay.ts';
import { firstDayOf, monthOf, quarterStart } from '../calendar/months.ts';
import { feeCentsBy, firstDays, type PayingClient } from './agencyRevenue.ts';
import type { Currency } from './contractRules.ts';

/** A cohort is followed for two years after the quarter in which it was won. */
export const mostQuarters = 8;

const monthsOfQuarter = 3;

export type Kept = {
  /** How many of the cohort pay. */
  readonly clients: number;
  /** What they pay a month, in cents. */
  readonly cents: number;
  /** Whether the quarter is not over: then this is of today. */
  readonly isRunning: boolean;
};

export type Cohort = {
  /** The first day of the quarter in which its clients were won; null for all that were won before the quarters that are shown. */
  readonly from: EpochDay | null;
  /** How many were won, those among them that were lost in the same quarter. */
  readonly clients: number;
  /** What they paid a month on the day on which each was won. */
  readonly startCents: number;
  /** At the end of the quarter in which they were won, of the next one, and so on. */
  readonly kept: readonly Kept[];
};

type Question = { readonly currency: Currency; readonly today: EpochDay };

type Won = {
  readonly on: EpochDay;
  readonly startCents: number;
  readonly centsOn: (day: EpochDay) => number;
};

/** The day of the first fee; null for a client that has paid nothing until today. */
const wonOf = (payer: PayingClient, { currency, today }: Question): Won | null => {
  const centsOn = feeCentsBy(payer, currency);
  const paid = firstDays(payer).filter((day) => day <= today && centsOn(day) > 0);
  if (paid.length === 0) return null;
  const on = Math.min(...paid);
  return { on, startCents: centsOn(on), centsOn };
};

const quartersLater = (day: EpochDay, quarters: number): EpochDay =>
  firstDayOf(monthOf(day) + quarters * monthsOfQuarter);

/** Of all of a cohort in the quarter that many after their own; null where that has not begun. */
const keptAfter = (cohort: readonly Won[], quarters: number, today: EpochDay): Kept | null => {
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
  kept: Array.from({ length: mostQuarters + 1 }, (_, quarters) => keptAfter(won, quarters, today)).filter(
    (kept) => kept !== null,
  ),
});

/** The earliest first. A quarter in which nobody was won has none. Who comes back counts again, as if it had never left. */
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
