/** Defines the steps in which the history of a new connection arrives, newest days first. */
import { calendarDayOf, type EpochDay } from '../calendar/epochDay.ts';

/** Days that come with the connection itself. */
const firstDays = 30;
const stepDays = 180;

/** Milliseconds between two steps. */
export const stepPause = 6_000;

export type HistoryDays = {
  /** The first day that was read, and the first that the platform has; `YYYY-MM-DD`. */
  readonly from: string;
  readonly goal: string;
};

export const firstStep = (connectedOn: EpochDay, depth: number): HistoryDays => ({
  from: calendarDayOf(connectedOn - Math.min(firstDays, depth)),
  goal: calendarDayOf(connectedOn - depth),
});

export const nextStep = (from: EpochDay, goal: EpochDay): EpochDay => Math.max(goal, from - stepDays);
