/** Tests short runs of the log's soak lanes. `npm run soak` runs the long ones. */
import { expect, test } from 'vitest';
import { alteredRecords } from './lanes/alteredRecords.ts';
import { crashes } from './lanes/crashes.ts';
import { interleavings } from './lanes/interleavings.ts';
import { snapshots } from './lanes/snapshots.ts';

test('two to five tabs see one order of the log, whatever the schedule', async () => {
  expect(await interleavings.run({ runs: 300, seed: 5 })).toMatchObject({ schedules: 300 });
});

test('a tab that dies at any call leaves all of its command or nothing, and asked again it happens once', async () => {
  const figures = await crashes.run({ runs: 8, seed: 5 });
  expect(figures.crashes).toBeGreaterThan(60);
  expect(figures['snapshots cut']).toBeGreaterThan(8);
  expect(figures['extracts cut']).toBeGreaterThan(3);
});

test('a snapshot and what came after it give every answer of a fresh fold, for random logs and positions', async () => {
  expect(await snapshots.run({ runs: 4, seed: 17 })).toMatchObject({ logs: 4, silent: 0 });
});

test('a check of the log names the first event that is not as it was, whatever was done to its records', async () => {
  expect(await alteredRecords.run({ runs: 60, seed: 5 })).toMatchObject({ alterations: 60 });
});
