/** @vitest-environment happy-dom */
/** Tests the star rating: one Tab stop, arrows only move, Space or Enter rates, and a button clears. */

import { afterEach, beforeEach, expect, test } from 'vitest';
import { act } from '#tests/support/act.ts';
import { type Rendered, renderPart } from '#tests/support/renderPart.ts';
import { StarRating } from '#ui/widgets/StarRating.tsx';

let shown: Rendered;
let given: (number | null)[] = [];

const rating = (value: number | null, isOff = false) => (
  <StarRating label="How useful is it?" value={value} isOff={isOff} onChange={(stars) => given.push(stars)} />
);

beforeEach(async () => {
  given = [];
  shown = await renderPart(rating(3));
});

afterEach(() => shown.unmount());

const stars = (): readonly HTMLInputElement[] => [...shown.container.querySelectorAll('input')];

const stops = () => stars().flatMap((star) => (star.tabIndex === 0 ? [star.getAttribute('aria-label')] : []));

const press = (key: string) =>
  act(async () => {
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    );
  });

const focused = () => document.activeElement?.getAttribute('aria-label');

test('five radio buttons are one group with names and one stop, at the star that was given', async () => {
  const group = shown.container.querySelector('[role="radiogroup"]');
  expect({
    name: document.getElementById(group?.getAttribute('aria-labelledby') ?? '')?.textContent,
    stars: stars().map((star) => `${star.getAttribute('aria-label')}${star.checked ? ', given' : ''}`),
    stops: stops(),
    said: shown.container.textContent,
  }).toEqual({
    name: 'How useful is it?',
    stars: ['1 of 5 stars', '2 of 5 stars', '3 of 5 stars, given', '4 of 5 stars', '5 of 5 stars'],
    stops: ['3 of 5 stars'],
    said: 'How useful is it?3 of 5 starsClear rating',
  });
  await shown.show(rating(null));
  expect([stops(), shown.container.textContent]).toEqual([
    ['1 of 5 stars'],
    'How useful is it?Not rated yet',
  ]);
});

test('arrows move the focus round and the stop with it, and give nothing; Enter and a press give', async () => {
  await act(async () => stars()[2]?.focus());
  const passed: unknown[] = [];
  for (const key of ['ArrowRight', 'ArrowUp', 'ArrowRight', 'ArrowLeft', 'Home', 'End', 'ArrowDown']) {
    await press(key);
    passed.push(focused());
  }
  expect({ passed, stops: stops(), given }).toEqual({
    passed: [4, 5, 1, 5, 1, 5, 4].map((star) => `${star} of 5 stars`),
    stops: ['4 of 5 stars'],
    given: [],
  });
  await press('Enter');
  await act(async () => stars()[1]?.click());
  await shown.press('Clear rating');
  expect(given).toEqual([4, 2, null]);
});

test('who may only look can read the stars, and gives none', async () => {
  await shown.show(rating(3, true));
  await act(async () => stars()[0]?.focus());
  await press('Enter');
  await act(async () => stars()[4]?.click());
  expect({ given, stops: stops(), buttons: shown.container.querySelectorAll('button').length }).toEqual({
    given: [],
    stops: ['1 of 5 stars'],
    buttons: 0,
  });
});
