/** Pages draw the kit's choice of few: that of Ant Design is a stop of the Tab key twice. */
import { expect, test } from 'vitest';
import { sourceFilesBelow } from '#tests/support/sourceFiles.ts';

const kit = 'src/ui/widgets/KitSegmented.tsx';

test('only the kit draws the choice of Ant Design', () => {
  const drawing = (tag: string) =>
    sourceFilesBelow('src/ui').filter(({ text }) => new RegExp(`<${tag}[\\s<]`).test(text));
  expect(drawing('KitSegmented').length).toBeGreaterThan(0);
  expect(drawing('Segmented').map(({ path }) => path)).toEqual([kit]);
});
