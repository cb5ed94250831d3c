/** The document of promises names tests that there are. */
import { expect, test } from 'vitest';
import { projectFiles, readProjectFile } from '#tests/support/projectFiles.ts';
import { titlesOf } from '../../scripts/rowReport.ts';

const line = /^- `(?<path>tests\/[^`]+)`: "(?<title>[^"]+)"$/;

const promises = readProjectFile('docs/promises.md')
  .split('\n')
  .flatMap((text) => {
    const { path, title } = line.exec(text)?.groups ?? {};
    return path === undefined || title === undefined ? [] : [{ path, title }];
  });

test.each(promises)('$path proves "$title"', ({ path, title }) => {
  expect(projectFiles()).toContain(path);
  expect(titlesOf({ path, source: readProjectFile(path) })).toContain(title);
});

test('promises are read from the document', () => {
  expect(promises.length).toBeGreaterThan(35);
  expect(readProjectFile('docs/promises.md').match(/^- `tests/gm)?.length).toBe(promises.length);
});
