/** Tests scripts in URLs and as Playwright tests. */
import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
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

  test('that is damaged is reported', async () => {
    const damaged = {
      ok: false,
      problems: [{ step: null, line: null, message: 'the link is damaged: it holds no script' }],
    };

    expect(await Promise.all(['', '!!!', 'AAAA'].map(decodeScript))).toEqual([damaged, damaged, damaged]);
  });

  test('that unpacks to far more than a script, or is deep, is refused before it is whole', async () => {
    const packed = (text: string | Buffer) => decodeScript(deflateRawSync(text).toString('base64url'));
    const bomb = await packed(Buffer.alloc(60_000_000, '['));
    const deep = await packed('['.repeat(100_000));
    const shapeless = await Promise.all(['', 'null', '[]', '{}', '{"steps":{}}', '"x"'].map(packed));
    expect([bomb, deep, ...shapeless].map(({ ok }) => ok)).toEqual(Array(8).fill(false));
  });

  test('of any letters or any JSON is read or refused in few words', async () => {
    const code = fc.oneof(
      fc.base64String(),
      fc.string(),
      fc.json().map((text) => deflateRawSync(text).toString('base64url')),
      fc
        .dictionary(fc.constantFrom(...Object.keys(forty), '__proto__'), fc.jsonValue())
        .map((changes) => deflateRawSync(JSON.stringify({ ...forty, ...changes })).toString('base64url')),
    );
    await fc.assert(
      fc.asyncProperty(code, async (text) => {
        const read = await decodeScript(text);
        const words = read.ok ? [] : read.problems.map(({ message }) => message);
        expect([read.ok || words.length > 0, words.every(({ length }) => length <= 400)]).toEqual([
          true,
          true,
        ]);
      }),
    );
  });
});
