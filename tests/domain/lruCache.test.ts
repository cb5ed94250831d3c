import { expect, test } from 'vitest';
import { lruCache } from '#domain/lruCache.ts';

test('a result is computed once, null too, until more recent ones have taken its place', () => {
  const computed: string[] = [];
  const cached = lruCache<string | null>(2);
  const ask = (key: string) =>
    cached(key, () => {
      computed.push(key);
      return key === 'none' ? null : `${key}!`;
    });
  expect(['a', 'none', 'a', 'b', 'a', 'none'].map(ask)).toEqual(['a!', null, 'a!', 'b!', 'a!', null]);
  expect(computed).toEqual(['a', 'none', 'b', 'none']);
});
