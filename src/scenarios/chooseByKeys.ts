/** Implements steps that every driver does by the same presses: typing a date range, and sorting a table. */
import { type Driver, ScenarioProblem } from './driver.ts';
import type { StepOf, Target } from './script.ts';

/** Unsorted, then both orders. */
const mostPresses = 3;

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

export const sortBy = async (
  driver: Driver,
  { sort, order }: Pick<StepOf<'sort'>, 'sort' | 'order'>,
): Promise<void> => {
  for (let presses = 0; presses <= mostPresses; presses += 1) {
    // Without `aria-sort` the table is not sorted by this column.
    if (((await driver.attribute(sort, 'aria-sort')) ?? 'none') === order) return;
    if (presses < mostPresses) await driver.click(sort);
  }
  throw new ScenarioProblem(`the table cannot be sorted so: ${order}`);
};
