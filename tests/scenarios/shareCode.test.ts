/** Tests scripts in URLs and as Playwright tests. */
import { describe, expect, test } from 'vitest';
import type { Script, Step } from '#scenarios/script.ts';
import { decodeScript, encodeScript } from '#scenarios/shareCode.ts';
import { shippedScripts } from '#scenarios/shippedScripts.ts';

const forty: Script = {
  version: 1,
  name: 'forty',
  title: 'Forty steps',
  about: 'As many steps as a link must hold.',
  seed: 42,
  start: '2026-03-02T09:00:00Z',
  network: 'fast',
  steps: Array.from({ length: 10 }, (_, index): readonly Step[] => [
    { go: `/clients?page=${index}` },
    { fill: { role: 'field', name: 'Search clients' }, with: `client ${index}` },
    { click: { role: 'button', name: 'Search' } },
    { expect: { visible: { role: 'heading', name: `Client ${index}` } } },
  ]).flat(),
};

describe('a script in an address', () => {
  test('comes back as it was', async () => {
    for (const script of shippedScripts) {
      expect(await decodeScript(await encodeScript(script))).toEqual({ ok: true, script });
    }
  });

  test('takes less than a thousand letters that addresses know, for forty steps', async () => {
    const code = await encodeScript(forty);

    expect([/^[\w-]+$/.test(code), code.length < 1_000]).toEqual([true, true]);
  });

  test('that is damaged is told', async () => {
    const damaged = {
      ok: false,
      problems: [{ step: null, line: null, message: 'the link is damaged: it holds no script' }],
    };

    expect(await Promise.all(['', '!!!', 'AAAA'].map(decodeScript))).toEqual([damaged, damaged, damaged]);
  });
});
