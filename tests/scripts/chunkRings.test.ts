import { expect, test } from 'vitest';
import { ringIn } from '../../scripts/chunkRings.ts';

const files = (imports: Readonly<Record<string, readonly string[]>>) => new Map(Object.entries(imports));

test('a ring of files is found with its way, wherever it begins', () => {
  expect(ringIn(files({ page: ['parts'], parts: ['charts'], charts: ['parts'] }))).toEqual([
    'parts',
    'charts',
    'parts',
  ]);
});

test('files that share others are no ring', () => {
  expect(ringIn(files({ page: ['parts', 'charts'], parts: ['ground'], charts: ['parts', 'ground'] }))).toBe(
    null,
  );
});
