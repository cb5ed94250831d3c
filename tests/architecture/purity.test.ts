/** Time, randomness and ids come only from `world`. */
import { describe, expect, test } from 'vitest';
import { impuritiesIn } from '#tests/support/impurities.ts';
import { sourceFilesBelow } from '#tests/support/sourceFiles.ts';

const placesIn = (path: string, text: string) =>
  impuritiesIn(path, text).map(({ line, what }) => `${path}:${line} ${what}`);

const caught: readonly (readonly [string, string])[] = [
  ['const at = Date.now();', 'Date.now'],
  ['const now = Date.now;', 'Date.now'],
  ["const at = Date['now']();", 'Date.now'],
  ['const at = Date?.now();', 'Date.now'],
  ['const at = (Date as Clock).now();', 'Date.now'],
  ['const { now } = Date;', 'Date.now'],
  ['const at = new Date();', 'new Date()'],
  ['const at = new Date;', 'new Date()'],
  ['const at = new Date(/* now */);', 'new Date()'],
  ['const at = new globalThis.Date();', 'new Date()'],
  ['const text = Date();', 'Date()'],
  ['const text = Date(0);', 'Date()'],
  ['const chance = Math.random();', 'Math.random'],
  ['const list = items.map(Math.random);', 'Math.random'],
  ['const { random: chance } = Math;', 'Math.random'],
  [`const text = \`\${Math.random()}\`;`, 'Math.random'],
  ['const id = crypto.randomUUID();', 'crypto.randomUUID'],
  ["import { randomUUID } from 'node:crypto';", 'randomUUID'],
  ['crypto.getRandomValues(bytes);', 'crypto.getRandomValues'],
  ['webcrypto.getRandomValues(bytes);', 'webcrypto.getRandomValues'],
  ['setTimeout(run, 100);', 'setTimeout'],
  ['window.setTimeout(run, 100);', 'setTimeout'],
  ['globalThis.setTimeout(run, 100);', 'setTimeout'],
  ['const later = setTimeout;', 'setTimeout'],
  ['const parts = { setTimeout };', 'setTimeout'],
  ['clearTimeout(timer);', 'clearTimeout'],
  ['setInterval(run, 100);', 'setInterval'],
  ['clearInterval(timer);', 'clearInterval'],
  ['setImmediate(run);', 'setImmediate'],
  ['clearImmediate(timer);', 'clearImmediate'],
  ['requestAnimationFrame(run);', 'requestAnimationFrame'],
  ['self.requestAnimationFrame(run);', 'requestAnimationFrame'],
  ['cancelAnimationFrame(frame);', 'cancelAnimationFrame'],
  ['requestIdleCallback(run);', 'requestIdleCallback'],
  ['cancelIdleCallback(call);', 'cancelIdleCallback'],
  ['const at = performance.now();', 'performance.now'],
  ['const at = window.performance.now();', 'performance.now'],
  ['const { now } = performance;', 'performance.now'],
  ['const from = performance.timeOrigin;', 'performance.timeOrigin'],
  ['const signal = AbortSignal.timeout(100);', 'AbortSignal.timeout'],
  ['new Intl.DateTimeFormat(undefined, options);', 'Intl.DateTimeFormat without a locale'],
  ['new Intl.DateTimeFormat();', 'Intl.DateTimeFormat without a locale'],
  ['Intl.NumberFormat(undefined);', 'Intl.NumberFormat without a locale'],
  ['const text = amount.toLocaleString();', 'toLocaleString without a locale'],
  ['const text = amount?.toLocaleString();', 'toLocaleString without a locale'],
  ['const text = date.toLocaleDateString(undefined, options);', 'toLocaleDateString without a locale'],
  ['const text = date.toLocaleTimeString();', 'toLocaleTimeString without a locale'],
  ["const page = <p>Don't {Date.now()}, won't</p>;", 'Date.now'],
  ['const isUrl = /https?:[/]/.test(text) && Date.now();', 'Date.now'],
];

const passed: readonly string[] = [
  '// Date.now()',
  '/* setTimeout(run, 100) and\n new Date() */',
  "const text = 'Math.random()';",
  'const text = "crypto.randomUUID()";',
  'const text = `performance.now() and setTimeout(run)`;',
  'const pattern = /Date.now()/;',
  'const page = <p>setTimeout(run), Date.now()</p>;',
  'const page = <Timer setTimeout={run} />;',
  'clock.setTimeout(run, 100);',
  'world.clock.clearTimeout(timer);',
  'clock?.setTimeout(run, 100);',
  'const at = clock.now();',
  'const clock = { now, setTimeout: set, clearTimeout: clear };',
  'type Timers = { setTimeout: typeof setTimeout; at: Date };',
  'const timers = clock as Pick<typeof globalThis, "setTimeout">;',
  'const at = new Date(isoText);',
  'const at = new Date(clock.now());',
  'const isDate = value instanceof Date;',
  'const at = Date.parse(text) + Date.UTC(2026, 0, 5);',
  'const chance = random.next() + Math.round(1.5);',
  'const id = ids.uuid();',
  'const { now } = clock;',
  'performance.mark("painted");',
  'const later = world.performance.now();',
  "new Intl.DateTimeFormat('en-US', { timeZone: 'UTC' });",
  'new Intl.NumberFormat(locale);',
  "const text = amount.toLocaleString('en-US');",
  'const text = date.toLocaleDateString(locale, options);',
  'const { signal } = new AbortController();',
];

describe('purity', () => {
  test('no file outside src/world takes time, chance, identity or a locale from the machine', () => {
    const files = sourceFilesBelow('src').filter(({ path }) => !path.startsWith('src/world/'));

    expect(files.flatMap(({ path, text }) => placesIn(path, text))).toEqual([]);
  });

  test('the search reads the files of the house and names file, line and cause', () => {
    const world = sourceFilesBelow('src/world');
    const lines = world.find(({ path }) => path === 'src/world/liveClock.ts')?.text.split('\n') ?? [];
    const line = lines.findIndex((text) => text.includes('Date.now')) + 1;

    expect(world.flatMap(({ path, text }) => placesIn(path, text))).toContain(
      `src/world/liveClock.ts:${line} Date.now`,
    );
  });

  test.each(caught)('catches %s', (snippet, what) => {
    expect(placesIn('probe.tsx', `const first = 1;\n${snippet}`)).toEqual([`probe.tsx:2 ${what}`]);
  });

  test.each(passed)('lets pass %s', (snippet) => {
    expect(placesIn('probe.tsx', snippet)).toEqual([]);
  });

  test('does not take a file that it cannot read for a clean one', () => {
    expect(() => impuritiesIn('probe.ts', 'const = ;')).toThrow(SyntaxError);
  });
});
