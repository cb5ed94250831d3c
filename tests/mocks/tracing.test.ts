/** Tests that `traceparent` links a request to the frames before it and the events after it. */
import { describe, expect, test } from 'vitest';
import { nora, signUpBodyOf } from '#tests/support/cast.ts';
import { openTestBackend } from '#tests/support/testBackend.ts';

const correlation = '4bf92f3577b34da6a3ce929d0e0e4736';

describe('tracing', () => {
  test('records a command as caused by the frame that traceparent names, and its events with its correlation', async () => {
    const { ask, world, events } = openTestBackend();
    const gesture = world.trace.record({ kind: 'gesture', name: 'click', cause: null, correlation });
    const traceparent = `00-${correlation}-${gesture.number.toString(16).padStart(16, '0')}-01`;
    await ask('signUp', { body: signUpBodyOf(nora), headers: { traceparent } });
    const command = world.trace.frames().find(({ kind }) => kind === 'command');

    expect([command?.name, command?.cause, command?.correlation]).toEqual([
      'signUp',
      gesture.number,
      correlation,
    ]);
    expect((await events()).map(({ correlationId }) => correlationId)).toEqual(Array(5).fill(correlation));
    expect(
      world.trace
        .frames()
        .filter(({ kind }) => kind === 'event')
        .map(({ cause }) => cause),
    ).toEqual(Array(5).fill(command?.number));
  });

  test('takes the correlation of a stranger, whose frames it does not know', async () => {
    const { ask, world, events } = openTestBackend();
    const strangers = ['f067aa0ba902b7c1', 'ffffffffffffffff', '0000000000000002'].map((parent, index) => ({
      parent,
      trace: `${correlation.slice(1)}${index}`,
      email: `nora${index}@berg.example`,
    }));
    for (const { parent, trace, email } of strangers) {
      const headers = { traceparent: `00-${trace}-${parent}-01` };
      expect((await ask('signUp', { body: signUpBodyOf({ ...nora, email }), headers })).status).toBe(201);
    }
    const commands = world.trace.frames().filter(({ kind }) => kind === 'command');

    expect(commands.map(({ cause, correlation: taken }) => [cause, taken])).toEqual(
      strangers.map(({ trace }) => [null, trace]),
    );
    expect((await events()).map(({ correlationId }) => correlationId)).toEqual(
      strangers.flatMap(({ trace }) => Array(5).fill(trace)),
    );
  });

  test('answers a reading of a stranger that fails', async () => {
    const { log, send } = openTestBackend();
    await log.close();
    const traceparent = `00-${correlation}-f067aa0ba902b7c1-01`;

    expect((await send('GET', '/api/plans', { headers: { traceparent } })).status).toBe(503);
  });

  test('ignores a traceparent that is malformed', async () => {
    const { ask, events } = openTestBackend();
    await ask('signUp', { body: signUpBodyOf(nora), headers: { traceparent: 'nonsense' } });
    const correlations = new Set((await events()).map(({ correlationId }) => correlationId));

    expect([...correlations].map((id) => /^[0-9a-f]{32}$/.test(id))).toEqual([true]);
  });

  test('ties the slowing of a sign-in to the try that brought it on', async () => {
    const { signUp, ask, world } = openTestBackend();
    await signUp(nora);
    for (let count = 0; count < 5; count += 1) {
      await ask('signIn', { body: { email: nora.email, password: 'wrong one' } });
    }
    const frames = world.trace.frames();
    const slowed = frames.find(({ name }) => name === 'SignInSlowed');
    const lastTry = frames.findLast(({ name }) => name === 'signIn');

    expect([slowed?.kind, slowed?.cause, slowed?.correlation]).toEqual([
      'event',
      lastTry?.number,
      lastTry?.correlation,
    ]);
  });
});
