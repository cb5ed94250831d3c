/** @vitest-environment happy-dom */
/** What the parts of a board get is the same object as long as nothing of it is new: they are not drawn again. */
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useBoard } from '#ui/pages/dashboard/client/useBoard.ts';
import { useGoals } from '#ui/parts/goals/useGoals.ts';
import { leavePage, onPage } from '../../parts/view/viewStage.tsx';

afterEach(leavePage);

const drawn: (readonly [round: number, board: unknown, goals: unknown])[] = [];

const Page = () => {
  const [round, setRound] = useState(0);
  const board = useBoard('fjordandfoam');
  const goals = useGoals(board);
  drawn.push([round, board, goals]);
  return (
    <button type="button" onClick={() => setRound(round + 1)}>
      Again
    </button>
  );
};

test('a board that is drawn again with nothing new is the same', async () => {
  const page = await onPage(<Page />, '/dashboard?client=fjordandfoam');
  const [first, board, goals] = drawn.at(-1) ?? [];
  await page.click('button', 'Again');

  const [last, ...again] = drawn.at(-1) ?? [];
  expect([first, last]).toEqual([0, 1]);
  expect(again[0]).toBe(board);
  expect(again[1]).toBe(goals);
});
