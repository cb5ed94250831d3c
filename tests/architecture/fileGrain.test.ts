/** Tests that a file shares its name with no other, and that a short helper is part of its only user. */
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { importsOf } from '#tests/support/importsOf.ts';
import { type SourceFile, sourceFilesBelow } from '#tests/support/sourceFiles.ts';

/** Lines below which a file belongs in its one importer of the same folder, unless the result is too long. */
const shortest = 30;
const longest = 180;

/** Files that gather one entry of each subject, page, machine or endpoint. */
const gatherers =
  /\/(?:catalogue|firstRoutes|laterRoutes|planRoutes|undoTable|answers|queryInvalidation|laterEndpoints|firstEndpoints|problemCatalogue|seedDemo|personParts|routes|\w+Handlers)\.ts$/;

const allowed: Readonly<Record<string, string>> = {
  'src/ui/widgets/UnsavedNote.tsx': 'The hook beside it is no component file, so that fast refresh works.',
  'src/ui/widgets/showModeless.ts': 'Works on the DOM alone, without React.',
};

const targetOf = (path: string, specifier: string): string => {
  const [file = ''] = specifier.split('?', 1);
  if (file.startsWith('#tests/')) return file.slice(1);
  return file.startsWith('#') ? `src/${file.slice(1)}` : posix.join(posix.dirname(path), file);
};

type Use = { readonly path: string; readonly isDynamic: boolean };

const usesOf = (files: readonly SourceFile[]): ReadonlyMap<string, readonly Use[]> => {
  const found = new Map<string, Use[]>();
  for (const { path, text } of files)
    for (const { specifier, isDynamic } of importsOf(path, text))
      if (specifier !== null && /^[.#]/.test(specifier)) {
        const target = targetOf(path, specifier);
        found.set(target, [...(found.get(target) ?? []), { path, isDynamic }]);
      }
  return found;
};

const linesOf = (text: string): number => text.trimEnd().split('\n').length;

/** Counts imports by tests too: a part that a test imports is tested alone. */
const crumbsIn = (files: readonly SourceFile[]): readonly string[] => {
  const uses = usesOf(files);
  const lines = new Map(files.map(({ path, text }) => [path, linesOf(text)]));
  return files
    .map(({ path }) => path)
    .filter((path) => {
      const [use, ...others] = uses.get(path) ?? [];
      if (!path.startsWith('src/') || use === undefined || others.length > 0) return false;
      const own = lines.get(path) ?? 0;
      return (
        own < shortest &&
        own + (lines.get(use.path) ?? 0) <= longest &&
        !use.isDynamic &&
        !gatherers.test(use.path) &&
        posix.dirname(use.path) === posix.dirname(path)
      );
    });
};

const twinsIn = (paths: readonly string[]): readonly string[] => {
  const names = paths.map((path) => posix.basename(path).replace(/\.tsx?$/, ''));
  return [...new Set(names.filter((name, place) => names.indexOf(name) !== place))];
};

const file = (path: string, text = ''): SourceFile => ({ path, text });

describe('a short file with one importer', () => {
  test('is found beside its importer, and not elsewhere, dynamic, long, gathered or tested', () => {
    const imports = (specifier: string) => `import { a } from '${specifier}';`;
    expect(
      crumbsIn([
        file('src/a/crumb.ts'),
        file('src/a/lazy.ts'),
        file('src/a/long.ts', 'x;\n'.repeat(shortest)),
        file('src/a/tested.ts'),
        file('src/b/rule.ts'),
        file('src/a/user.ts', [imports('./crumb.ts'), imports('../b/rule.ts')].join('\n')),
        file('src/a/shell.ts', "const part = import('./lazy.ts');"),
        file('src/a/other.ts', [imports('./long.ts'), imports('./tested.ts')].join('\n')),
        file('tests/a/tested.test.ts', imports('#a/tested.ts')),
        file('src/a/entry.ts'),
        file('src/a/catalogue.ts', imports('./entry.ts')),
      ]),
    ).toEqual(['src/a/crumb.ts']);
  });

  test('is in that importer, but for the listed', () => {
    const crumbs = crumbsIn([...sourceFilesBelow('src'), ...sourceFilesBelow('tests')]);
    expect(crumbs).toEqual(Object.keys(allowed));
  });
});

describe('the name of a file', () => {
  test('is found twice whatever the extension', () => {
    expect(twinsIn(['a/one.ts', 'b/one.tsx', 'b/two.ts'])).toEqual(['one']);
  });

  test('is its own', () => {
    expect(twinsIn(sourceFilesBelow('src').map(({ path }) => path))).toEqual([]);
  });
});
