/** Every class name used by a component exists in its stylesheet, and every class of a stylesheet is used by a component. */
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFilesBelow } from '#tests/support/sourceFiles.ts';

type Sheet = { readonly classes: ReadonlySet<string>; readonly named: Set<string>; isChosenAtRun: boolean };

const importOfSheet = /import (\w+) from '([^']+\.module\.css)'/g;

/** Ignores comments, strings and classes of other stylesheets. */
const classesOf = (text: string): ReadonlySet<string> => {
  const rules = text
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/:global\([^)]*\)/g, '');
  return new Set([...rules.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name));
};

const composedIn = (text: string): readonly string[] =>
  [...text.matchAll(/composes: ([\w ]+);/g)].flatMap(([, names = '']) => names.split(' '));

const readSheet = (path: string): Sheet => {
  const text = readFileSync(path, 'utf8');
  return { classes: classesOf(text), named: new Set(composedIn(text)), isChosenAtRun: false };
};

test('classes of components and of their sheets are the same', () => {
  const sheets = new Map<string, Sheet>();
  const missing: string[] = [];
  for (const { path, text } of sourceFilesBelow('src')) {
    for (const [, local = '', file = ''] of text.matchAll(importOfSheet)) {
      const at = posix.join(posix.dirname(path), file);
      const sheet = sheets.get(at) ?? readSheet(at);
      sheets.set(at, sheet);
      const named = [...text.matchAll(new RegExp(`\\b${local}\\.(\\w+)`, 'g'))].map(([, name = '']) => name);
      for (const name of named) sheet.named.add(name);
      missing.push(...named.filter((name) => !sheet.classes.has(name)).map((name) => `${path}: ${name}`));
      // Dynamic access, or passing the whole module on, may use any class.
      sheet.isChosenAtRun ||= new RegExp(`\\b${local}(?:\\[|\\b(?!\\.| from))`).test(text);
    }
  }
  const unused = [...sheets].flatMap(([at, { classes, named, isChosenAtRun }]) =>
    isChosenAtRun ? [] : [...classes].filter((name) => !named.has(name)).map((name) => `${at}: ${name}`),
  );

  expect({ missing: [...new Set(missing)], unused, sheets: sheets.size > 100 }).toEqual({
    missing: [],
    unused: [],
    sheets: true,
  });
});
