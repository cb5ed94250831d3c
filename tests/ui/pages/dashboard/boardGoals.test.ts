/** Tests hiding goals next to filtered or past metrics, because goals are of the whole client and of now. */
import { expect, test } from 'vitest';
import { type MetricSelection, showsGoals } from '#ui/parts/figures/useSelection.ts';

const today = 20_000;

const board = (isFiltered: boolean, to: number) =>
  ({ isFiltered, use: { days: { from: to - 27, to }, today } }) as unknown as MetricSelection;

test('are shown beside figures of all channels up to the last full day alone', () => {
  expect([
    showsGoals(board(false, today - 1)),
    showsGoals(board(false, today)),
    showsGoals(board(true, today - 1)),
    showsGoals(board(false, today - 2)),
  ]).toEqual([true, true, false, false]);
});
