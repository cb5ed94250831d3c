/** Tests the list of components that React Compiler memoizes, and its output for the others. */
import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isCompiled, memoized } from '../../scripts/compileComponents.ts';

const foldersOf = (place: string): readonly string[] => [
  ...new Set(
    globSync(`src/ui/${place}/*/**/*.{ts,tsx}`)
      .filter((path) => isCompiled(`/${path}`))
      .map((path) => path.split('/')[3] ?? ''),
  ),
];

test('pages behind the sign-in are compiled, and no public one', () => {
  expect(foldersOf('pages').toSorted()).toEqual([
    'advancedAnalytics',
    'billing',
    'clients',
    'competitorAnalysis',
    'dashboard',
    'ecommerce',
    'integrations',
    'marketplace',
    'realTimeMonitoring',
    'whiteLabel',
  ]);
});

test('widgets that every page loads first are not compiled, others are', () => {
  const left = globSync('src/ui/widgets/*.{ts,tsx}').filter((path) => !isCompiled(`/${path}`));
  expect(left.map((path) => path.split('/')[3]).toSorted()).toEqual([
    'BusyMark.tsx',
    'ErrorPanel.tsx',
    'Figures.tsx',
    'Icon.tsx',
    'MessagePage.tsx',
    'focusTrap.ts',
    'hintOf.ts',
  ]);
});

test('what a component computes is cached by what it reads, and other functions and JSX stay', async () => {
  const source = `export const twice = (n: number): number => n * 2;
export const Sum = ({ values }: { values: readonly number[] }) => <b>{values.map(twice).join()}</b>;
`;
  const { code } = await memoized(source, '/src/ui/charts/Sum.tsx');

  expect(code).toContain('import { c as _c } from "react/compiler-runtime";');
  expect(code).toContain('export const twice = (n) => n * 2;');
  expect(code).toContain('if ($[0] !== values)');
  expect(code).toContain('<b>{');
});

test('what cannot be read ends the build with the reason', async () => {
  await expect(memoized('export const Sum = (', '/src/ui/charts/Sum.tsx')).rejects.toThrow('Expected `)`');
});
