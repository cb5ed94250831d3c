/** On how many of the last days somebody did something for a client, as far as the log tells. */
import type { DatedFact } from '../analysis/dailyActivity.ts';
import type { EpochDay } from '../calendar/epochDay.ts';

/** What machines note down is nobody's work. */
export const byMachines = /^(Source|AlertRaised|AlertsChecked)/;

export const engagementDays = 28;

/** Days with at least one event about the client that people made, of the 28 that end with `today`. */
export const activeDaysOf = (facts: readonly DatedFact[], today: EpochDay): number =>
  new Set(
    facts
      .filter(({ type, day }) => day > today - engagementDays && day <= today && !byMachines.test(type))
      .map(({ day }) => day),
  ).size;
