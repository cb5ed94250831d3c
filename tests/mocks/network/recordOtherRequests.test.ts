/** Tests recording requests that the app's own client did not send. */
import { describe, expect, test } from 'vitest';
import { formatTraceParent } from '#domain/contract/traceparent.ts';
import { recordOtherRequests } from '#mocks/network/recordOtherRequests.ts';
import { nora, signUpBodyOf } from '#tests/support/cast.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';
import { wholeText } from '#tests/support/wholeText.ts';

const site = 'https://app.example';

const open = (basePath = '') => {
  const server = openTestBackend({ basePath });
  const handle = recordOtherRequests(server.backend.handle, server.world, basePath);
  const frames = () =>
    server.world.trace.frames().map(({ kind, name, cause, correlation, detail }) => {
      const { headers } = (detail ?? {}) as { headers?: unknown };
      const written = headers instanceof Headers ? [...headers.keys()] : headers;
      return { kind, name, cause, correlation, detail: detail && { ...detail, headers: written } };
    });
  return { ...server, handle, frames };
};

describe('a request of a stranger', () => {
  test('is a frame, and so is its answer, without what is secret and without bodies', async () => {
    const { handle, frames } = open('/demo');
    const headers = { Accept: '*/*', Authorization: 'Bearer secret', Cookie: 'secret' };
    const response = await handle(new Request(`${site}/demo/api/plans?as_of=0`, { headers }));
    const [request] = frames();

    expect([response.status, (await response.json()).items.length]).toEqual([200, 4]);
    expect(frames()).toEqual([
      {
        kind: 'request',
        name: 'GET /api/plans',
        cause: null,
        correlation: request?.correlation,
        detail: {
          method: 'GET',
          path: '/api/plans',
          query: '?as_of=0',
          attempt: 1,
          authorized: true,
          hasBody: false,
          body: undefined,
          headers: { accept: '*/*' },
          outside: true,
        },
      },
      {
        kind: 'response',
        name: '200 GET /api/plans',
        cause: 1,
        correlation: request?.correlation,
        detail: {
          method: 'GET',
          path: '/api/plans',
          status: 200,
          problem: null,
          position: 0,
          replayed: false,
          headers: [...response.headers.keys()],
          headAfter: 0,
          reply: undefined,
        },
      },
    ]);
  });

  test('is what its command and its events follow from, and reports nothing that it carries', async () => {
    const { handle, frames, events, world } = open();
    const body = JSON.stringify(signUpBodyOf(nora));
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': 'key-of-nora' };
    const response = await handle(new Request(`${site}/api/auth/sign-up`, { method: 'POST', body, headers }));
    const { token } = (await response.json()).session;
    const kinds = frames().map(({ kind, cause }) => [kind, cause]);

    expect([response.status, (await events()).length, kinds.slice(0, 3)]).toEqual([
      201,
      5,
      [
        ['request', null],
        ['command', 1],
        ['event', 2],
      ],
    ]);
    const told = wholeText(world.trace.frames());
    expect([nora.password, token, 'key-of-nora'].filter((secret) => told.includes(secret))).toEqual([]);
  });

  test('meets faults as the app’s own do, and its frame says so', async () => {
    const { handle, controls, frames } = open();
    controls.setFault({ route: 'all', fault: { kind: 'networkError', lost: 'request' }, reach: { next: 1 } });
    const response = await handle(new Request(`${site}/api/plans`));
    const told = frames().map(({ name, cause }) => [name, cause]);

    expect([response.type, told]).toEqual([
      'error',
      [
        ['GET /api/plans', null],
        ['Network error: GET /api/plans', 1],
        ['noReply GET /api/plans', 1],
      ],
    ]);
  });
});

describe('a request of the app', () => {
  test('passes without a frame more', async () => {
    const { handle, world } = open();
    const { number: frame, correlation } = world.trace.record({ kind: 'request', name: 'mine', cause: null });
    const headers = { traceparent: formatTraceParent({ frame, correlation }) };
    const response = await handle(new Request(`${site}/api/plans`, { headers }));

    expect([response.status, world.trace.frames().map(({ name }) => name)]).toEqual([200, ['mine']]);
  });
});
