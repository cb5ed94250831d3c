/** @vitest-environment happy-dom */

import { expect, test } from 'vitest';
import { act } from '#tests/support/act.ts';
import { renderPart } from '#tests/support/renderPart.ts';
import { GrowingList } from '#ui/widgets/GrowingList.tsx';

test('draws the first items, and more with each press until all are there', async () => {
  const items = Array.from({ length: 5 }, (_, index) => `Client ${index + 1}`);
  const page = await renderPart(
    <GrowingList label="Clients" items={items} step={2} draw={(name) => <li key={name}>{name}</li>} />,
  );
  const shown = () => [
    page.container.querySelectorAll('li').length,
    page.container.querySelector('p')?.textContent,
  ];
  const press = () => act(async () => page.container.querySelector('button')?.click());

  expect(shown()).toEqual([2, '2 of 5 shown. Show 2 more']);
  await press();
  expect(shown()).toEqual([4, '4 of 5 shown. Show 1 more']);
  await press();
  expect(shown()).toEqual([5, undefined]);
  await page.unmount();
});
