/** Tests the gate that delays calls until the backend is ready. */
import { describe, expect, test } from 'vitest';
import { createGate } from '#machines/api/gate.ts';
import { NetworkProblem } from '#machines/api/networkProblem.ts';
import { settle } from '#world/settle.ts';

const watch = (wait: Promise<void>) => {
  const seen = { end: 'waiting' as unknown };
  wait.then(
    () => {
      seen.end = 'through';
    },
    (error: unknown) => {
      seen.end = error;
    },
  );
  return seen;
};

const refusal = new NetworkProblem('notStarted');

describe('the gate', () => {
  test('holds calls back until it opens, then lets all through', async () => {
    const gate = createGate();
    const [first, second] = [watch(gate.wait()), watch(gate.wait())];
    await settle();
    expect([first.end, second.end]).toEqual(['waiting', 'waiting']);

    gate.open();
    const third = watch(gate.wait());
    await settle();
    expect([first.end, second.end, third.end]).toEqual(['through', 'through', 'through']);
  });

  test('refuses those who wait and those who come while the backend counts as failed', async () => {
    const gate = createGate();
    const first = watch(gate.wait());
    gate.refuse();
    const second = watch(gate.wait());
    await settle();

    expect([first.end, second.end]).toEqual([refusal, refusal]);
    expect(refusal.message).toEqual('The demo backend could not be started. Reload the page or try again.');
  });

  test('holds calls back again for another try', async () => {
    const gate = createGate();
    gate.refuse();
    gate.hold();
    const call = watch(gate.wait());
    await settle();
    expect(call.end).toEqual('waiting');

    gate.open();
    await settle();
    expect(call.end).toEqual('through');
  });

  test('reports each call that has to wait, and no other', async () => {
    const gate = createGate();
    let told = 0;
    gate.whenWaiting(() => {
      told += 1;
    });
    watch(gate.wait());
    watch(gate.wait());
    watch(gate.wait(AbortSignal.abort()));
    gate.open();
    watch(gate.wait());
    await settle();

    expect(told).toEqual(2);
  });

  test('lets go of those who give up, before and while they wait', async () => {
    const gate = createGate();
    const reason = new DOMException('left the page', 'AbortError');
    const controller = new AbortController();
    const early = watch(gate.wait(AbortSignal.abort(reason)));
    const waiting = watch(gate.wait(controller.signal));
    controller.abort(reason);
    await settle();
    gate.open();
    await settle();

    expect([early.end, waiting.end]).toEqual([reason, reason]);
  });
});
