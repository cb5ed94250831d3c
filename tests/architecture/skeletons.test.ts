/** Pages draw the kit's skeleton: that of Ant Design has a heading without words. */
import { expect, test } from 'vitest';
import { sourceFilesBelow } from '#tests/support/sourceFiles.ts';

const kit = 'src/ui/widgets/Skeleton.tsx';

const drawn = /<Skeleton[\s/>]/;
const imported = /import \{[^}]*\bSkeleton\b[^}]*\} from 'antd'/;

test('only the kit draws the skeleton of Ant Design', () => {
  const others = sourceFilesBelow('src/ui').filter(({ path }) => path !== kit);
  expect(others.filter(({ text }) => drawn.test(text)).length).toBeGreaterThan(0);
  expect(
    others.filter(({ text }) => drawn.test(text) && imported.test(text)).map(({ path }) => path),
  ).toEqual([]);
});
