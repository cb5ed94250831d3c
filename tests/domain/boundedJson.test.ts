/** Tests JSON from outside: any text parses as with `JSON.parse`, or is refused with a message. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BoundedJson, parseBounded } from '#domain/boundedJson.ts';

const bounds = { longest: 1_000, deepest: 4 } as const;

const problemOf = (read: BoundedJson): string | null => (read.ok ? null : read.problem);

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;

test('bounded JSON gives what JSON.parse gives, whatever brackets and quotes its texts hold', () => {
  const brackets = fc.string({ unit: fc.constantFrom('[', ']', '{', '}', '"', '\\', 'a', '\n') });
  const value = fc.jsonValue({ maxDepth: 3 });
  fc.assert(
    fc.property(value, fc.dictionary(brackets, brackets), fc.constantFrom(0, 2), (plain, odd, indent) => {
      const whole = [plain, odd];
      const text = JSON.stringify(whole, null, indent);
      fc.pre(text.length <= bounds.longest && depthOf(whole) <= bounds.deepest);
      expect(parseBounded(text, bounds)).toEqual({ ok: true, value: JSON.parse(text) });
    }),
  );
});

test('bounded JSON refuses exactly what is deeper than its bound', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 9 }), (value) => {
      const text = JSON.stringify(value);
      fc.pre(text.length <= bounds.longest);
      const isDeep = depthOf(JSON.parse(text)) > bounds.deepest;
      expect(problemOf(parseBounded(text, bounds))).toBe(
        isDeep ? 'This is nested deeper than 4 levels.' : null,
      );
    }),
  );
});

test('bounded JSON refuses any other text in words', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii', maxLength: 60 }), (text) => {
      const read = parseBounded(text, bounds);
      const problem = problemOf(read);
      expect(problem === null || /^This is .+/.test(problem)).toBe(true);
    }),
  );
});

test('bounded JSON names what is empty, too long, too deep and cut off', () => {
  const deep = '['.repeat(2_000_000);
  expect(
    ['', ' \n', '"'.padEnd(1_001, 'a'), '['.repeat(5), '{"a":"[[[[[[[['].map((text) =>
      problemOf(parseBounded(text, bounds))?.replace(/JSON: .*/s, 'JSON'),
    ),
  ).toEqual([
    'This is empty.',
    'This is empty.',
    'This is longer than 0.001 million characters.',
    'This is nested deeper than 4 levels.',
    'This is not JSON',
  ]);
  expect(problemOf(parseBounded(deep, { longest: 100_000_000, deepest: 64 }))).toBe(
    'This is nested deeper than 64 levels.',
  );
});
