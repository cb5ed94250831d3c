import { expect, test } from 'vitest';
import { closedSteps } from '#ui/parts/figures/closedSteps.ts';

test('the course of a figure has its steps that are over, also those without a figure', () => {
  const series = [
    { open: false, clicks: 40, users: 9 },
    { open: false, clicks: null, users: 8 },
    { open: false, clicks: 42, users: 7 },
    { open: true, clicks: 3, users: 1 },
  ];

  expect(closedSteps<'clicks' | 'users'>(series, 'clicks')).toEqual([40, null, 42]);
});
