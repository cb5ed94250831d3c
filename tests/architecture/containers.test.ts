/** A size container has no intrinsic content width, so it must not be centred in a grid, where it would collapse to its padding. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { projectFiles } from '#tests/support/projectFiles.ts';

const containersIn = (sheet: string): readonly string[] =>
  (sheet.match(/\{[^{}]*\}/g) ?? []).filter((block) => /container-type:\s*inline-size/.test(block));

const saysWidth = (block: string): boolean => /[\s;{](?:width|inline-size):/.test(block);

test('every container of queries says its width', () => {
  const sheets = projectFiles().filter((path) => /^src\/.*\.css$/.test(path));
  const containers = sheets.flatMap((path) =>
    containersIn(readFileSync(path, 'utf8')).map((block) => ({ path, block })),
  );

  expect(containers.length).toBeGreaterThan(1);
  expect(containers.filter(({ block }) => !saysWidth(block)).map(({ path }) => path)).toEqual([]);
});
