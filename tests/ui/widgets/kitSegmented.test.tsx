/** @vitest-environment happy-dom */
import { expect, test } from 'vitest';
import { renderPart } from '#tests/support/renderPart.ts';
import { KitSegmented } from '#ui/widgets/KitSegmented.tsx';

test('a choice is one stop of the Tab key, which is its radio buttons', async () => {
  const page = await renderPart(<KitSegmented aria-label="As" options={['Table', 'Cards']} value="Cards" />);
  const group = page.container.querySelector<HTMLElement>('[role="radiogroup"]');
  const radios = [...page.container.querySelectorAll<HTMLInputElement>('input[type="radio"]')];

  expect([group?.getAttribute('aria-label'), group?.tabIndex]).toEqual(['As', -1]);
  expect(radios.map(({ checked, tabIndex }) => [checked, tabIndex])).toEqual([
    [false, 0],
    [true, 0],
  ]);
  expect(new Set(radios.map(({ name }) => name)).size).toBe(1);
  await page.unmount();
});
