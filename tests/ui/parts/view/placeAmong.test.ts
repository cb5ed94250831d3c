/** Tests finding the app's place among changes by position, day and present. */
import { expect, test } from 'vitest';
import { placeAmong, positionAfter } from '#ui/parts/view/AsOfSlider.tsx';

const changes = [
  { position: 9, count: 1, event: { occurred_at: '2026-11-02T10:00:00.000Z' } },
  { position: 12, count: 3, event: { occurred_at: '2026-11-04T12:00:00.000Z' } },
];

test('the last change that had been made by then is where it is', () => {
  const places = [null, 8, 9, 11, 12, 99, '2026-11-01', '2026-11-02', '2026-11-04T11:59Z', '2026-11-04'];
  expect(places.map((asOf) => placeAmong(changes, asOf))).toEqual([2, 0, 0, 0, 1, 1, 0, 0, 0, 1]);
});

test('a change is over with the last of its events', () => {
  expect(changes.map(positionAfter)).toEqual([9, 14]);
});
