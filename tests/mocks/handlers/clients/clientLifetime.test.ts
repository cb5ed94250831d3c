/** Tests assumptions about a client's customers: entered, validated, and hidden from the client's people. */
import { expect, test } from 'vitest';
import { refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';

const fjord = 'fjordandfoam';
const lifetime = { orders_per_year: 4, years: 2.5, margin_percent: 40 };

const openDemo = async () => {
  const backend = openTestBackend();
  await backend.seed();
  const { token } = (await backend.demo('admin')).session;
  const read = async () => (await backend.succeed('readClient', { token, params: { id: fjord } })).client;
  const assume = async (body: object) => {
    const { etag } = await read();
    return backend.ask('updateClient', {
      token,
      params: { id: fjord },
      body: body as never,
      headers: { 'If-Match': etag },
    });
  };
  return { ...backend, token, read, assume };
};

test('is nothing at first, is kept as entered beside all else, and is removed', async () => {
  const { read, assume, appendedBy } = await openDemo();
  const before = await read();
  expect(before.lifetime).toBeNull();

  const appended = await appendedBy(() => assume({ lifetime }));
  expect(appended.map(({ type, data }) => [type, Object(data).lifetime])).toEqual([
    ['ClientLifetimeAssumed', { ordersPerYear: 4, years: 2.5, marginPercent: 40 }],
  ]);
  const { etag, updated_at, ...kept } = await read();
  expect(kept).toEqual({ ...before, lifetime, etag: undefined, updated_at: undefined });
  expect([etag === before.etag, updated_at === before.updated_at]).toEqual([false, false]);

  await assume({ name: 'Fjord' });
  expect((await read()).lifetime).toEqual(lifetime);
  await assume({ lifetime: null });
  expect((await read()).lifetime).toBeNull();
});

test('is refused part by part, and nothing is appended', async () => {
  const { assume, appendedBy } = await openDemo();
  const wrong = { orders_per_year: 0, years: 2.555, margin_percent: 101 };
  const appended = await appendedBy(async () => {
    expect(statusAndBody(await assume({ lifetime: wrong }))).toEqual(
      refusal('invalid', {
        errors: {
          orders_per_year: 'Enter a number from 0.01 to 365',
          years: 'At most two digits after the point',
          margin_percent: 'Enter a number from 0.01 to 100',
        },
      }),
    );
  });
  expect(appended).toEqual([]);
});

test('is in the history for the agency, with what it was before, and not for people of the client', async () => {
  const { assume, succeed, token, demo } = await openDemo();
  await assume({ lifetime });
  const { items } = await succeed('listHistory', { token, query: `client=${fjord}&limit=1` });
  expect(items[0]?.parts[0]?.fields).toEqual([
    { field: 'Assumptions', before: null, after: '4 orders a year, 2.5 years, 40% margin' },
  ]);

  const clara = (await demo('client')).session.token;
  const told = await Promise.all([
    succeed('listHistory', { token: clara, query: 'limit=100' }),
    succeed('listEvents', { token: clara, query: 'limit=500' }),
    succeed('readWorkspace', { token: clara }),
  ]);
  expect(JSON.stringify(told)).not.toMatch(/lifetime|assum/i);
});
