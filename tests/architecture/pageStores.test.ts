/** Lists every browser storage key of the pages, and how an erasure treats each. */
import { describe, expect, test } from 'vitest';
import { sourceFilesBelow } from '#tests/support/sourceFiles.ts';
import { contentOf, pageStores } from '#ui/services/pageStores.ts';

const files = sourceFilesBelow('src').filter(({ path }) => /\.tsx?$/.test(path));
const registry = 'src/ui/services/pageStores.ts';

/** Storage keys in code; the part after `${` varies by item. Message formats are not keys. */
const keysIn = (text: string): readonly string[] =>
  [...text.matchAll(/(?<![\w@])agencylens\.(?:[a-zA-Z][\w.]*)?:?/g)]
    .map(([key]) => key)
    .filter((key) => key !== 'agencylens.demo' && key !== 'agencylens.' && key !== 'agencylens.example');

describe('a store of the page', () => {
  test('is entered in the list of stores', () => {
    const missing = files
      .filter(({ path }) => path !== registry)
      .flatMap(({ path, text }) =>
        keysIn(text).flatMap((key) => (contentOf(key) === null ? [`${path} keeps ${key}`] : [])),
      );

    expect(missing).toEqual([]);
  });

  test('of the list is one that the program has', () => {
    const used = new Set(files.filter(({ path }) => path !== registry).flatMap(({ text }) => keysIn(text)));

    expect(Object.keys(pageStores).filter((key) => !used.has(key))).toEqual([]);
  });

  test('is opened in few places: anyone who adds one says here what an erasure does to it', () => {
    const doors =
      /\bindexedDB\.open\(|\bnew BroadcastChannel\(|\bcaches\.open\(|\.getDirectory\(|storageBuckets/;
    const found = files.filter(({ text }) => doors.test(text)).map(({ path }) => path);

    expect(found.toSorted()).toEqual([
      // Carries no data.
      'src/events/log/openLog.ts',
      // The second copy: its names are encrypted with keys that an erasure deletes.
      'src/events/recovery/privateFiles.ts',
      'src/mocks/recovery/databaseSites.ts',
    ]);
  });
});
