/** Tests the path of a sparkline. */
import { expect, test } from 'vitest';
import { sparklinePath } from '#ui/charts/Sparkline.tsx';

test.each([
  [[0, 10, 5], 'M2.0 22.0L48.0 2.0L94.0 12.0'],
  [[3, 3], 'M2.0 12.0L94.0 12.0'],
  // 1 % of the mean fills a fifth of the height.
  [[1000, 1010, 1000], 'M2.0 14.0L48.0 10.0L94.0 14.0'],
  [[-1000, -1010], 'M2.0 10.0L94.0 14.0'],
  [[1, null, 2], 'M2.0 22.0M94.0 2.0'],
  [[4], 'M2.0 12.0'],
  [[], ''],
  [[null], ''],
])('%j', (values, path) => {
  expect(sparklinePath(values, 96, 24)).toBe(path);
});
