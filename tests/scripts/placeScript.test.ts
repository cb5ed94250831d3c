/** Tests the script of `index.html` that restores a page's scroll position. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const html = readFileSync(join(import.meta.dirname, '..', '..', 'index.html'), 'utf8');

const script = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code = '']) => code).at(-1) ?? '';

const run = (type: string, kept: string | null) => {
  const scrolled: number[] = [];
  let reads = 0;
  const page = {
    performance: { getEntriesByType: () => [{ type }] },
    sessionStorage: {
      getItem: () => {
        reads += 1;
        return kept;
      },
    },
    history: { state: null },
    location: { pathname: '/about' },
    scrollTo: (_: number, top: number) => scrolled.push(top),
  };
  new Function(...Object.keys(page), script)(...Object.values(page));
  return { scrolled, reads };
};

describe('the place of a page', () => {
  const kept = JSON.stringify({ 'default /about': 320 });

  test.each(['reload', 'back_forward'])('is what its reader left, after %s', (type) => {
    expect(run(type, kept)).toEqual({ scrolled: [320], reads: 1 });
  });

  test.each([null, '{}', '{'])('is the top where %s is kept', (other) => {
    expect(run('reload', other)).toEqual({ scrolled: [], reads: 1 });
  });

  test('is the top on a first visit, for which no storage is opened', () => {
    expect(run('navigate', kept)).toEqual({ scrolled: [], reads: 0 });
  });
});
