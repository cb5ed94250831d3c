/** The law of containers: what asks for its own width has none of its content. Centred in a grid it would be as narrow as its padding. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { projectFiles } from '#tests/support/projectFiles.ts';

/** The innermost blocks of a stylesheet that make a container of queries. */
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
