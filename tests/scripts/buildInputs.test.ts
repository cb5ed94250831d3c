import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildInputsHash } from '../../scripts/buildInputs.ts';
import { buildWhenStale } from '../../scripts/buildWhenStale.ts';

let root = '';

const write = (path: string, content: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'inputs-'));
  write('src/ui/main.tsx', 'a');
  write('package.json', '{}');
  write('index.html', '<p>');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('the inputs of a build', () => {
  test.each([
    ['a source changes', () => write('src/ui/main.tsx', 'b')],
    ['a source is added', () => write('src/ui/empty.ts', '')],
    ['a source is renamed', () => write('src/ui/main.ts', 'a')],
    ['a page changes', () => write('index.html', '<h1>')],
    ['a package changes', () => write('package.json', '{"a":1}')],
    ['a build script changes', () => write('scripts/build.ts', 'x')],
    ['a public file is added', () => write('public/icon.svg', '<svg>')],
  ])('are others when %s', (_, change) => {
    const before = buildInputsHash(root, {});
    change();
    expect(buildInputsHash(root, {})).not.toBe(before);
  });

  test.each(['dist/index.html', 'node_modules/a/b.js', 'tests/a.test.ts', '.git/HEAD', 'npm.log'])(
    'are the same when only %s is written',
    (path) => {
      const before = buildInputsHash(root, {});
      write(path, 'x');
      expect(buildInputsHash(root, {})).toBe(before);
    },
  );

  test('include the settings of a build and no other part of the environment', () => {
    const plain = buildInputsHash(root, {});
    expect(buildInputsHash(root, { HOME: '/h', PORT: '1' })).toBe(plain);
    expect(buildInputsHash(root, { BASE_PATH: '/demo/' })).not.toBe(plain);
    expect(buildInputsHash(root, { VITE_A: '' })).not.toBe(plain);
  });
});

describe('building when stale', () => {
  const run = (env: Record<string, string> = {}, code = 0) => {
    const said: string[] = [];
    const build = () => {
      rmSync(join(root, 'dist'), { recursive: true, force: true });
      write('dist/index.html', 'built');
      return code;
    };
    return { code: buildWhenStale({ root, env, say: (line) => said.push(line), build }), said };
  };

  test('builds once for the same inputs', () => {
    expect(run()).toEqual({ code: 0, said: ['Building.'] });
    expect(run()).toEqual({ code: 0, said: ['The build is up to date.'] });
  });

  test('builds again for another base, a changed source, or a build that was replaced', () => {
    run();
    expect(run({ BASE_PATH: '/demo/' }).said).toEqual(['Building.']);
    write('src/ui/main.tsx', 'b');
    expect(run({ BASE_PATH: '/demo/' }).said).toEqual(['Building.']);
    rmSync(join(root, 'dist'), { recursive: true });
    expect(run({ BASE_PATH: '/demo/' }).said).toEqual(['Building.']);
  });

  test('gives the exit code of a failed build and tries again the next time', () => {
    expect(run({}, 3)).toEqual({ code: 3, said: ['Building.'] });
    expect(run()).toEqual({ code: 0, said: ['Building.'] });
  });
});
