/** Tests that the planted faults match the table, so that `npm run plant-faults` plants each of them. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { plantedFaults } from '../../scripts/faults/plantedFaults.ts';
import { plantedIn } from '../../scripts/faults/plantedIn.ts';

test.each(plantedFaults.map((fault) => [fault.name, fault] as const))(
  '%s can be planted, and its test is there',
  (_name, { file, find, plant, test: path, title }) => {
    expect([readFileSync(file, 'utf8').split(find).length - 1, plant === find]).toEqual([1, false]);
    expect(readFileSync(path, 'utf8').length).toBeGreaterThan(0);
    expect(title).not.toBe('');
  },
);

test('at least 110 faults are known, each by a name of its own', () => {
  expect(plantedFaults.length).toBeGreaterThanOrEqual(110);
  expect(new Set(plantedFaults.map(({ name }) => name)).size).toBe(plantedFaults.length);
});

test.each([
  ['once', 'a = 1;', 'a = 2;'],
  ['never', 'b = 1;', null],
  ['twice', 'a = 1; a = 1;', null],
])('a place that is there %s', (_times, source, planted) => {
  expect(plantedIn(source, { find: 'a = 1', plant: 'a = 2' })).toBe(planted);
});
