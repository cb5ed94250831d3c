/** Tests replies that are held until released. */
import { describe, expect, test } from 'vitest';
import { formatTraceParent } from '#domain/contract/traceparent.ts';
import { nora, signUpBodyOf } from '#tests/support/cast.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';
import { settle } from '#world/settle.ts';

describe('a held route', () => {
  test('is handled, but answers only when released; the trace reports both', async () => {
    const { controls, open, world, events } = openTestBackend();
    controls.hold('signUp');
    const cause = world.trace.record({ kind: 'request', name: 'asked', cause: null });
    const traceparent = formatTraceParent({ frame: cause.number, correlation: cause.correlation });
    const since = world.clock.now();
    // The password verifier is derived off the main thread, in real time.
    const isHeld = new Promise<void>((resolve) => {
      world.trace.subscribe(({ name }) => name.startsWith('Held') && resolve());
    });
    let status: number | null = null;
    const answered = open('signUp', { body: signUpBodyOf(nora), headers: { traceparent } }).then(
      (response) => {
        status = response.status;
        return response;
      },
    );
    await isHeld;
    await world.clock.advanceAsync(1_250);
    const waiting = [status, (await events()).length, controls.state().held];
    controls.release(1);
    const { headers } = await answered;

    expect(waiting).toEqual([
      null,
      5,
      [{ id: 1, method: 'POST', path: '/api/auth/sign-up', status: 201, since, request: cause.number }],
    ]);
    expect([status, controls.state().held, headers.get('Server-Timing')]).toEqual([
      201,
      [],
      'latency;dur=0, handler;dur=0.0, held;dur=1250',
    ]);
    const told = world.trace
      .frames()
      .filter(({ name }) => name.startsWith('Held') || name.startsWith('Released'))
      .map(({ kind, name, cause: from, correlation, at }) => [kind, name, from, correlation, at - since]);
    const held = world.trace.frames().find(({ name }) => name.startsWith('Held'));
    expect(told).toEqual([
      ['fault', 'Held 201: POST /api/auth/sign-up', cause.number, cause.correlation, 0],
      ['note', 'Released POST /api/auth/sign-up', held?.number, cause.correlation, 1_250],
    ]);
  });

  test('lets others pass, and holds no more when it is asked so, but what waits goes on waiting', async () => {
    const { controls, open } = openTestBackend();
    controls.hold('listPlans');
    controls.hold('listPlans');
    const first = open('listPlans');
    await settle();
    const other = await open('readOpenApi');
    controls.stopHolding('listPlans');
    controls.stopHolding('listPlans');
    const second = await open('listPlans');
    const { holds, held } = controls.state();
    controls.release(1);
    controls.release(1);

    expect([other.status, second.status, holds, held.length, (await first).status]).toEqual([
      200,
      200,
      [],
      1,
      200,
    ]);
  });

  test('can be every route, and all that waits can be released at once', async () => {
    const { controls, open, send } = openTestBackend();
    controls.hold('all');
    const answers = Promise.all([open('listPlans'), open('readSession'), send('GET', '/api/nothing')]);
    await settle();
    const held = controls.state().held.map(({ id, path, status }) => [id, path, status]);
    controls.releaseAll();

    expect(held).toEqual([
      [1, '/api/nothing', 404],
      [2, '/api/plans', 200],
      [3, '/api/auth/session', 401],
    ]);
    expect((await answers).map(({ status }) => status)).toEqual([200, 401, 404]);
  });

  test('waits for a choice, by which the page gets another status or no reply', async () => {
    const { controls, open } = openTestBackend();
    controls.hold('all');
    const answers = Promise.all([open('listPlans'), open('readSession')]);
    await settle();
    controls.release(1, { kind: 'status', status: 503 });
    controls.release(2, { kind: 'networkError', lost: 'answer' });

    expect((await answers).map(({ status, type }) => [status, type])).toEqual([
      [503, 'default'],
      [0, 'error'],
    ]);
  });

  test('forgets the answer of a request that was abandoned', async () => {
    const { controls, backend } = openTestBackend();
    controls.hold('all');
    const controller = new AbortController();
    const handled = backend.handle(
      new Request('https://app.example/api/plans', { signal: controller.signal }),
    );
    await settle();
    controller.abort(new Error('gone'));

    await expect(handled).rejects.toThrow('gone');
    expect(controls.state().held).toEqual([]);
  });
});
