/** Tests detecting that a staged app is idle. */
import { describe, expect, test } from 'vitest';
import { createIdleDetector } from '#ui/stage/idleDetector.ts';
import { sleep } from '#world/clock.ts';
import { macrotask } from '#world/settle.ts';
import { createVirtualClock } from '#world/virtualClock.ts';

const turns = async (count: number): Promise<void> => {
  for (let turn = 0; turn < count; turn += 1) await macrotask();
};

describe('quiet', () => {
  test('comes after work that takes real turns, without time passing', async () => {
    const clock = createVirtualClock(0);
    const quiet = createIdleDetector(clock);
    let done = false;
    void quiet.during(
      turns(20).then(() => {
        done = true;
      }),
    );
    clock.setTimeout(() => undefined, 5);
    await quiet.settle();

    expect([done, clock.now()]).toEqual([true, 0]);
  });

  test('moves time on to what sleeps, and no further', async () => {
    const clock = createVirtualClock(0);
    const quiet = createIdleDetector(clock);
    const fired: number[] = [];
    for (const delay of [10, 40, 500]) clock.setTimeout(() => fired.push(delay), delay);
    const request = async () => {
      await quiet.asleep(sleep(clock, 30));
      await turns(3);
      await quiet.asleep(sleep(clock, 20));
    };
    void quiet.during(request());
    await quiet.settle();

    expect([clock.now(), fired]).toEqual([50, [10, 40]]);
  });

  test('waits for work that is awake although other work sleeps', async () => {
    const clock = createVirtualClock(0);
    const quiet = createIdleDetector(clock);
    let timeWhenDone: number | null = null;
    void quiet.during(quiet.asleep(sleep(clock, 30)));
    void quiet.during(
      turns(12).then(() => {
        timeWhenDone = clock.now();
      }),
    );
    await quiet.settle();

    expect([timeWhenDone, clock.now()]).toEqual([0, 30]);
  });

  test('takes turns of the event loop after a page that shared them has left', async () => {
    const quiet = createIdleDetector(createVirtualClock(0));
    const leave = quiet.join(macrotask);
    leave();
    let turned = false;
    void macrotask().then(() => {
      turned = true;
    });
    await quiet.settle();

    expect(turned).toBe(true);
  });

  test('counts work that failed as over', async () => {
    const quiet = createIdleDetector(createVirtualClock(0));
    const failure = quiet.during(Promise.reject(new Error('lost'))).catch((error: Error) => error.message);
    await quiet.settle();

    expect(await failure).toBe('lost');
  });

  test('rests while somebody else moves time', async () => {
    const clock = createVirtualClock(0);
    const quiet = createIdleDetector(clock);
    void quiet.during(quiet.asleep(sleep(clock, 30)));
    await quiet.rest();
    const before = clock.now();
    await clock.advanceAsync(100, quiet.rest);

    expect([before, clock.now()]).toEqual([0, 100]);
  });
});
