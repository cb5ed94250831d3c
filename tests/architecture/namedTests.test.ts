/** Checks that tests named in documents exist. */
import { describe, expect, test } from 'vitest';
import { projectFiles, readProjectFile } from '#tests/support/projectFiles.ts';
import { titlesOf } from '../../scripts/rowReport.ts';

const line = /^(?:- |\| ).*?`(?<path>tests\/[^`]+)`: (?<titles>".+?)(?: \|)?$/;

const namedIn = (document: string) =>
  readProjectFile(document)
    .split('\n')
    .flatMap((text) => {
      const { path = '', titles = '' } = line.exec(text)?.groups ?? {};
      return [...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']) => ({ path, title }));
    });

const files = new Set(projectFiles());

describe.each([
  { document: 'docs/promises.md', atLeast: 36 },
  { document: 'docs/acceptance.md', atLeast: 80 },
])('$document', ({ document, atLeast }) => {
  const named = namedIn(document);

  test.each(named)('names "$title" in $path', ({ path, title }) => {
    expect(files).toContain(path);
    expect(titlesOf({ path, source: readProjectFile(path) })).toContain(title);
  });

  test('is read', () => {
    expect(named.length).toBeGreaterThanOrEqual(atLeast);
  });
});
