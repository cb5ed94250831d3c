/** Tests the axes of names. */
import { expect, test } from 'vitest';
import { namedAxis } from '#ui/charts/chartAxis.ts';

test('things keep their names as keys and have no order in time', () => {
  expect(namedAxis('Step', ['Visits', 'Orders'])).toEqual({
    title: 'Step',
    places: [
      { key: 'Visits', short: 'Visits', long: 'Visits' },
      { key: 'Orders', short: 'Orders', long: 'Orders' },
    ],
    isTime: false,
  });
});
