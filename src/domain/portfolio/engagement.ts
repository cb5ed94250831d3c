/** Counts the recent days on which people did something for a client, according to the log. */
import type { EpochDay } from '../calendar/epochDay.ts';

/** Automatic events do not count as work. */
export const byMachines = /^(Source|AlertRaised|AlertsChecked)/;

export const engagementDays = 28;

type DatedFact = { readonly type: string; readonly day: EpochDay };

/** Days with at least one event by people about the client, among the 28 that end with `today`. */
export const activeDaysOf = (facts: readonly DatedFact[], today: EpochDay): number =>
  new Set(
    facts
      .filter(({ type, day }) => day > today - engagementDays && day <= today && !byMachines.test(type))
      .map(({ day }) => day),
  ).size;
