/** Tests the API client against the contract. */
import { describe, expect, test } from 'vitest';
import { problemOf } from '#domain/contract/problemCatalogue.ts';
import { type ApiClientParts, createApiClient } from '#machines/api/apiClient.ts';
import { ApiProblem } from '#machines/api/apiProblem.ts';
import { createGate } from '#machines/api/gate.ts';
import { NetworkProblem } from '#machines/api/networkProblem.ts';
import { credentialsOf, nora, signUpBodyOf } from '#tests/support/cast.ts';
import { settle } from '#world/settle.ts';
import { fakeServer, jsonReply, noContent, noReply, problemReply, silence } from '../fakeServer.ts';
import { newWorld } from '../machineHarness.ts';
import { noraSignedIn, proReply } from '../people.ts';

const open = (server: ReturnType<typeof fakeServer>, parts: Partial<ApiClientParts> = {}) => {
  const world = newWorld();
  const rejected: (string | null)[] = [];
  const client = createApiClient({
    world,
    baseUrl: 'https://app.example',
    fetch: server.fetch,
    ready: () => Promise.resolve(),
    session: { token: () => 'token-of-nora' },
    onSessionRejected: () => rejected.push(world.trace.current()?.name ?? null),
    ...parts,
  });
  return { world, server, rejected, call: client.call, client };
};

const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'no failure',
    (error: unknown) => error,
  );

const signIn = { body: credentialsOf(nora) };

/** Expands the headers that a detail holds by reference. */
const writtenOut = (detail: unknown): unknown => {
  const { headers } = (detail ?? {}) as { readonly headers?: unknown };
  return headers instanceof Headers
    ? { ...(detail as object), headers: Object.fromEntries(headers) }
    : detail;
};

const framesOf = ({ world }: ReturnType<typeof open>) =>
  world.trace
    .frames()
    .map(({ kind, name, cause, detail }) => ({ kind, name, cause, detail: writtenOut(detail) }));

const accept = { Accept: 'application/json' };
const json = { 'content-type': 'application/json; charset=utf-8' };

describe('the API client', () => {
  test('names the version that a change rests on', async () => {
    const page = open(fakeServer(noContent));
    await page.call('removeRoiScenario', { params: { id: 'one' }, ifMatch: '"r2"' });

    expect(page.server.asked.map(({ method, url, headers }) => [method, url, headers['if-match']])).toEqual([
      ['DELETE', 'https://app.example/api/roi/scenarios/one', '"r2"'],
    ]);
  });

  test('reads the past as of the position that is looked at, unless a call names its own', async () => {
    const page = open(fakeServer(jsonReply({ items: [] }), jsonReply({ items: [] }), jsonReply({})), {
      asOf: () => 312,
    });
    await page.call('listClients');
    await page.call('listClients', { query: { as_of: '7' } });
    await page.call('readSession');

    expect(page.server.asked.map(({ url }) => url)).toEqual([
      'https://app.example/api/clients?as_of=312',
      'https://app.example/api/clients?as_of=7',
      'https://app.example/api/auth/session',
    ]);
  });

  test('asks a question of the past too, as it changes nothing', async () => {
    const page = open(fakeServer(jsonReply({})), { asOf: () => '2026-02-20' });
    await page.call('askQuestion', { body: { question: 'Which plan do we have?' } });

    expect(page.server.asked.map(({ method, url }) => [method, url])).toEqual([
      ['POST', 'https://app.example/api/ask?as_of=2026-02-20'],
    ]);
  });

  test('refuses to change the past without asking, but lets people sign in and out, and write to us', async () => {
    const page = open(fakeServer(jsonReply(noraSignedIn), noContent, noContent), { asOf: () => 312 });
    const refused = await failureOf(page.call('archiveClient', { params: { id: 'one' }, ifMatch: '*' }));
    await page.call('signIn', signIn);
    await page.call('signOut');
    await page.call('sendContact', {
      body: { name: 'Nora', email: 'nora@berg.example', topic: 'sales', message: 'Hello' },
    });

    expect(refused).toEqual(new ApiProblem(problemOf('pastIsReadOnly'), 422));
    expect(page.server.asked.map(({ url }) => url)).toEqual([
      'https://app.example/api/auth/sign-in',
      'https://app.example/api/auth/sign-out',
      'https://app.example/api/contact',
    ]);
  });

  test('sends a call with its session, its cause and a key, and gives the reply', async () => {
    const page = open(fakeServer(jsonReply(noraSignedIn)));
    const gesture = page.world.trace.record({ kind: 'gesture', name: 'Sign in' });
    const reply = await page.world.trace.within(gesture, () => page.call('signIn', signIn));

    expect(reply).toEqual(noraSignedIn);
    expect(page.server.asked).toEqual([
      {
        url: 'https://app.example/api/auth/sign-in',
        method: 'POST',
        credentials: 'omit',
        headers: {
          accept: 'application/json',
          authorization: 'Bearer token-of-nora',
          'content-type': 'application/json',
          'idempotency-key': expect.stringMatching(/^[\w-]{22}$/),
          traceparent: `00-${gesture.correlation}-0000000000000002-01`,
        },
        body: credentialsOf(nora),
        signal: expect.any(AbortSignal),
      },
    ]);
  });

  test('sends nothing that a call without session, body and change does not need', async () => {
    const page = open(fakeServer(jsonReply({ items: [] })), { session: { token: () => null } });
    await page.call('listPlans', { query: { as_of: undefined } as object });

    const [frame] = page.world.trace.frames();
    expect(page.server.asked).toEqual([
      {
        url: 'https://app.example/api/plans',
        credentials: 'omit',
        method: 'GET',
        headers: { accept: 'application/json', traceparent: `00-${frame?.correlation}-0000000000000001-01` },
        body: null,
        signal: expect.any(AbortSignal),
      },
    ]);
  });

  test('fills in path and query, safely', async () => {
    const page = open(fakeServer(noContent, jsonReply({ items: [] })));
    await page.call('oauth', { params: { provider: 'a/../b' as 'google' }, body: { intent: 'login' } });
    await page.call('listEvents', { query: { limit: '2', type: 'A&B' } });

    expect(page.server.asked.map(({ url }) => url)).toEqual([
      'https://app.example/api/auth/oauth/a%2F..%2Fb',
      'https://app.example/api/events?limit=2&type=A%26B',
    ]);
  });

  test('gives the version beside the reply, and knows its frame as that of the response', async () => {
    const answer = jsonReply(noraSignedIn, { headers: { ETag: '"r3"' } });
    const { client } = open(fakeServer(answer, jsonReply(noraSignedIn)));
    const versioned = await client.callVersioned('readSession');

    expect([versioned, (await client.callVersioned('readSession')).etag]).toEqual([
      { ...noraSignedIn, etag: '"r3"' },
      null,
    ]);
    expect(client.frameOf(versioned)?.name).toBe('200 GET /api/auth/session');
  });

  test('gives nothing for 204', async () => {
    expect(await open(fakeServer(noContent)).call('signOut')).toEqual(undefined);
  });

  test('uses a new key for each POST, the given one when there is one, and none for other methods', async () => {
    const server = fakeServer(noContent, noContent, noContent, jsonReply({ profile: noraSignedIn.profile }));
    const { call } = open(server);
    await call('signOut');
    await call('signOut');
    await call('signOut', { idempotencyKey: 'mine' });
    await call('updateProfile', { body: {} });

    const keys = server.asked.map(({ headers }) => headers['idempotency-key']);
    expect([keys[0] === keys[1], keys.slice(2)]).toEqual([false, ['mine', undefined]]);
  });

  test('throws the backend’s refusal with the sentence for the person', async () => {
    const page = open(fakeServer(problemReply('wrongCredentials')));
    const failure = await failureOf(page.call('signIn', signIn));

    expect(failure).toEqual(new ApiProblem(problemOf('wrongCredentials'), 401));
    expect(String(failure)).toEqual('ApiProblem: Invalid email or password');
  });

  test.each([
    ['a page instead of JSON', () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } })],
    [
      'JSON that breaks off',
      () => new Response('{"items":', { headers: { 'Content-Type': 'application/json' } }),
    ],
    ['a failure without a problem document', () => new Response('Bad gateway', { status: 502 })],
    ['a failure in JSON that is no problem', jsonReply({ error: 'x' }, { status: 500 })],
    [
      'a problem without a sentence',
      () =>
        new Response('{"code":"internal"}', {
          status: 500,
          headers: { 'Content-Type': 'application/problem+json' },
        }),
    ],
  ])('says that %s cannot be read', async (_, answer) => {
    const failure = await failureOf(open(fakeServer(answer)).call('listPlans'));

    expect(failure).toEqual(new NetworkProblem('broken'));
    expect(String(failure)).toEqual(
      'NetworkProblem: The server’s reply could not be read. Try again in a moment.',
    );
  });

  test.each([
    [undefined, 'noReply', 'The server did not answer. Try again in a moment.'],
    [(): boolean => true, 'noReply', 'The server did not answer. Try again in a moment.'],
    [(): boolean => false, 'offline', 'You are offline. Check your connection and try again.'],
  ] as const)('says in a sentence that nobody answered (%#)', async (isOnline, reason, sentence) => {
    const parts = isOnline === undefined ? {} : { isOnline };
    const failure = await failureOf(open(fakeServer(noReply), parts).call('listPlans'));

    expect([failure, (failure as Error).message]).toEqual([new NetworkProblem(reason), sentence]);
  });

  test('sends a POST whose answer got lost once more, with the same key', async () => {
    const server = fakeServer(noReply, jsonReply(noraSignedIn));
    const page = open(server);

    expect(await page.call('signIn', signIn)).toEqual(noraSignedIn);
    const keys = server.asked.map(({ headers }) => headers['idempotency-key']);
    expect([keys.length, keys[0] === keys[1]]).toEqual([2, true]);
  });

  test('sends a POST once more when its answer breaks off half way', async () => {
    const halfWay = () =>
      new Response(
        new ReadableStream({
          start: (controller) => {
            controller.enqueue(new TextEncoder().encode('{"user":'));
            controller.error(new TypeError('terminated'));
          },
        }),
      );
    const server = fakeServer(halfWay, jsonReply(noraSignedIn));

    expect(await open(server).call('signIn', signIn)).toEqual(noraSignedIn);
    expect(server.asked.length).toEqual(2);
  });

  test.each([
    ['a POST that failed twice', fakeServer(noReply, noReply), 'signOut', 2],
    ['a POST that was answered with something unreadable', fakeServer(() => new Response('x')), 'signOut', 1],
    ['a POST that was refused', fakeServer(problemReply('internal')), 'signOut', 1],
    ['a GET', fakeServer(noReply), 'listPlans', 1],
  ] as const)('does not repeat %s', async (_, server, name, times) => {
    await failureOf(open(server).call(name));

    expect(server.asked.length).toEqual(times);
  });

  test('lets an abort pass through, before and after it was sent', async () => {
    const reason = new DOMException('left the page', 'AbortError');
    const before = open(fakeServer());
    expect(await failureOf(before.call('signOut', { signal: AbortSignal.abort(reason) }))).toBe(reason);

    const controller = new AbortController();
    const during = open(fakeServer(silence));
    const failure = failureOf(during.call('signOut', { signal: controller.signal }));
    await settle();
    controller.abort(reason);

    expect(await failure).toBe(reason);
    expect(framesOf(during).map(({ name }) => name)).toEqual([
      'POST /api/auth/sign-out',
      'abandoned POST /api/auth/sign-out',
    ]);
  });

  const neverEnding = () => new Response(new ReadableStream({ pull: () => new Promise(() => undefined) }));

  test.each([
    ['nothing comes', () => new Promise<Response>(() => undefined), null],
    ['only the head comes', neverEnding, 200],
  ])(
    'gives up after 30 seconds when %s, stops what it fetched and does not repeat it',
    async (_, answer, status) => {
      const page = open(fakeServer(answer));
      const failure = failureOf(page.call('signOut'));
      const ended: string[] = [];
      void failure.then(() => ended.push(page.world.clock.now().toString()));
      await settle();
      page.world.clock.advance(29_999);
      await settle();
      const before = [ended.length, page.server.asked[0]?.signal?.aborted];
      page.world.clock.advance(1);

      expect(await failure).toEqual(new NetworkProblem('tooLate'));
      expect(String(await failure)).toBe(
        'NetworkProblem: The server took too long to answer. Try again in a moment.',
      );
      expect([before, page.server.asked.map(({ signal }) => signal?.aborted)]).toEqual([[0, false], [true]]);
      expect(
        framesOf(page).map(({ name, detail }) => [name, (detail as { problem?: string }).problem]),
      ).toEqual([
        ['POST /api/auth/sign-out', undefined],
        [`${status ?? 'tooLate'} POST /api/auth/sign-out`, 'tooLate'],
      ]);
    },
  );

  test('leaves no timer behind, whether it is answered, refused, lost or left', async () => {
    const leave = new AbortController();
    const page = open(fakeServer(noContent, problemReply('internal'), noReply, silence));
    await page.call('signOut');
    await failureOf(page.call('listPlans'));
    await failureOf(page.call('listPlans'));
    const left = failureOf(page.call('listPlans', { signal: leave.signal }));
    await settle();
    const during = page.world.clock.pending().length;
    leave.abort();
    await left;

    expect([during, page.world.clock.pending()]).toEqual([1, []]);
  });

  test('waits for the backend, and still knows what it follows from', async () => {
    const gate = createGate();
    const page = open(fakeServer(noContent), { ready: gate.wait });
    const gesture = page.world.trace.record({ kind: 'gesture', name: 'Sign out' });
    const call = page.world.trace.within(gesture, () => page.call('signOut'));
    await settle();
    expect(page.server.asked).toEqual([]);

    gate.open();
    await call;
    expect(framesOf(page).map(({ name, cause }) => [name, cause])).toEqual([
      ['Sign out', null],
      ['POST /api/auth/sign-out', 1],
      ['204 POST /api/auth/sign-out', 2],
    ]);
  });

  test('reports a session that the backend does not know, within the answer that said so', async () => {
    const page = open(fakeServer(problemReply('sessionMissing')));
    const failure = await failureOf(page.call('readSubscription'));

    expect([failure, page.rejected]).toEqual([
      new ApiProblem(problemOf('sessionMissing'), 401),
      ['401 GET /api/subscription'],
    ]);
  });

  test.each([
    ['no token was sent', 'sessionMissing', [null, null]],
    ['another session began meanwhile', 'sessionMissing', ['token-of-nora', 'token-of-otto']],
    ['the 401 is about the password', 'wrongCredentials', ['token-of-nora', 'token-of-nora']],
  ] as const)('does not report the session when %s', async (_, code, tokens) => {
    const left = [...tokens];
    const session = { token: () => left.shift() ?? null };
    const page = open(fakeServer(problemReply(code)), { session });
    await failureOf(page.call('readSubscription'));

    expect(page.rejected).toEqual([]);
  });

  test('reports a workspace that was deleted, and no other refusal', async () => {
    const told: string[] = [];
    const answers = fakeServer(problemReply('workspaceDeleted'), problemReply('roleForbidden'));
    const page = open(answers, { onClosed: () => told.push('deleted') });
    await failureOf(page.call('readSubscription'));
    await failureOf(page.call('readSubscription'));

    expect([told, page.rejected]).toEqual([['deleted'], []]);
  });

  test('records a request and its answer, with everything but what is private', async () => {
    const headers = { 'X-Log-Position': '41', 'Idempotency-Replayed': 'true' };
    const page = open(fakeServer(jsonReply(noraSignedIn, { headers }), jsonReply(proReply)));
    await page.call('signIn', signIn);
    const reply = await page.call('readSubscription', { query: { as_of: '40' } });

    const auth = { method: 'POST', path: '/api/auth/sign-in' };
    const plan = { method: 'GET', path: '/api/subscription' };
    const told = { 'x-log-position': '41', 'idempotency-replayed': 'true' };
    const head = { headAfter: 0, status: 200, problem: null };
    const sent = { attempt: 1, authorized: true, body: undefined };
    expect(framesOf(page)).toEqual([
      {
        kind: 'request',
        name: 'POST /api/auth/sign-in',
        cause: null,
        detail: {
          ...auth,
          ...sent,
          query: '',
          hasBody: true,
          headers: { ...accept, 'Idempotency-Key': '•••' },
        },
      },
      {
        kind: 'response',
        name: '200 POST /api/auth/sign-in',
        cause: 1,
        detail: {
          ...auth,
          ...head,
          headers: { ...json, ...told },
          position: 41,
          replayed: true,
          reply: undefined,
        },
      },
      {
        kind: 'request',
        name: 'GET /api/subscription',
        cause: null,
        detail: { ...plan, ...sent, query: '?as_of=40', hasBody: false, headers: accept },
      },
      {
        kind: 'response',
        name: '200 GET /api/subscription',
        cause: 3,
        detail: { ...plan, ...head, headers: json, position: null, replayed: false, reply: proReply },
      },
    ]);
    expect(page.client.frameOf(reply)?.number).toEqual(4);
    expect(page.client.position()).toEqual(41);
  });

  test('conceals secrets in what it keeps of other calls', async () => {
    const page = open(
      fakeServer(jsonReply({ workspace: { id: 'ws-1' }, invitation: { token: 'let-me-in' } })),
    );
    await page.call('readWorkspace');

    expect(framesOf(page)[1]?.detail).toEqual({
      method: 'GET',
      path: '/api/workspace',
      status: 200,
      problem: null,
      position: null,
      replayed: false,
      headers: json,
      headAfter: 0,
      reply: { workspace: { id: 'ws-1' }, invitation: { token: '•••' } },
    });
  });

  test('knows the newest log position that any answer has reported of', async () => {
    const at = (position: number) =>
      jsonReply({ items: [] }, { headers: { 'X-Log-Position': `${position}` } });
    const { call, client } = open(fakeServer(at(41), at(40), jsonReply({ items: [] }), at(45)));
    const positions: (number | null)[] = [client.position()];
    for (let calls = 0; calls < 4; calls += 1) {
      await call('listPlans');
      positions.push(client.position());
    }

    expect(positions).toEqual([null, 41, 41, 41, 45]);
  });

  test('records what went wrong, and that a second try was made', async () => {
    const page = open(fakeServer(noReply, problemReply('wrongCredentials')));
    const failure = await failureOf(page.call('signIn', signIn));

    const path = { method: 'POST', path: '/api/auth/sign-in' };
    const none = { position: null, replayed: false, reply: undefined };
    const [first, lost, second, refused] = framesOf(page);
    const headers = { ...accept, 'Idempotency-Key': '•••' };
    const sent = { query: '', headers, authorized: true, hasBody: true, body: undefined };
    expect([first?.detail, second?.detail]).toEqual([
      { ...path, ...sent, attempt: 1 },
      { ...path, ...sent, attempt: 2 },
    ]);
    expect([lost, refused]).toEqual([
      {
        kind: 'response',
        name: 'noReply POST /api/auth/sign-in',
        cause: 1,
        detail: { ...path, ...none, headers: null, headAfter: null, status: null, problem: 'noReply' },
      },
      {
        kind: 'response',
        name: '401 POST /api/auth/sign-in',
        cause: 3,
        detail: {
          ...path,
          ...none,
          headers: { 'content-type': 'application/problem+json' },
          headAfter: 0,
          status: 401,
          problem: 'wrongCredentials',
        },
      },
    ]);
    expect(page.client.frameOf(failure)?.number).toEqual(4);
  });

  test('leaves no password, no token and no name of a person in any frame', async () => {
    const server = fakeServer(
      jsonReply(noraSignedIn, { status: 201 }),
      jsonReply(noraSignedIn),
      jsonReply(noraSignedIn),
      jsonReply({ profile: noraSignedIn.profile }),
      problemReply('emailTaken'),
    );
    const page = open(server);
    await page.call('signUp', { body: signUpBodyOf(nora) });
    await page.call('signIn', signIn);
    await page.call('readSession');
    await page.call('updateProfile', { body: { company: 'Secret Agency' } });
    await failureOf(page.call('signUp', { body: signUpBodyOf(nora) }));

    const told = JSON.stringify(framesOf(page));
    const keys = server.asked.flatMap(({ headers }) => headers['idempotency-key'] ?? []);
    const people = [nora.password, nora.email, 'Secret Agency'];
    const secrets = [...people, noraSignedIn.session.token, 'Bearer', ...keys];
    expect(keys.length).toEqual(3);
    expect(secrets.filter((secret) => told.includes(secret))).toEqual([]);
    expect(page.world.trace.frames().length).toEqual(10);
  });
});
