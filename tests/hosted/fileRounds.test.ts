/** Tests that a server fetches files on schedule while nobody sends a request. */
import { expect, test, vi } from 'vitest';
import type { SignedIn } from '#domain/contract/authSchemas.ts';
import type { FileAddressItem } from '#domain/contract/fileAddressSchemas.ts';
import type { FileNetwork } from '#hosted/http/fetchFile.ts';
import { nora, signUpBodyOf } from '#tests/support/cast.ts';
import { openHostedBackend } from '#tests/support/hostedBackend.ts';

const openWithAddress = async (files: FileNetwork) => {
  const opened = await openHostedBackend({ files });
  const { ask, typesAfter } = opened;
  const { session } = await ask<SignedIn>('POST', '/api/auth/sign-up', { body: signUpBodyOf(nora) });
  const { token } = session;
  await ask('POST', '/api/subscription/trial', { token });
  const { items } = await ask<{ items: readonly { id: string }[] }>('GET', '/api/clients', { token });
  const before = (await typesAfter(0)).length;
  await ask('POST', '/api/file-addresses', {
    token,
    body: {
      name: 'Sheet',
      address: 'https://files.harbor.example/a.csv',
      client_id: items[0]?.id,
      every: 'hour',
    },
  });
  return { ...opened, token, before };
};

test('an address that was added is fetched within half a minute, and its failure is a step in words', async () => {
  const { world, hosted, ask, typesAfter, token, before } = await openWithAddress({
    lookup: async () => [{ address: '10.0.0.7', family: 4 }],
    isPublic: () => false,
  });
  world.clock.advance(30_000);
  await expect.poll(() => typesAfter(before)).toEqual(['FileAddressAdded', 'FileAddressFetched']);
  const list = await ask<{ items: FileAddressItem[] }>('GET', '/api/file-addresses', { token });
  expect(list.items[0]?.fetches.map(({ problem, by }) => [problem, by])).toEqual([
    ['The address is in a private network, which is not fetched.', null],
  ]);
  await hosted.close();
});

test('a server that stops gives a fetch in hand up at once, and has no step of it', async () => {
  const lookup = vi.fn(() => new Promise<readonly []>(() => {}));
  const { world, hosted, typesAfter, before } = await openWithAddress({ lookup, isPublic: () => true });
  world.clock.advance(30_000);
  await expect.poll(() => lookup.mock.calls.length).toBe(1);
  expect(await typesAfter(before)).toEqual(['FileAddressAdded']);
  await hosted.close();
});
