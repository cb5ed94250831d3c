/** Refuses unused exports: product files, scripts or the file itself must use each export; uses in tests do not count. */
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { type SourceFile, sourceFilesBelow } from '#tests/support/sourceFiles.ts';

const readElsewhere: Readonly<Record<string, string>> = {
  'src/scenarios/export/controls.ts': 'people call it from their exported tests',
  'src/mocks/hosts/browser/browserHost.ts': 'the module itself is handed on, as `BackendModule`',
  'src/ui/serverEntry.tsx': 'the build hands it to Vite by its path, and calls what it exports',
  'src/mocks/crypto/withoutPlatformCrypto.ts': 'the module itself is handed on by `withoutPlatform`',
};

const declaration = /^export (?:declare )?(?:async )?(?:const|function\*?|class|type) (\w+)/gm;

/** Matches any quoted path, so every form of import counts; extra matches do no harm. */
const specifier = /['"`]([#.][^'"`\n]*?\.(?:tsx?|json))[?'"`]/g;

const targetOf = (path: string, file: string): string => {
  if (file.startsWith('#tests/')) return file.slice(1);
  return file.startsWith('#') ? `src/${file.slice(1)}` : posix.join(posix.dirname(path), file);
};

const wordsOf = (text: string): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const [word] of text.replaceAll(specifier, '').matchAll(/\w+/g))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

/** An importer that contains the word counts as a user: a dynamic import does not list its names. */
const deadExports = (product: readonly SourceFile[], all: readonly SourceFile[]): string[] => {
  const readers = new Map<string, ReadonlyMap<string, number>[]>();
  for (const { path, text } of all) {
    const words = wordsOf(text);
    for (const [, file = ''] of text.matchAll(specifier)) {
      const target = targetOf(path, file);
      readers.set(target, [...(readers.get(target) ?? []), words]);
    }
  }
  return product.flatMap(({ path, text }) => {
    const own = wordsOf(text);
    const isRead = (name: string) =>
      (own.get(name) ?? 0) > 1 || (readers.get(path) ?? []).some((words) => words.has(name));
    return [...text.matchAll(declaration)]
      .map(([, name = '']) => name)
      .filter((name) => !isRead(name))
      .map((name) => `${path}: ${name}`);
  });
};

test('an export that nothing reads is distinguished from one that is read late, or in its own file', () => {
  const files = [
    { path: 'src/a.ts', text: 'export const read = 1; \nexport const late = 2;\nexport const dead = 3;' },
    { path: 'src/b.ts', text: "import { read } from './a.ts';\nexport const own = read;\nconst x = own;" },
    { path: 'src/c.ts', text: "const x = (await import('#a.ts')).late;" },
    { path: 'src/d.ts', text: 'const dead = 4;' },
    { path: 'src/readers.ts', text: 'export const readers = 5;\nexport const other = 6;' },
    { path: 'src/e.ts', text: "import { other } from './readers.ts';\nimport './readers.json';\nother();" },
  ];

  expect(deadExports(files, files)).toEqual(['src/a.ts: dead', 'src/readers.ts: readers']);
});

test('the product exports nothing that only tests use', () => {
  const product = sourceFilesBelow('src').filter(({ path }) => !(path in readElsewhere));
  const all = ['src', 'scripts'].flatMap(sourceFilesBelow);

  expect(product.length).toBeGreaterThan(1_500);
  expect(deadExports(product, all)).toEqual([]);
});
