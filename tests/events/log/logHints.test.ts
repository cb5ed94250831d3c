/** Tests the hints between logs: in one process, between tabs, and without a channel. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { LogHints } from '#events/log/logStorage.ts';
import { broadcastHints } from '#events/log/openLog.ts';
import { memoryHints } from '#tests/support/memoryHints.ts';
import { settle } from '#world/settle.ts';

const counter = (hints: LogHints) => {
  const count = { heard: 0, stop: () => {} };
  count.stop = hints.listen(() => {
    count.heard += 1;
  });
  return count;
};

const hint = (hints: LogHints): Promise<void> =>
  new Promise((resolve) => {
    const stop = hints.listen(() => {
      stop();
      resolve();
    });
  });

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('memory hints', () => {
  test('reach all other members a moment later, until they stop or leave', async () => {
    const join = memoryHints();
    const [one, two, three] = [join(), join(), join()];
    const counts = [one, two, three].map(counter);
    one.announce();
    expect(counts.map(({ heard }) => heard)).toEqual([0, 0, 0]);
    await settle();
    expect(counts.map(({ heard }) => heard)).toEqual([0, 1, 1]);
    counts[1]?.stop();
    two.announce();
    three.close();
    await settle();
    one.announce();
    await settle();
    expect(counts.map(({ heard }) => heard)).toEqual([1, 1, 1]);
  });

  test('stay within their circle', async () => {
    const one = memoryHints()();
    const stranger = counter(memoryHints()());
    one.announce();
    await settle();
    expect(stranger.heard).toBe(0);
  });
});

describe('broadcast hints', () => {
  test('reach the other tabs of the same tenant, not the tab itself nor another tenant', async () => {
    const [one, two, fork] = [broadcastHints('main'), broadcastHints('main'), broadcastHints('fork')];
    const own = counter(one);
    const foreign = counter(fork);
    const heard = hint(two);
    one.announce();
    await heard;
    expect([own.heard, foreign.heard]).toEqual([0, 0]);
    for (const hints of [one, two, fork]) {
      hints.close();
    }
  });

  test('reach nobody who stopped listening', async () => {
    const [one, two] = [broadcastHints('main'), broadcastHints('main')];
    const stopped = counter(two);
    stopped.stop();
    const heard = hint(two);
    one.announce();
    await heard;
    expect(stopped.heard).toBe(0);
    one.close();
    two.close();
  });

  test('carry no data', async () => {
    const hints = broadcastHints('main');
    const channel = new BroadcastChannel('agencylens-log:main');
    const message = new Promise((resolve) => {
      channel.addEventListener('message', (event) => resolve((event as MessageEvent).data));
    });
    hints.announce();
    expect(await message).toBeNull();
    channel.close();
    hints.close();
  });

  test('say nothing after they were closed', () => {
    const hints = broadcastHints('main');
    hints.close();
    expect(() => hints.announce()).not.toThrow();
  });

  test('are silent where there is no BroadcastChannel', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const hints = broadcastHints('main');
    const listener = counter(hints);
    hints.announce();
    listener.stop();
    hints.close();
    expect(listener.heard).toBe(0);
  });
});
