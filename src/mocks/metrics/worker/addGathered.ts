/** Adds what was gathered of some sources to what was gathered of others. */
import type { Gathered } from '../selection.ts';
import type { Tally } from '../tally.ts';

const addTally = (into: Tally, more: Tally): void => {
  for (let index = 0; index < more.sums.length; index += 1) {
    into.sums[index] = (into.sums[index] as number) + (more.sums[index] as number);
  }
  for (let place = 0; place < more.present.length; place += 1) {
    into.present[place] = (into.present[place] as number) | (more.present[place] as number);
  }
};

/** Both are of one question, so that their places are the same. */
export const addGathered = (into: Gathered, more: Gathered): void => {
  addTally(into.steps, more.steps);
  addTally(into.groups, more.groups);
  if (into.cells !== null && more.cells !== null) addTally(into.cells, more.cells);
};
