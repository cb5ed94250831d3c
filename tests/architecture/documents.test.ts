/** Checks that the project's documents and settings are true on every machine. */
import { describe, expect, test } from 'vitest';
import { projectFiles, readProjectFile } from '#tests/support/projectFiles.ts';
import manifest from '../../package.json' with { type: 'json' };
import { foreignMarks } from './foreignMarks.ts';
import { isAllowedLicence, type Lock, licenceOf, productionPackages } from './licences.ts';
import { brokenPaths, namedPaths } from './namedPaths.ts';

const files = projectFiles();
const isText = (path: string) => !/\.(?:png|jpe?g|webp|avif|ico|woff2?|ttf|gz|br|zip)$/.test(path);
const origin = `"resolved": ${JSON.stringify('https://a.example/b.tgz')}`;
/** Decision numbers in a text, as in “decision 92” and “decisions 54 and 57”. */
const numbersIn = (text: string): readonly number[] =>
  [...text.matchAll(/\bdecisions? (\d+(?:(?:,| and) \d+)*)/gi)].flatMap(([, list = '']) =>
    [...list.matchAll(/\d+/g)].map(([digits]) => Number(digits)),
  );
const slashes = (...parts: string[]) => parts.join('/');

describe('the documents', () => {
  // Excluded: measurements and numbered rows are copied from elsewhere.
  const copied = new Set(['docs/benchmarks.md', 'docs/requirements.md']);
  const documents = files.filter((path) => path.endsWith('.md') && !copied.has(path));

  test.for(documents)('name only paths that exist: %s', (document) => {
    expect(brokenPaths(document, readProjectFile(document), files)).toEqual([]);
  });

  test('list each decision once, in order', () => {
    const listed = [...readProjectFile('docs/decisions/README.md').matchAll(/\]\((\d{3}-[^)]+\.md)\)/g)];
    const written = files.filter((path) => /^docs\/decisions\/\d/.test(path));
    expect(listed.map(([, name]) => `docs/decisions/${name}`)).toEqual(written.toSorted());
  });

  const decisions = files
    .filter((path) => /^docs\/decisions\/\d/.test(path))
    .map((path) => ({ number: Number(/(\d{3})-/.exec(path)?.[1]), text: readProjectFile(path) }));

  test('say each decision in at most 25 lines', () => {
    const lengths = decisions.map(({ number, text }) => ({
      number,
      lines: text.trimEnd().split('\n').length,
    }));
    expect(lengths.filter(({ lines }) => lines > 25)).toEqual([]);
  });

  test('have names that read whole', () => {
    const broken = /-(?:a|an|and|has|is|its|nothing-is|not|or|than|that|the|wherever-it|who)\.md$/;
    expect(files.filter((path) => path.startsWith('docs/decisions/') && broken.test(path))).toEqual([]);
  });

  test('give each decision a number, a date and a status', () => {
    const wrong = decisions.filter(
      ({ number, text }, place) =>
        number !== place + 1 ||
        !text.startsWith(`# ${number}. `) ||
        !/^Date: 2\d{3}-\d{2}-\d{2}\b/m.test(text) ||
        !/\bStatus: \w/.test(text),
    );
    expect(wrong.map(({ number }) => number)).toEqual([]);
  });

  test('name only decisions that exist', () => {
    const named = documents.flatMap((document) =>
      numbersIn(readProjectFile(document)).map((number) => ({ document, number })),
    );
    expect(named.filter(({ number }) => number > decisions.length)).toEqual([]);
  });

  test('have a glossary of at most 20 words, each once and with what it means', () => {
    const part = /\n## Glossary\n([\s\S]*?)\n## /.exec(readProjectFile('README.md'))?.[1] ?? '';
    const rows = [...part.matchAll(/^\| (\S[^|]*?) +\| (\S[^|]*?) +\|$/gm)].slice(2);
    const words = rows.map(([, word]) => word);
    expect(words).toContain('projection');
    expect({ many: words.length > 20, twice: words.length - new Set(words).size }).toEqual({
      many: false,
      twice: 0,
    });
  });

  test('are read for paths in backticks and in links, not for routes, commands, types and packages', () => {
    const text = [
      'See `src/ui/main.tsx`, `world/clock.ts`, `package.json`, `docs/`, `.ci/run` and [the table](docs/a.md#rows).',
      '![A picture](./docs/a.png "title") [out](https://example.org/a.md) [here](#top)',
      'Not `/pricing`, `npm test`, `zod/mini`, `text/html`, `Response`, `a | b`, `src/**/*.ts`, `GET /a.json`.',
      '```\nsrc/not/read.ts `src/nor/this.ts`\n```',
    ].join('\n');
    expect(namedPaths(text)).toEqual([
      'src/ui/main.tsx',
      'world/clock.ts',
      'package.json',
      'docs/',
      '.ci/run',
      'docs/a.md',
      'docs/a.png',
    ]);
  });

  test('may name a path from the project, from src or from their own folder', () => {
    const there = ['src/world/clock.ts', 'docs/a.md', 'docs/pictures/b.png', 'package.json'];
    const text =
      '`src/world/clock.ts` `world/clock.ts` `world/` `clock.ts` `a.md` `pictures/b.png` `dist/shell.html`';
    expect(brokenPaths('docs/c.md', text, there)).toEqual([]);
    const wrong = '`src/world/clocks.ts` `scripts/` `src/world/clock` [a](a.md) `b.png/`';
    expect(brokenPaths('README.md', wrong, there)).toEqual([
      'src/world/clocks.ts',
      'scripts/',
      'src/world/clock',
      'b.png/',
    ]);
  });
});

describe('the files of the project', () => {
  test('name no folder of a machine and no package registry', () => {
    const marks = files
      .filter(isText)
      .flatMap((path) => foreignMarks(readProjectFile(path)).map((mark) => `${path}: ${mark}`));
    expect(marks).toEqual([]);
  });

  test.each([
    [`in ${slashes('', 'home', 'ann', 'project')}`, slashes('', 'home', 'ann')],
    [`"${slashes('', 'Users', 'ann.b', 'x')}"`, slashes('', 'Users', 'ann.b')],
    [`(${slashes('', 'root', '.cache')})`, slashes('', 'root', '.cache')],
    [['C:', 'Users', 'ann'].join('\\'), ['C:', 'Users', 'ann'].join('\\')],
    [`https://${['registry', 'npmjs', 'org'].join('.')}/a`, ['registry', 'npmjs', 'org'].join('.')],
    [`{${origin}}`, origin],
    ['from /mnt/x/project/src', '/mnt/x/project'],
    ['see packages.example.net', 'packages.example.net'],
  ])('are searched so that %s is found', (text, mark) => {
    const env = { npm_config_registry: 'https://packages.example.net/npm/' };
    expect(foreignMarks(text, ['/mnt/x/project'], env)).toEqual([mark]);
  });

  test.each([
    'a route /home or /users/12, a file /usr/bin/chromium',
    'src/root/a.ts and https://example.org/home/ann',
    'the folder /app',
    '"resolved": "packages/a"',
  ])('are searched so that this passes: %s', (text) => {
    expect(foreignMarks(text, ['/app', '/'], {})).toEqual([]);
  });
});

describe('the packages', () => {
  const packages: Lock = JSON.parse(readProjectFile('package-lock.json')).packages;

  test('are locked as package.json asks for them', () => {
    const { dependencies, devDependencies } = packages[''] ?? {};
    expect({ dependencies, devDependencies }).toEqual({
      dependencies: manifest.dependencies,
      devDependencies: manifest.devDependencies,
    });
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
    );
    expect(loose).toEqual([]);
  });

  test('that the product is made of have licences that allow it', () => {
    const shipped = productionPackages(packages);
    expect(shipped.length).toBeGreaterThan(Object.keys(manifest.dependencies).length);
    const refused = shipped
      .map((path) => ({ path, licence: licenceOf(path, readProjectFile) }))
      .filter(({ licence }) => !isAllowedLicence(licence));
    expect(refused).toEqual([]);
  });

  test('are followed through nested folders, without peers and tools', () => {
    const made: Lock = {
      '': { dependencies: { a: '1' } },
      'node_modules/a': { dependencies: { b: '1' }, optionalDependencies: { '@s/c': '1', gone: '1' } },
      'node_modules/a/node_modules/b': { dependencies: { d: '1', a: '1' } },
      'node_modules/b': {},
      'node_modules/@s/c': {},
      'node_modules/d': {},
      'node_modules/tool': {},
    };
    expect(productionPackages(made)).toEqual([
      'node_modules/@s/c',
      'node_modules/a',
      'node_modules/a/node_modules/b',
      'node_modules/d',
    ]);
  });

  test.each(['MIT', 'OFL-1.1', '(MIT OR CC0-1.0)', 'GPL-3.0 OR MIT', 'MIT AND Apache-2.0', 'BlueOak-1.0.0'])(
    'may be under %s',
    (licence) => {
      expect(isAllowedLicence(licence)).toBe(true);
    },
  );

  test.each([
    undefined,
    '',
    'UNLICENSED',
    'GPL-3.0',
    'MPL-2.0',
    'MIT AND GPL-3.0',
    'SEE LICENSE IN LICENSE',
    { type: 'MIT' },
  ])('may not be under %j', (licence) => {
    expect(isAllowedLicence(licence)).toBe(false);
  });
});
