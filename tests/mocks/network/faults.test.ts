/** Tests the effect of faults on requests and replies, and their record in the trace. */
import { describe, expect, test } from 'vitest';
import { formatTraceParent } from '#domain/contract/traceparent.ts';
import { type Fault, faultStatuses, type Route } from '#domain/inspection/networkControls.ts';
import { nora, signUpBodyOf } from '#tests/support/cast.ts';
import { readReply, refusal, statusAndBody } from '#tests/support/contractReply.ts';
import { readFeed } from '#tests/support/feedReader.ts';
import { openTestBackend, type TestBackend } from '#tests/support/testBackend.ts';
import { settle } from '#world/settle.ts';

const withFault = (fault: Fault, route: Route = 'all', next = 1): TestBackend => {
  const backend = openTestBackend();
  backend.controls.setFault({ route, fault, reach: { next } });
  return backend;
};

const sent = ({ world }: TestBackend) => {
  const { number: frame, correlation } = world.trace.record({ kind: 'request', name: 'asked', cause: null });
  return { frame, correlation, headers: { traceparent: formatTraceParent({ frame, correlation }) } };
};

const faultsOf = ({ world }: TestBackend) =>
  world.trace
    .frames()
    .filter(({ kind }) => kind === 'fault')
    .map(({ name, cause, correlation, detail }) => ({ name, cause, correlation, detail }));

describe('a pinned reply', () => {
  test('answers its address alone, every time, and its status may have no body', async () => {
    const backend = openTestBackend();
    const address = '/api/plans?a=1';
    const fault = { kind: 'reply', status: 200, body: '{"items":[]}', address } as const;
    backend.controls.setFault({ route: 'listPlans', fault, reach: { share: 1 } });
    const first = await (await backend.send('GET', address)).json();
    const again = await (await backend.send('GET', address)).json();
    const other = await (await backend.send('GET', '/api/plans')).json();
    expect([first, again, other.items.length > 0]).toEqual([{ items: [] }, { items: [] }, true]);
    expect(faultsOf(backend).map(({ name }) => name)).toEqual(
      ['', ''].map(() => 'Pinned 200: GET /api/plans'),
    );

    backend.controls.clearFaults();
    const empty = { kind: 'reply', status: 204, body: 'x', address: null } as const;
    backend.controls.setFault({ route: 'listPlans', fault: empty, reach: { next: 1 } });
    const { status, body } = await backend.open('listPlans');
    expect([status, body]).toEqual([204, null]);
  });
});

describe('a set status', () => {
  test.each(faultStatuses)('answers %i as a problem, and nothing happens', async (status) => {
    const backend = withFault({ kind: 'status', status }, 'signUp');
    const answer = await backend.open('signUp', { body: signUpBodyOf(nora) });

    expect([answer.status, await backend.events()]).toEqual([status, []]);
    expect((await backend.ask('signUp', { body: signUpBodyOf(nora) })).status).toBe(201);
  });

  test('says what the endpoint itself says under that status, where it does', async () => {
    const refusals = [
      ['signUp', 409, 'emailTaken'],
      ['signIn', 401, 'wrongCredentials'],
      ['signIn', 429, 'tooManyAttempts'],
      ['checkout', 503, 'providerUnavailable'],
      ['listPlans', 503, 'serviceUnavailable'],
      ['updateProfile', 401, 'noUserLoggedIn'],
    ] as const;
    const answers = [];
    for (const [route, status] of refusals) {
      const backend = withFault({ kind: 'status', status }, route);
      const call = route === 'listPlans' ? {} : { body: {} };
      answers.push(statusAndBody(await readReply(await backend.open(route, call))));
    }

    expect(answers).toEqual(refusals.map(([, , code]) => refusal(code)));
  });

  test('of 429 says when to come back', async () => {
    const usual = await withFault({ kind: 'status', status: 429 }).open('listPlans');
    const chosen = await withFault({ kind: 'status', status: 429, retryAfter: 60 }).open('listPlans');

    expect([usual, chosen].map(({ headers }) => headers.get('Retry-After'))).toEqual(['5', '60']);
  });

  test('answers addresses too that no endpoint has', async () => {
    const { send } = withFault({ kind: 'status', status: 500 });

    expect(statusAndBody(await readReply(await send('GET', '/api/nothing')))).toEqual(refusal('internal'));
  });

  test('is a frame that follows from the request', async () => {
    const backend = withFault({ kind: 'status', status: 503 }, 'listPlans');
    const { frame, correlation, headers } = sent(backend);
    await backend.open('listPlans', { headers });

    expect(faultsOf(backend)).toEqual([
      {
        name: 'Status 503: GET /api/plans',
        cause: frame,
        correlation,
        detail: { rule: 1, fault: { kind: 'status', status: 503 }, message: null },
      },
    ]);
  });
});

describe('a line that fails', () => {
  test('never answers, until the client gives up', async () => {
    const backend = withFault({ kind: 'timeout' });
    const controller = new AbortController();
    let ending = 'none';
    const handled = backend.backend
      .handle(new Request('https://app.example/api/plans', { signal: controller.signal }))
      .catch((error: Error) => {
        ending = error.message;
      });
    await backend.world.clock.advanceAsync(24 * 60 * 60 * 1_000);
    const before = ending;
    controller.abort(new Error('gave up'));
    await handled;

    expect([before, ending, faultsOf(backend).map(({ name }) => name)]).toEqual([
      'none',
      'gave up',
      ['No answer: GET /api/plans'],
    ]);
  });

  test('loses the request, so that nothing happens', async () => {
    const backend = withFault({ kind: 'networkError', lost: 'request' });
    const { type } = await backend.open('signUp', { body: signUpBodyOf(nora) });

    expect([type, await backend.events()]).toEqual(['error', []]);
  });

  test('loses the answer of what has happened, which the same key then gives again', async () => {
    const backend = withFault({ kind: 'networkError', lost: 'answer' });
    const call = { body: signUpBodyOf(nora), headers: { 'Idempotency-Key': 'the-only-one' } };
    const { type } = await backend.open('signUp', call);
    const events = (await backend.events()).length;
    const again = await backend.ask('signUp', call);

    expect([type, events, again.status, again.headers.get('Idempotency-Replayed')]).toEqual([
      'error',
      5,
      201,
      'true',
    ]);
    expect((await backend.events()).length).toBe(events);
    expect(faultsOf(backend).map(({ name }) => name)).toEqual(['Lost answer: POST /api/auth/sign-up']);
  });
});

describe('a body that fails', () => {
  test('comes in ten pieces until its time is over', async () => {
    const backend = withFault({ kind: 'slowBody', duration: 3_000 });
    const whole = await (await openTestBackend().open('listPlans')).text();
    const feed = readFeed(await backend.open('listPlans'));
    const lengths: number[] = [(await feed.next()).length];
    for (let piece = 0; piece < 10; piece += 1) {
      backend.world.clock.advance(299);
      const early = (await feed.next()).length;
      backend.world.clock.advance(1);
      lengths.push(early, (await feed.next()).length);
    }

    expect(lengths.slice(0, 5)).toEqual([
      0,
      0,
      Math.ceil(whole.length / 10),
      0,
      Math.ceil(whole.length / 10),
    ]);
    expect(lengths.reduce((sum, length) => sum + length)).toBe(new TextEncoder().encode(whole).length);
    expect([await feed.ending(), backend.world.clock.pending()]).toEqual(['ended', []]);
  });

  test('is let go of when its reader leaves', async () => {
    const backend = withFault({ kind: 'slowBody', duration: 3_000 });
    const feed = readFeed(await backend.open('listPlans'));
    await settle();
    const pending = backend.world.clock.pending().length;
    await feed.leave();

    expect([pending, backend.world.clock.pending()]).toEqual([1, []]);
  });

  test('ends early', async () => {
    const whole = await (await openTestBackend().open('listPlans')).text();
    const cut = await withFault({ kind: 'cutBody', share: 0.5 }).open('listPlans');

    expect([cut.status, await cut.text()]).toEqual([200, whole.slice(0, Math.floor(whole.length / 2))]);
  });

  test('is no matter of answers without one, nor of streams', async () => {
    const backend = openTestBackend();
    const { token } = (await backend.signUp(nora)).session;
    backend.controls.setFault({ route: 'all', fault: { kind: 'cutBody', share: 0 }, reach: { share: 1 } });
    const feed = readFeed(await backend.open('streamEvents', { token }));
    const out = await backend.open('signOut', { token });

    expect([out.status, await feed.next().then((text) => text.split('\n')[0])]).toEqual([204, ': connected']);
    expect(faultsOf(backend)).toEqual([]);
  });
});

describe('a request that no fault meets', () => {
  test('is answered by the same response, without a frame and without a draw', async () => {
    const backend = withFault({ kind: 'timeout' }, 'checkout');
    const response = await backend.open('listPlans');

    expect([response.status, faultsOf(backend)]).toEqual([200, []]);
    expect(await response.text()).toBe(await (await openTestBackend().open('listPlans')).text());
  });
});
