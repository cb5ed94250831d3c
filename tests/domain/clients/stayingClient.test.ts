/** Tests how old client ids resolve after merges. */
import { expect, test } from 'vitest';
import { stayingClient } from '#domain/clients/stayingClient.ts';

const client = (id: string, merged_into: string | null = null) => ({ id, merged_into });
const idFrom = (id: string | null, ...clients: readonly ReturnType<typeof client>[]) =>
  stayingClient(clients, id)?.id ?? null;

test('a client that was not merged is itself; what never was is nobody', () => {
  expect([idFrom('a', client('a')), idFrom('b', client('a')), idFrom(null, client('a'))]).toEqual([
    'a',
    null,
    null,
  ]);
});

test('a merged one is the one that stays, over several steps too', () => {
  expect(idFrom('a', client('a', 'b'), client('b', 'c'), client('c'))).toBe('c');
});

test('one whose other one is gone, or leads back, is reported all the same', () => {
  expect(idFrom('a', client('a', 'b'))).toBe('a');
  expect(idFrom('a', client('a', 'b'), client('b', 'a'))).toBe('a');
});
