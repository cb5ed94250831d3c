/** How many rows of a growing table are of each day, and which is the first: each row is looked at once, however often it is asked. */
import type { EpochDay } from '#domain/calendar/epochDay.ts';

/** `end`: rows before it count; `count`: how many rows there are now. */
type Upto = { readonly end: number; readonly count: number };

export type DayCounts = {
  readonly countOf: (day: EpochDay, upTo: Upto) => number;
  /** Null for a day without rows. */
  readonly firstOf: (day: EpochDay, count: number) => number | null;
};

/** `dayOf` a row never changes. */
export const createDayCounts = (dayOf: (row: number) => EpochDay): DayCounts => {
  const days = new Map<EpochDay, { first: number; count: number }>();
  let counted = 0;

  const countTo = (count: number): void => {
    for (; counted < count; counted += 1) {
      const day = dayOf(counted);
      const known = days.get(day);
      if (known) known.count += 1;
      else days.set(day, { first: counted, count: 1 });
    }
  };

  return {
    countOf: (day, { end, count }) => {
      countTo(count);
      let later = 0;
      // What came after the answer that is asked for: few, and none as a rule.
      for (let row = end; row < count; row += 1) if (dayOf(row) === day) later += 1;
      return (days.get(day)?.count ?? 0) - later;
    },
    firstOf: (day, count) => {
      countTo(count);
      return days.get(day)?.first ?? null;
    },
  };
};
