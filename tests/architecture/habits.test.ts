/** Checks the code conventions that a machine can check. */
import { describe, expect, test } from 'vitest';
import { sourceFilesBelow } from '#tests/support/sourceFiles.ts';
import { rooms } from './directionLaw.ts';
import { judgeForm, judgeShape, longestComment, longestFile } from './judgeHabits.ts';

/** Tools require a default export of these files. */
const configurations = new Set([
  'tests/browsers/playwright.config.ts',
  'tests/e2e/playwright.config.ts',
  'tests/e2e/support/serveGallery.ts',
]);

const product = [...sourceFilesBelow('src'), ...sourceFilesBelow('scripts')];
const all = [...product, ...sourceFilesBelow('tests')].filter(({ path }) => !configurations.has(path));

const open = '/** What it answers for. */\n';

const badNames: readonly (readonly [string, string])[] = [
  ['src/ui/index.tsx', 'index'],
  ['src/domain/plans/types.ts', 'types'],
  ['src/domain/plans/Constants.ts', 'Constants'],
  ['src/machines/utils/x.ts', 'utils'],
  ['src/ui/common/Button.tsx', 'common'],
  ['src/world/helpers.test.ts', 'helpers'],
  ['src/world/dateUtils.ts', 'dateUtils'],
  ['src/world/chartHelpers.ts', 'chartHelpers'],
];

const goodNames = [
  'src/domain/plans/planCatalogue.ts',
  'src/domain/commonGround.ts',
  'src/ui/widgets/Helper2.tsx',
  'src/ui/typesetting.ts',
  'src/mocks/indexedColours.ts',
];

const badExports: readonly (readonly [string, string])[] = [
  ['export default 1;', 'has a default export'],
  ['const a = 1; export { a as default };', 'has a default export'],
  ["export { default } from './a.ts'; export const b = 1;", 'has a default export'],
  ["export * from './a.ts'; export const b = 1;", 'exports all of another file'],
  ["export { a } from './a.ts';", 'only passes on what others export'],
  ["import { a } from './a.ts'; export { a };", 'only passes on what others export'],
  ["export type { A } from './a.ts';", 'only passes on what others export'],
];

const goodExports = [
  'export const a = 1;',
  'const a = 1; export { a };',
  "import a from './a.ts'; export const b = a;",
  "export { a } from './a.ts'; export const b = 1;",
  "import './a.css';",
  "const text = 'export default 1';",
  '// export default 1;',
];

const badOpenings: readonly (readonly [string, string])[] = [
  ['export const a = 1;', 'does not open with a /** sentence */'],
  ['// What it answers for.\n', 'does not open with a /** sentence */'],
  ['/* What it answers for. */\n', 'does not open with a /** sentence */'],
  [`import './a.css';\n${open}`, 'does not open with a /** sentence */'],
  ['/** */\n', 'does not open with a /** sentence */'],
  ['/** No full stop */\n', 'opens with something that is no sentence'],
  ['/** small letter. */\n', 'opens with something that is no sentence'],
];

const goodOpenings = [
  open,
  '/** Which is it? */',
  '/** `code` comes first. */',
  '/**\n * Two\n * lines. */',
  `#!/usr/bin/env node\n${open}`,
];

describe('the habits', () => {
  test('of names and exports are kept by every file', () => {
    expect(all.flatMap(({ path, text }) => judgeShape(path, text))).toEqual([]);
  });

  test('of openings, lengths and comments are kept by the product and the scripts', () => {
    expect(product.flatMap(({ path, text }) => judgeForm(path, text))).toEqual([]);
  });

  test('of tests are to lie where a gate runs them', () => {
    const run = [...Object.keys(rooms), 'scripts', 'soak', 'architecture', 'browsers', 'e2e'].map(
      (name) => `tests/${name}/`,
    );
    const stray = all
      .map(({ path }) => path)
      .filter(
        (path) => /\.(?:test|spec)\.[jt]sx?$/.test(path) && !run.some((place) => path.startsWith(place)),
      );
    expect(stray).toEqual([]);
  });

  test('of running nothing on import are kept: what the browser keeps comes with the services', () => {
    const opened = product.filter(({ text }) => /^(?:export )?const \w+ = createBrowserStore\(/m.test(text));
    expect(opened.map(({ path }) => path)).toEqual([]);
  });

  test('are judged in all three places', () => {
    const places = new Set(all.map(({ path }) => path.split('/', 1)[0]));
    expect([...places]).toEqual(['src', 'scripts', 'tests']);
  });

  test.each(badNames)('refuse the name %s', (path, stem) => {
    expect(judgeShape(path, '')).toEqual([`${path} the name ${stem} says nothing`]);
  });

  test.each(goodNames)('accept the name %s', (path) => {
    expect(judgeShape(path, '')).toEqual([]);
  });

  test.each(badExports)('refuse %s', (text, wrong) => {
    expect(judgeShape('src/ui/a.ts', text)).toContain(`src/ui/a.ts ${wrong}`);
  });

  test.each(goodExports)('accept %s', (text) => {
    expect(judgeShape('src/ui/a.ts', text)).toEqual([]);
  });

  test.each(badOpenings)('refuse the opening %j', (text, wrong) => {
    expect(judgeForm('src/ui/a.ts', text)).toEqual([`src/ui/a.ts ${wrong}`]);
  });

  test.each(goodOpenings)('accept the opening %j', (text) => {
    expect(judgeForm('src/ui/a.ts', text)).toEqual([]);
  });

  test('refuse a file that is too long to answer for one thing, and only then', () => {
    const lines = (count: number) => `${open}${'a();\n'.repeat(count - 1)}`;
    expect(judgeForm('src/ui/a.ts', lines(longestFile))).toEqual([]);
    expect(judgeForm('src/ui/a.ts', lines(longestFile + 1))).toEqual([
      'src/ui/a.ts has 251 lines, more than 250',
    ]);
  });

  test('refuse a comment line that is too long to read, and only then', () => {
    const comment = (length: number) => `${open}// ${'x'.repeat(length - 3)}\n`;
    const code = `${open}const text = '${'x'.repeat(longestComment)}';\n`;
    expect([comment(longestComment), code].flatMap((text) => judgeForm('src/ui/a.ts', text))).toEqual([]);
    expect(judgeForm('src/ui/a.ts', comment(longestComment + 1))).toEqual([
      'src/ui/a.ts has a comment of 151 characters on line 2',
    ]);
  });
});
