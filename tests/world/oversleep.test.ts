import { describe, expect, test } from 'vitest';
import { createVirtualClock } from '#world/virtualClock.ts';

describe('a virtual clock that oversleeps', () => {
  test('fires what was due once, in order, at the time of waking up, and leaves the rest', () => {
    const clock = createVirtualClock(0);
    const heard: string[] = [];
    const tick = (): void => {
      heard.push(`tick at ${clock.now()}`);
      clock.setTimeout(tick, 10);
    };
    clock.setTimeout(tick, 10);
    clock.setTimeout(() => heard.push(`late at ${clock.now()}`), 500);
    clock.setTimeout(() => heard.push(`later at ${clock.now()}`), 2_000);

    clock.oversleep(1_000);

    expect([heard, clock.now(), clock.pending()]).toEqual([
      ['tick at 1000', 'late at 1000'],
      1_000,
      [1_010, 2_000],
    ]);
  });
});
