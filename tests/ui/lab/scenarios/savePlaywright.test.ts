/** @vitest-environment happy-dom */
import { afterEach, expect, test, vi } from 'vitest';
import { exploreReports } from '#scenarios/explorations/exploreReports.ts';
import type { Script } from '#scenarios/script.ts';
import { signInAndOut } from '#scenarios/shipped/signInAndOut.ts';
import { savePlaywright } from '#ui/lab/scenarios/savePlaywright.ts';

afterEach(() => vi.restoreAllMocks());

const saved = async (script: Script): Promise<string> => {
  const given: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    given.push(file as Blob);
    return 'blob:saved';
  });
  savePlaywright('saved', [script]);
  return (await given[0]?.text()) ?? '';
};

const zonesIn = (text: string): readonly string[] =>
  [...text.matchAll(/test\.use\(\{ timezoneId: '(.*?)'[^}]*\}\)/g)].map(([, zone = '']) => zone);

const inAuckland = (): void => {
  const { DateTimeFormat } = Intl;
  const resolved = { ...new DateTimeFormat('en').resolvedOptions(), timeZone: 'Pacific/Auckland' };
  vi.spyOn(DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(resolved);
};

test.each([signInAndOut, exploreReports])(
  'a script of the product, $name, is reported in the zone that it was written for, wherever it is saved',
  async (script) => {
    inAuckland();

    expect(zonesIn(await saved(script))).toEqual([]);
  },
);

test('one’s own script is reported in the zone in which it was recorded', async () => {
  inAuckland();

  expect(zonesIn(await saved({ ...signInAndOut, name: 'mine' }))).toEqual(['Pacific/Auckland']);
});

test('the archive holds each file that its files import', async () => {
  const text = await saved(signInAndOut);
  const imported = [...text.matchAll(/from '\.\/(\w+)'/g)].map(([, name = '']) => name);
  const held = new Set([...text.matchAll(/saved\/(\w+)\.ts/g)].map(([, name = '']) => name));

  expect([...new Set(imported)].sort()).toEqual([
    'agencyLens',
    'controls',
    'refusals',
    'stagePage',
    'watchContext',
  ]);
  expect(imported.filter((name) => !held.has(name))).toEqual([]);
});
