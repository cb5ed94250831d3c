/** Tests that the build checks the first loads of public pages against their budget. */
import { describe, expect, test } from 'vitest';
import type { Manifest } from '../../scripts/buildManifest.ts';
import { firstFilesOf, firstLoadBudgets, refuseHeavyFirstLoads } from '../../scripts/firstLoads.ts';

const source = 'src/ui/pages/login/Login.tsx';
const manifest: Manifest = {
  'index.html': { file: 'index.js', imports: ['_app'], dynamicImports: [source] },
  _app: { file: 'app.js', name: 'app' },
  _antd: { file: 'antd.js', name: 'antd' },
  _late: { file: 'late.js', name: 'late' },
  [source]: { file: 'Login.js', imports: ['_app', '_antd'], dynamicImports: ['_late'] },
};
const sizes: Readonly<Record<string, number>> = {
  'index.js': 1_000,
  'app.js': 100_000,
  'Login.js': 2_000,
  'antd.js': 97_000,
  'late.js': 500_000,
};
const login = { path: '/login', source };
const buildWith = (more: number) => ({
  manifest,
  program: 'app',
  gzipOf: (file: string) => (sizes[file] ?? 0) + (file === 'antd.js' ? more : 0),
});

describe('the first load of a page', () => {
  test('is what its document and import statements name, each once', () => {
    expect(firstFilesOf(buildWith(0), login)).toEqual([
      { file: 'app.js', bytes: 100_000 },
      { file: 'antd.js', bytes: 97_000 },
      { file: 'Login.js', bytes: 2_000 },
      { file: 'index.js', bytes: 1_000 },
    ]);
  });

  test('fits its budget to the byte, and one more fails the build with the largest files', () => {
    expect(firstLoadBudgets['/login']).toBe(200_000);
    expect(() => refuseHeavyFirstLoads(buildWith(0), [login])).not.toThrow();
    expect(() => refuseHeavyFirstLoads(buildWith(100), [login])).toThrow(
      '/login fetches 200.1 kB of code first, and its budget is 200.0 kB: app.js 100.0, antd.js 97.1, Login.js 2.0, index.js 1.0',
    );
  });

  test('of a page without a budget is not held', () => {
    expect(() => refuseHeavyFirstLoads(buildWith(900_000), [{ path: '/pricing', source }])).not.toThrow();
  });
});
