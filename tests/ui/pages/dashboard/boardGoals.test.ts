/** Tests hiding goals next to filtered or past metrics, because goals are of the whole client and of now. */
import { expect, test } from 'vitest';
import { type Board, showsGoals } from '#ui/pages/dashboard/client/useBoard.ts';

const today = 20_000;

const board = (isFiltered: boolean, to: number) =>
  ({ isFiltered, use: { days: { from: to - 27, to }, today } }) as unknown as Board;

test('are shown beside figures of all channels up to the last full day alone', () => {
  expect([
    showsGoals(board(false, today - 1)),
    showsGoals(board(false, today)),
    showsGoals(board(true, today - 1)),
    showsGoals(board(false, today - 2)),
  ]).toEqual([true, true, false, false]);
});
