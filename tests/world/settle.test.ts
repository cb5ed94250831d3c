/** Tests waiting for promises without advancing time. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { macrotask, settle } from '#world/settle.ts';

const awaitTimes = async (times: number) => {
  for (let time = 0; time < times; time += 1) {
    await null;
  }
  return times;
};

describe('settle', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('lets a chain of promises of any length end', async () => {
    const ended: number[] = [];
    void awaitTimes(5000).then((times) => ended.push(times));
    await settle();

    expect(ended).toEqual([5000]);
  });

  test('lets work end that needs a second and a third turn', async () => {
    const ended: string[] = [];
    void macrotask()
      .then(macrotask)
      .then(() => ended.push('second turn'));
    await settle();

    expect(ended).toEqual(['second turn']);
  });

  test('takes a turn also where there is no setImmediate', async () => {
    vi.stubGlobal('setImmediate', undefined);
    const order: string[] = [];
    void awaitTimes(100).then(() => order.push('promises'));
    await macrotask().then(() => order.push('turn'));

    expect(order).toEqual(['promises', 'turn']);
  });

  test('takes turns one after the other, by the same channel', async () => {
    vi.stubGlobal('setImmediate', undefined);
    await macrotask();
    vi.stubGlobal(
      'MessageChannel',
      class {
        constructor() {
          throw new Error('a second channel');
        }
      },
    );
    const order: number[] = [];
    await Promise.all([1, 2, 3].map((turn) => macrotask().then(() => order.push(turn))));

    expect(order).toEqual([1, 2, 3]);
  });
});
