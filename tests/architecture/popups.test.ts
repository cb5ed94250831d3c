/** Every popup is opened by a test that runs axe on it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFilesBelow } from '#tests/support/sourceFiles.ts';
import { openedElsewhere, popupOpeners } from '#tests/ui/barriers/popupOpeners.ts';

const opening =
  /<(?:SideDrawer|KitModal|PageDialog|EditDrawer|Popconfirm|KitMenu|Dropdown|Popover|ColorPicker)\b/;

/** The kit itself: `tests/ui/widgets/popups.test.tsx` opens its parts. */
const kit: readonly string[] = [
  'src/ui/widgets/KitModal.tsx',
  'src/ui/widgets/SideDrawer.tsx',
  'src/ui/widgets/KitMenu.tsx',
];

const files = sourceFilesBelow('src/ui');

/** `MoreMenu` has an opener of its own, so its users may add theirs and need not. */
const withMore = files.filter(({ text }) => /<MoreMenu\b/.test(text)).map(({ path }) => path);

const users = files
  .filter(({ path, text }) => opening.test(text) && !kit.includes(path))
  .map(({ path }) => path);

test('every user of a dialog, a drawer, a menu or a question has an opener', () => {
  const listed = [...Object.keys(popupOpeners), ...Object.keys(openedElsewhere)];
  const required = listed.filter((path) => users.includes(path) || !withMore.includes(path));
  expect(required.toSorted()).toEqual(users.toSorted());
});

test('a test that is named as the opener asks axe', () => {
  const textOf = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');
  const blind = Object.values(openedElsewhere).filter(
    (path) => !/\b(?:barriersWithin|axe\.run)\(/.test(textOf(path)),
  );
  expect(blind).toEqual([]);
});
