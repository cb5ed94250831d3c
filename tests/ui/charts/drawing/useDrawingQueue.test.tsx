/** @vitest-environment happy-dom */

import { expect, test } from 'vitest';
import { act } from '#tests/support/act.ts';
import { renderPart } from '#tests/support/renderPart.ts';
import { createDrawingTurns, type DrawingTurns } from '#ui/charts/drawing/drawingQueue.ts';
import { useDrawingQueue } from '#ui/charts/drawing/LibraryChart.tsx';

type Named = { readonly name: string };

const Part = ({ value, turns }: { value: Named; turns: DrawingTurns }) => {
  const { shown, before } = useDrawingQueue(value, turns);
  return <p>{`${shown.name} after ${before?.name ?? 'nothing'}`}</p>;
};

test('the first is shown at once, another one in its turn, and of several the last', async () => {
  const due: (() => void)[] = [];
  const turns = createDrawingTurns((run) => due.push(run));
  const page = await renderPart(<Part value={{ name: 'first' }} turns={turns} />);
  const shown = [page.container.textContent];
  for (const name of ['second', 'third']) {
    await page.show(<Part value={{ name }} turns={turns} />);
    shown.push(page.container.textContent);
  }
  await act(async () => due.shift()?.());
  shown.push(page.container.textContent);
  await page.unmount();

  expect(shown).toEqual([...Array(3).fill('first after nothing'), 'third after first']);
});

test('a value that changes again keeps its place in the queue', async () => {
  const due: (() => void)[] = [];
  const turns = createDrawingTurns((run) => due.push(run));
  const both = (one: string, other: string) => [
    <Part key="one" value={{ name: one }} turns={turns} />,
    <Part key="other" value={{ name: other }} turns={turns} />,
  ];
  const page = await renderPart(both('first', 'a'));
  const other = { name: 'b' };
  await page.show([
    <Part key="one" value={{ name: 'second' }} turns={turns} />,
    <Part key="other" value={other} turns={turns} />,
  ]);
  await page.show([
    <Part key="one" value={{ name: 'third' }} turns={turns} />,
    <Part key="other" value={other} turns={turns} />,
  ]);
  await act(async () => due.shift()?.());
  const shown = page.container.textContent;
  await page.unmount();

  expect(shown).toBe('third after firsta after nothing');
});
