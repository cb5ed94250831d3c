/** Tests the history's subjects: each has a label for the filter, and no file shows the log's internal name. */
import { expect, test } from 'vitest';
import { restorableItems } from '#events/restorableItems.ts';
import { historyTypes, undoTypes } from '#mocks/history/undoTable.ts';
import { sourceFilesBelow } from '#tests/support/sourceFiles.ts';
import { subjectLabels } from '#ui/content/history.ts';

const files = sourceFilesBelow('src/events');
const folderOf = (path: string): string => path.split('/')[2] ?? '';

const typesIn = (folder: string): readonly string[] =>
  files
    .filter(({ path }) => folderOf(path) === folder && /Events\.ts$/.test(path))
    .flatMap(({ text }) => [...text.matchAll(/^ {2}([A-Z]\w+): /gm)].flatMap(([, type]) => type ?? []));

const declared = restorableItems.map(({ stream, types }) => ({ category: stream.category, types }));

const written = files
  .filter(({ path }) => /^src\/events\/\w+\/\w+Stream\.ts$/.test(path))
  .map(({ path, text }) => ({
    category: /category: '(\w+)'/.exec(text)?.[1] ?? '',
    types: typesIn(folderOf(path)),
  }));

const subjects: readonly { readonly category: string; readonly types: readonly string[] }[] = [
  ...written,
  ...declared,
];

test('the search finds every type that the log may hold', () => {
  expect(subjects.flatMap(({ types }) => types).toSorted()).toEqual(undoTypes.toSorted());
});

test('what changes are about has a label, and nothing else has one', () => {
  const told = subjects.filter(({ types }) => types.some((type) => historyTypes.includes(type)));
  expect(Object.keys(subjectLabels).toSorted()).toEqual(told.map(({ category }) => category).toSorted());
});

test('the labels are in their order, each once, and are words', () => {
  const labels = Object.values(subjectLabels);
  expect(labels).toEqual(
    [...new Set(labels)].toSorted((one, other) => one.localeCompare(other, 'en', { sensitivity: 'base' })),
  );
  expect(labels.filter((label) => !/^[A-Z][\w ]+$/.test(label) || /[a-z][A-Z]/.test(label))).toEqual([]);
});
