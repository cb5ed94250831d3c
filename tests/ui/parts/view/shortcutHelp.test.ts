/** Tests that the help sheet matches the key handlers. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { editorActOf, editorKeys, widgetActOf, widgetKeys } from '#ui/parts/view/editorKeys.ts';
import { editorHelp, shortcutGroups } from '#ui/parts/view/ShortcutSheet.tsx';
import { shortcutOf, viewControls } from '#ui/parts/view/viewShortcuts.ts';
import { announcedKeys, chordOf } from '#ui/services/announcedKeys.ts';

const named: Readonly<Record<string, string>> = {
  Enter: 'Enter',
  Esc: 'Escape',
  Del: 'Delete',
  '←': 'ArrowLeft',
  '→': 'ArrowRight',
  '↑': 'ArrowUp',
  '↓': 'ArrowDown',
};

const modifiers = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, repeat: false };

const pressesOf = (shown: string) => {
  const words = shown === '1 – 9' ? [...'123456789'] : shown.split(' ');
  const held = { ...modifiers, ctrlKey: words.includes('Ctrl'), shiftKey: words.includes('Shift') };
  return words
    .filter((word) => word !== 'Ctrl' && word !== 'Shift')
    .map((word) => ({ ...held, key: named[word] ?? word.toLowerCase() }));
};

const shortcutHelp = shortcutGroups.flatMap(({ rows }) => (rows === editorHelp ? [] : rows));

const everyKey = [
  ...[...'abcdefghijklmnopqrstuvwxyz0123456789[]/?', ' ', 'Tab', 'Home', 'End', 'Backspace'],
  ...Object.values(named),
];

test('each key of the view is reported with its control, and none that does nothing', () => {
  const told = shortcutHelp.filter(([keys, , control]) => control !== null || keys === '?');
  const works = everyKey.filter((key) => shortcutOf({ ...modifiers, key }, viewControls) !== null);

  expect(told.flatMap(([keys]) => pressesOf(keys).map(({ key }) => key)).toSorted()).toEqual(
    works.toSorted(),
  );
  for (const [keys, , control] of told)
    for (const press of pressesOf(keys)) {
      expect([keys, shortcutOf(press, control === null ? [] : [control]) !== null]).toEqual([keys, true]);
      if (control !== null) expect([keys, shortcutOf(press, [])]).toEqual([keys, null]);
    }
});

test('each key of the editors does what its entry says, and each that does something has an entry', () => {
  for (const { shown, does } of editorKeys)
    expect([shown, pressesOf(shown).map(editorActOf)]).toEqual([shown, [does]]);
  for (const { shown, does, keys } of widgetKeys) {
    const presses = pressesOf(shown);
    expect([shown, new Set(presses.map(widgetActOf))]).toEqual([shown, new Set([does])]);
    expect(keys).toEqual(expect.arrayContaining(presses.map(({ key }) => key)));
  }
  const acts = everyKey.filter((key) => editorActOf({ ...modifiers, ctrlKey: true, key }) !== null);
  expect(acts.toSorted()).toEqual(['s', 'y', 'z']);
  expect(everyKey.filter((key) => widgetActOf({ ...modifiers, key }) !== null).toSorted()).toEqual([
    ...['ArrowDown', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'Backspace', 'Delete', 'Enter', 'Escape'],
  ]);
  expect(editorHelp.map(([keys]) => keys)).toEqual(
    expect.arrayContaining([...editorKeys, ...widgetKeys].map(({ shown }) => shown)),
  );
});

const announcements = (): readonly string[] => {
  const source = 'src/ui';
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  return files.flatMap((file) =>
    [
      ...readFileSync(`${source}/${file}`, 'utf8').matchAll(/aria-?keyshortcuts['"]?\s*[=:]\s*([{"'`]\S+)/gi),
    ].map(([, value = '']) => value.replace(/^\{announcedKeys\.(\w+)\}>?$/, '$1')),
  );
};

test('each key that a control announces is in the table, and each in the table is announced', () => {
  expect([...new Set(announcements())].toSorted()).toEqual(Object.keys(announcedKeys).toSorted());
});

test('each key that a control of a page announces is in the sheet', () => {
  const told = [...shortcutHelp, ...editorHelp].map(([keys]) => keys);
  const ofRecorder = ['pauseRecording', 'stopRecording'];
  const shown = Object.entries(announcedKeys)
    .filter(([name]) => !ofRecorder.includes(name))
    .map(([, keys]) => (keys.split(' ')[0] ?? '').replace('Control', 'Ctrl').replaceAll('+', ' '));

  expect(shown.filter((keys) => !told.includes(keys))).toEqual([]);
});

test('a press is written as ARIA writes it', () => {
  const press = (change: object) => chordOf({ ...modifiers, key: 'k', code: 'KeyK', ...change });

  expect([
    press({ ctrlKey: true }),
    press({ metaKey: true, shiftKey: true, key: 'K' }),
    press({ key: '°', code: 'Backquote', ctrlKey: true, shiftKey: true }),
    press({ key: '+', altKey: true }),
    press({ key: 'Escape' }),
  ]).toEqual(['Control+K', 'Meta+Shift+K', 'Control+`', 'Alt++', 'Escape']);
});
