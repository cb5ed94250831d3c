/** No test sets a short timeout: an awaited event arrives or the test's own timeout ends it. */
import { expect, test } from 'vitest';
import { sourceFilesBelow } from '#tests/support/sourceFiles.ts';

const inUnits = sourceFilesBelow('tests').filter(
  ({ path }) => !/^tests\/(?:e2e|bench|architecture)\//.test(path),
);

test('conditions are awaited by `until` or `expect.poll`, without a limit of their own', () => {
  const own = inUnits.filter(
    ({ path, text }) => path !== 'tests/support/until.ts' && /\bvi\.wait(?:For|Until)\(/.test(text),
  );
  const limited = inUnits.filter(({ text }) => /expect\s*\.poll\([^;]*timeout/.test(text));
  expect([own, limited].map((files) => files.map(({ path }) => path))).toEqual([[], []]);
});
