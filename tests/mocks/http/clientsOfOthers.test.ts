/** Tests that every endpoint with a client parameter refuses a client's person who asks for another client (product design D1). */
import { expect, test } from 'vitest';
import { neededQuery } from '#tests/support/neededQuery.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';
import { endpointNames, operationOf } from './documentedAccess.ts';

const own = 'fjordandfoam';

const asking = endpointNames.filter((name) =>
  operationOf(name).parameters.some((one) => one.in === 'query' && one.name === 'client'),
);

test('every endpoint that takes a client refuses another one to a person of a client, whether it is there or not', async () => {
  const backend = openTestBackend();
  await backend.seed();
  const { token } = (await backend.demo('client')).session;
  const wrong: unknown[] = [];
  for (const name of asking)
    for (const client of ['stackpilot', 'nobody', `${own},stackpilot`]) {
      const query = new URLSearchParams({ ...neededQuery(name), client });
      const { status, body } = await backend.ask(name, { token, query: `${query}` });
      const { code } = body as { readonly code?: string };
      if (status !== 403 || code !== 'roleForbidden') wrong.push({ name, client, status, code });
    }

  expect(asking).toEqual(expect.arrayContaining(['listEvents', 'readMetrics', 'listGoals', 'readPortal']));
  expect(wrong).toEqual([]);
});
