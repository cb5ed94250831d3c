/** Tests advancing the demo's clock day by day, with the due work of each day. */
import { describe, expect, test } from 'vitest';
import { problemOf } from '#domain/contract/problemCatalogue.ts';
import type { DemoClock } from '#domain/inspection/demoClock.ts';
import { ApiProblem } from '#machines/api/apiProblem.ts';
import { advanceClock } from '#ui/lab/demo/ClockPart.tsx';

const day = 86_400_000;

const open = (mostAhead = Number.POSITIVE_INFINITY) => {
  let ahead = 0;
  const clock: DemoClock = {
    now: () => ahead,
    ahead: () => ahead,
    advance: (by) => {
      if (ahead + by > mostAhead) return false;
      ahead += by;
      return true;
    },
    arrive: () => {},
    subscribe: () => () => {},
  };
  const happened: string[] = [];
  const stopping = new AbortController();
  const parts = {
    clock,
    sessionEnds: null as number | null,
    settle: async (): Promise<void> => void happened.push(`asked at ${ahead / day}`),
    confirm: () => void happened.push(`confirmed at ${ahead / day}`),
  };
  const step = {
    signal: stopping.signal,
    onProgress: (done: number, total: number) => void happened.push(`${done} of ${total}`),
  };
  return { parts, step, happened, abort: () => stopping.abort(), clock };
};

describe('the demo’s clock', () => {
  test('asks at the end of each day, the last one a part of a day', async () => {
    const { parts, step, happened } = open();

    expect(await advanceClock(parts, 2.5 * day, step)).toEqual({ kind: 'moved', isSignedOut: false });
    expect(happened).toEqual([
      ...['confirmed at 1', 'asked at 1', '1 of 3'],
      ...['confirmed at 2', 'asked at 2', '2 of 3'],
      ...['confirmed at 2.5', 'asked at 2.5', '3 of 3'],
    ]);
  });

  test('makes one move of the days after the session has ended, and asks for them while its page is there', async () => {
    const { parts, step, happened, clock } = open();
    const settle = async () => {
      await parts.settle();
      if (clock.ahead() > 2 * day) throw new ApiProblem(problemOf('sessionMissing'), 401);
    };

    expect(await advanceClock({ ...parts, settle, sessionEnds: 2.5 * day }, 9 * day, step)).toEqual({
      kind: 'moved',
      isSignedOut: true,
    });
    expect(happened.filter((line) => !line.startsWith('confirmed'))).toEqual([
      ...['asked at 1', '1 of 9'],
      ...['asked at 2', '2 of 9'],
      ...['asked at 9', '9 of 9'],
    ]);
  });

  test('goes on without asking when the session has ended before', async () => {
    const { parts, step, happened, clock } = open();
    const settle = async () => {
      if (clock.ahead() > day) throw new ApiProblem(problemOf('sessionMissing'), 401);
      await parts.settle();
    };

    expect(await advanceClock({ ...parts, settle }, 3 * day, step)).toEqual({
      kind: 'moved',
      isSignedOut: true,
    });
    expect([clock.ahead(), happened.filter((line) => line.startsWith('asked'))]).toEqual([
      3 * day,
      ['asked at 1'],
    ]);
  });

  test('moves for a visitor too, and nobody is signed out then', async () => {
    const { parts, step, clock } = open();

    expect(await advanceClock({ ...parts, settle: null }, day, step)).toEqual({
      kind: 'moved',
      isSignedOut: false,
    });
    expect(clock.ahead()).toBe(day);
  });

  test('is where it had come to when it is stopped, or something fails', async () => {
    const { parts, step, clock, abort } = open();
    const settle = async () => abort();
    expect(await advanceClock({ ...parts, settle }, 5 * day, step)).toEqual({ kind: 'stopped' });
    expect(clock.ahead()).toBe(day);
    const other = open();
    const fault = new Error('the storage does not answer');
    const failing = { ...other.parts, settle: () => Promise.reject(fault) };
    await expect(advanceClock(failing, 5 * day, other.step)).rejects.toBe(fault);

    expect(other.clock.ahead()).toBe(day);
  });

  test('says so where the browser does not keep it', async () => {
    const { parts, step, clock } = open(day);

    expect(await advanceClock(parts, 3 * day, step)).toEqual({ kind: 'notKept' });
    expect(clock.ahead()).toBe(day);
  });
});
