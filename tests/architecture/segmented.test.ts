/** Pages use the kit's segmented control: that of Ant Design takes two stops of the Tab key. */
import { expect, test } from 'vitest';
import { sourceFilesBelow } from '#tests/support/sourceFiles.ts';

const kit = 'src/ui/widgets/KitSegmented.tsx';

test('only the kit draws the choice of Ant Design', () => {
  const drawing = (tag: string) =>
    sourceFilesBelow('src/ui').filter(({ text }) => new RegExp(`<${tag}[\\s<]`).test(text));
  expect(drawing('KitSegmented').length).toBeGreaterThan(0);
  expect(drawing('Segmented').map(({ path }) => path)).toEqual([kit]);
});
