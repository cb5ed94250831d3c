/** Tests that charts are drawn one at a time. */
import { expect, test } from 'vitest';
import { createDrawingTurns } from '#ui/charts/drawing/drawingQueue.ts';

const fixture = () => {
  const due: (() => void)[] = [];
  const drawn: string[] = [];
  const turns = createDrawingTurns((run) => due.push(run));
  return { drawn, turns, pass: () => due.shift()?.(), draw: (name: string) => () => void drawn.push(name) };
};

test('each draws in a turn of its own, in the order of asking', () => {
  const { drawn, turns, pass, draw } = fixture();
  turns.take(draw('first'));
  turns.take(draw('second'));
  expect(drawn).toEqual([]);
  pass();
  expect(drawn).toEqual(['first']);
  pass();
  expect(drawn).toEqual(['first', 'second']);
  pass();
  turns.take(draw('third'));
  pass();
  expect(drawn).toEqual(['first', 'second', 'third']);
});

test('who gives the turn back is not drawn, and holds nobody up', () => {
  const { drawn, turns, pass, draw } = fixture();
  const giveBack = turns.take(draw('first'));
  turns.take(draw('second'));
  giveBack();
  pass();
  expect(drawn).toEqual(['second']);
});
