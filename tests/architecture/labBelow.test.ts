/** A docked Lab covers the bottom of the page, so what is fixed there is above it. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { projectFiles } from '#tests/support/projectFiles.ts';

/** Parts of the Lab itself, and a panel of its layer that also reports faults of the Lab. */
const exempt = /^src\/ui\/(?:lab\/|app\/lab\/|widgets\/ErrorPanel\.module\.css)/;

const isFixedBelow = (block: string): boolean =>
  /position:\s*(?:fixed|sticky)/.test(block) && /(?:^|[\s;{])(?:bottom|inset-block-end|inset):/.test(block);

test('what is fixed at the bottom of the page stays above a docked Lab', () => {
  const sheets = projectFiles().filter((path) => /^src\/.*\.css$/.test(path) && !exempt.test(path));
  const fixed = sheets.flatMap((path) =>
    (readFileSync(path, 'utf8').match(/\{[^{}]*\}/g) ?? [])
      .filter(isFixedBelow)
      .map((block) => ({ path, block })),
  );

  expect(fixed.length).toBeGreaterThan(4);
  expect(fixed.filter(({ block }) => !block.includes('--lab-below')).map(({ path }) => path)).toEqual([]);
});
