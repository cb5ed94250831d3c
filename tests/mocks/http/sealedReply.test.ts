/** Tests encrypting stored replies, so that only the sender of the idempotency key can read them. */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openReply, sealReply } from '#mocks/http/commit.ts';
import { createVirtualWorld } from '#world/virtualWorld.ts';

const { ids } = createVirtualWorld();

afterEach(() => vi.unstubAllGlobals());

/** On plain http `crypto` has only `getRandomValues`. */
const cryptos = {
  'the platform’s cryptography': () => undefined,
  'none, as on plain http': () =>
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) }),
} as const;

describe.each(Object.entries(cryptos))('sealed reply with %s', (_, prepare) => {
  beforeEach(prepare);

  test('opens as it was with its key', async () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 200 });
    await fc.assert(
      fc.asyncProperty(text, text, async (body, key) => {
        const reply = { status: 201, body };
        expect(await openReply(await sealReply(reply, key, ids), key)).toEqual(reply);
      }),
      { numRuns: 50 },
    );
  });

  test('of the largest kind opens too', async () => {
    const reply = { status: 200, body: 'é'.repeat(100_000) };

    expect(await openReply(await sealReply(reply, 'key', ids), 'key')).toEqual(reply);
  });

  test('shows nothing of its text, and differs each time', async () => {
    const reply = { status: 201, body: '{"token":"secret"}' };
    const [one, other] = [await sealReply(reply, 'key', ids), await sealReply(reply, 'key', ids)];

    expect([one.status, one.body === other.body]).toEqual([201, false]);
    expect(atob(one.body)).not.toContain('secret');
  });

  test('does not open with another key, nor when it was changed', async () => {
    const sealed = await sealReply({ status: 201, body: '{"token":"secret"}' }, 'key', ids);
    const bytes = [...atob(sealed.body)];
    const changed = btoa(bytes.with(-1, bytes.at(-1) === 'a' ? 'b' : 'a').join(''));

    await expect(openReply(sealed, 'other')).rejects.toThrow(Error);
    await expect(openReply({ ...sealed, body: changed }, 'key')).rejects.toThrow(Error);
  });
});
