import { expect, test } from 'vitest';
import { broughtBy, preloadsOfImports } from '../../scripts/preloadsOfImports.ts';

const files = new Map([
  ['entry.js', ['app.js']],
  ['app.js', ['ground.js', 'boot.js']],
  ['ground.js', ['boot.js']],
  ['boot.js', []],
  ['page.js', ['kit.js', 'ground.js', 'app.js']],
  ['kit.js', ['ground.js']],
]);

test('a file brings along what it imports, over any number of files, also where they import each other', () => {
  expect(broughtBy('app.js', files)).toEqual(new Set(['app.js', 'ground.js', 'boot.js']));
  const ring = new Map([
    ['one.js', ['two.js']],
    ['two.js', ['one.js']],
  ]);
  expect(broughtBy('one.js', ring)).toEqual(new Set(['one.js', 'two.js']));
});

test('a late import asks for no script that its file has brought along; styles, and what a document asks for, stay', () => {
  const { plugin, modulePreload } = preloadsOfImports();
  const bundle = Object.fromEntries(
    [...files].map(([fileName, imports]) => [fileName, { type: 'chunk', fileName, imports }]),
  );
  (plugin.generateBundle as (options: object, bundle: object) => void)({}, bundle);
  const needed = ['page.js', 'kit.js', 'ground.js', 'app.js', 'boot.js', 'app.css'];
  const resolve = (hostType: 'js' | 'html') =>
    modulePreload.resolveDependencies?.('page.js', needed, { hostId: 'app.js', hostType });
  expect(resolve('js')).toEqual(['page.js', 'kit.js', 'app.css']);
  expect(resolve('html')).toEqual(needed);
});
