/** Steps that every driver does by the same presses: a range of dates is typed, a table is sorted by its header. */
import { type Driver, ScenarioProblem } from './driver.ts';
import type { StepOf, Target } from './script.ts';

/** Not sorted, and one turn through both orders. */
const mostPresses = 3;

/** Types both dates into the group's two fields, each told by Enter. */
export const chooseDates = async (
  driver: Driver,
  { dates, from, to }: Pick<StepOf<'dates'>, 'dates' | 'from' | 'to'>,
): Promise<void> => {
  for (const [nth, date] of [from, to].entries()) {
    const end: Target = { role: 'textbox', nth, within: dates };
    await driver.fill(end, date);
    await driver.press('Enter', end);
  }
};

/** Presses the header until the table is in that order. */
export const sortBy = async (
  driver: Driver,
  { sort, order }: Pick<StepOf<'sort'>, 'sort' | 'order'>,
): Promise<void> => {
  for (let presses = 0; presses <= mostPresses; presses += 1) {
    // A header that says nothing is of a column by which the table is not sorted.
    if (((await driver.attribute(sort, 'aria-sort')) ?? 'none') === order) return;
    if (presses < mostPresses) await driver.click(sort);
  }
  throw new ScenarioProblem(`the table cannot be sorted so: ${order}`);
};
