/** Tests that a server fetches files on schedule while nobody sends a request. */
import { afterAll, expect, test } from 'vitest';
import type { SignedIn } from '#domain/contract/authSchemas.ts';
import type { FileAddressItem } from '#domain/contract/fileAddressSchemas.ts';
import { nora, signUpBodyOf } from '#tests/support/cast.ts';
import { openHostedBackend } from '#tests/support/hostedBackend.ts';

const { world, hosted, ask, typesAfter } = await openHostedBackend({
  files: { lookup: async () => [{ address: '10.0.0.7', family: 4 }], isPublic: () => false },
});

afterAll(() => hosted.close());

test('an address that was added is fetched within half a minute, and its failure is a step in words', async () => {
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
  world.clock.advance(30_000);
  await expect.poll(() => typesAfter(before)).toEqual(['FileAddressAdded', 'FileAddressFetched']);
  const list = await ask<{ items: FileAddressItem[] }>('GET', '/api/file-addresses', { token });
  expect(list.items[0]?.fetches.map(({ problem, by }) => [problem, by])).toEqual([
    ['The address is in a private network, which is not fetched.', null],
  ]);
});
