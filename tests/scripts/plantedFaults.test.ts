/** The planted faults stand where the table says, so that `npm run plant-faults` plants each of them. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { plantedFaults } from '../../scripts/faults/plantedFaults.ts';

test.each(plantedFaults.map((fault) => [fault.name, fault] as const))(
  '%s can be planted, and its test is there',
  (_name, { file, find, plant, test: path, title }) => {
    expect([readFileSync(file, 'utf8').split(find).length - 1, plant === find]).toEqual([1, false]);
    expect(readFileSync(path, 'utf8').length).toBeGreaterThan(0);
    expect(title).not.toBe('');
  },
);

test('at least 55 faults are known, each by a name of its own', () => {
  expect(plantedFaults.length).toBeGreaterThanOrEqual(55);
  expect(new Set(plantedFaults.map(({ name }) => name)).size).toBe(plantedFaults.length);
});
