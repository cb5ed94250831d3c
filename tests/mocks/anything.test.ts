/** Tests that any input to an endpoint gets an answer. */
import { describe, expect, test } from 'vitest';
import { type EndpointName, paths } from '#domain/contract/paths.ts';
import { type CallOptions, openTestBackend } from '#tests/support/testBackend.ts';

const calls: readonly CallOptions[] = [
  { query: 'limit=x&as_of=-1', token: 'x' },
  { query: 'as_of=1', headers: { Authorization: 'é', 'Idempotency-Key': ' ', traceparent: '00' } },
  { headers: { 'Idempotency-Key': 'k'.repeat(256), 'If-Match': 'é', 'Last-Event-ID': 'é' } },
];

const bodies = [null, {}, [], 'text', 0, { email: {} }, { email: 'a@b.c', password: 'x'.repeat(5_000) }];

const senseless = (name: EndpointName): readonly CallOptions[] =>
  paths[name][0] === 'GET' ? calls : calls.flatMap((call) => bodies.map((body) => ({ ...call, body })));

describe('every endpoint', () => {
  test('answers whatever comes with a problem of the catalogue, never with 500', async () => {
    const { ask } = openTestBackend();
    const statuses: number[] = [];
    for (const name of Object.keys(paths) as EndpointName[]) {
      for (const call of senseless(name)) {
        statuses.push((await ask(name, { params: { provider: 'google' }, ...call })).status);
      }
    }

    expect(statuses.filter((status) => status >= 500 && status !== 501)).toEqual([]);
    expect(statuses.length).toBeGreaterThan(100);
  });
});
