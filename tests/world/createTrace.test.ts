/** Tests the ring buffer of frames. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createIds } from '#world/createIds.ts';
import { createTrace } from '#world/createTrace.ts';
import { seededEntropy } from '#world/entropy.ts';
import { seededRandom } from '#world/seededRandom.ts';
import type { Frame } from '#world/trace.ts';
import { createVirtualClock } from '#world/virtualClock.ts';

const start = Date.UTC(2026, 0, 5, 9);

const newTrace = (capacity?: number, mostBytes?: number) => {
  const clock = createVirtualClock(start);
  const ids = createIds(clock, seededEntropy(seededRandom(42)));
  let looks = 0;
  const realTime = () => {
    looks += 0.5;
    return looks;
  };
  const trace = createTrace({
    clock,
    ids,
    realTime,
    ...(capacity === undefined ? {} : { capacity }),
    ...(mostBytes === undefined ? {} : { mostBytes }),
  });
  return { clock, trace };
};

describe('trace', () => {
  test('records what happened, when, by what and with what, the detail by reference', () => {
    const { clock, trace } = newTrace();
    const detail = { path: '/api/auth/sign-in' };
    const gesture = trace.record({ kind: 'gesture', name: 'click Sign in', correlation: 'c'.repeat(32) });
    clock.advance(80);
    const request = trace.record({
      kind: 'request',
      name: 'POST /api/auth/sign-in',
      cause: gesture.number,
      actor: 'login',
      detail,
    });

    expect(trace.frames()).toEqual([
      {
        number: 1,
        kind: 'gesture',
        name: 'click Sign in',
        at: start,
        realTime: 0.5,
        cause: null,
        correlation: 'c'.repeat(32),
        actor: null,
        detail: undefined,
      },
      {
        number: 2,
        kind: 'request',
        name: 'POST /api/auth/sign-in',
        at: start + 80,
        realTime: 1,
        cause: 1,
        correlation: 'c'.repeat(32),
        actor: 'login',
        detail,
      },
    ]);
    expect(request.detail).toBe(detail);
  });

  test('gives each frame without a cause a correlation of its own', () => {
    const { trace } = newTrace();
    const [first, second] = [
      trace.record({ kind: 'note', name: 'a' }),
      trace.record({ kind: 'note', name: 'b' }),
    ];

    expect(first.correlation).toMatch(/^[0-9a-f]{32}$/);
    expect(second.correlation).toMatch(/^[0-9a-f]{32}$/);
    expect(second.correlation).not.toBe(first.correlation);
  });

  test('keeps the last frames in order, as a plain list would, and finds each by number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.nat(70), (capacity, count) => {
        const { trace } = newTrace(capacity);
        const all = Array.from({ length: count }, (_, index) =>
          trace.record({ kind: 'note', name: `${index}` }),
        );
        const kept = all.slice(-capacity);

        expect(trace.frames()).toEqual(kept);
        expect(all.map((frame) => trace.frame(frame.number))).toEqual(
          all.map((frame) => (kept.includes(frame) ? frame : undefined)),
        );
        expect([-1, 0, 0.5, count + 1, Number.NaN].map(trace.frame)).toEqual(Array.from({ length: 5 }));
      }),
    );
  });

  test('gives frames that later records do not change', () => {
    const { trace } = newTrace(2);
    trace.record({ kind: 'note', name: 'a' });
    const frames = trace.frames();
    trace.record({ kind: 'note', name: 'b' });

    expect(frames.map((frame) => frame.name)).toEqual(['a']);
  });

  test('keeps 20,000 frames when not given a number', () => {
    const { trace } = newTrace();
    for (let count = 0; count < 20_001; count += 1) {
      trace.record({ kind: 'note', name: 'tick', correlation: 'c' });
    }

    expect([trace.frames().length, trace.frames()[0]?.number]).toEqual([20_000, 2]);
  });

  test('refuses to keep no frame', () => {
    for (const capacity of [0, -1, 1.5, Number.NaN]) {
      expect(() => newTrace(capacity)).toThrow(RangeError);
    }
  });

  test('takes the frame of the running work for the cause, innermost first', () => {
    const { trace } = newTrace();
    const outer = trace.record({ kind: 'gesture', name: 'outer' });
    const inner = trace.record({ kind: 'command', name: 'inner' });
    const seen = trace.within(outer, () => {
      const before = trace.record({ kind: 'note', name: 'before' });
      const nested = trace.within(inner, () => [trace.current(), trace.record({ kind: 'note', name: 'in' })]);
      return [before, ...nested, trace.current()];
    });

    expect(seen.map((frame) => frame?.cause)).toEqual([1, null, 2, null]);
    expect([seen[1], seen[3], trace.current()]).toEqual([inner, outer, null]);
    expect([seen[0]?.correlation, seen[2]?.correlation]).toEqual([outer.correlation, inner.correlation]);
  });

  test('lets a frame say otherwise: another cause, none, or a correlation from elsewhere', () => {
    const { trace } = newTrace();
    const first = trace.record({ kind: 'gesture', name: 'first' });
    const second = trace.record({ kind: 'gesture', name: 'second' });
    const [other, root, foreign] = trace.within(second, () => [
      trace.record({ kind: 'note', name: 'other', cause: first.number }),
      trace.record({ kind: 'note', name: 'root', cause: null }),
      trace.record({ kind: 'note', name: 'foreign', correlation: 'f'.repeat(32) }),
    ]);

    expect([other?.cause, other?.correlation]).toEqual([1, first.correlation]);
    expect(root?.cause).toBe(null);
    expect([first.correlation, second.correlation]).not.toContain(root?.correlation);
    expect([foreign?.cause, foreign?.correlation]).toEqual([2, 'f'.repeat(32)]);
  });

  test('goes back to the work before when work throws', () => {
    const { trace } = newTrace();
    const outer = trace.record({ kind: 'gesture', name: 'outer' });
    const inner = trace.record({ kind: 'command', name: 'inner' });
    const after = trace.within(outer, () => {
      expect(() =>
        trace.within(inner, () => {
          throw new Error('work failed');
        }),
      ).toThrow('work failed');
      return trace.current();
    });

    expect([after, trace.current()]).toEqual([outer, null]);
  });

  test('stays within what is entered until it is left, in whatever order, and then in nothing', () => {
    const { trace } = newTrace();
    const first = trace.record({ kind: 'gesture', name: 'first' });
    const second = trace.record({ kind: 'gesture', name: 'second' });
    const leaveFirst = trace.enter(first);
    const during = trace.current();
    const leaveSecond = trace.enter(second);
    leaveFirst();
    const newer = trace.current();
    leaveSecond();
    leaveSecond();

    expect([during, newer, trace.current()]).toEqual([first, second, null]);
  });

  test('keeps the correlation of running work whose frame the ring forgot, but not that of another', () => {
    const { trace } = newTrace(1);
    const forgotten = trace.record({ kind: 'gesture', name: 'forgotten' });
    trace.record({ kind: 'note', name: 'newer' });
    const caused = trace.within(forgotten, () => trace.record({ kind: 'note', name: 'caused' }));
    const named = trace.record({ kind: 'note', name: 'named', cause: forgotten.number });

    expect([caused.cause, caused.correlation]).toEqual([1, forgotten.correlation]);
    expect(named.cause).toBe(1);
    expect(named.correlation).not.toBe(forgotten.correlation);
  });

  test('refuses a cause that has not happened', () => {
    const { trace } = newTrace();
    trace.record({ kind: 'note', name: 'first' });

    for (const cause of [0, 2, Number.NaN]) {
      expect(() => trace.record({ kind: 'note', name: 'second', cause })).toThrow(RangeError);
    }
    expect(trace.frames().map((frame: Frame) => frame.name)).toEqual(['first']);
  });
});

describe('a trace bounded by bytes', () => {
  const body = (letters: number) => ({ reply: { text: 'x'.repeat(letters) } });
  const numbersOf = (frames: readonly Frame[]) => frames.map(({ number }) => number);

  test('forgets the oldest frames once what all keep is more, and a tenth beyond', () => {
    const { trace } = newTrace(1_000, 100_000);
    const kept = [9, 10, 11].map((count) => {
      while ((trace.frames().at(-1)?.number ?? 0) < count)
        trace.record({ kind: 'response', name: 'GET', detail: body(10_000) });
      return numbersOf(trace.frames());
    });

    expect(kept).toEqual([
      [1, 2, 3, 4, 5, 6, 7, 8, 9],
      [3, 4, 5, 6, 7, 8, 9, 10],
      [3, 4, 5, 6, 7, 8, 9, 10, 11],
    ]);
    expect([trace.frame(2), trace.frame(3)?.number]).toEqual([undefined, 3]);
  });

  test('keeps the newest frame, however large', () => {
    const { trace } = newTrace(1_000, 100_000);
    for (const letters of [10, 1_000_000])
      trace.record({ kind: 'response', name: 'GET', detail: body(letters) });

    expect(numbersOf(trace.frames())).toEqual([2]);
  });

  test('counts what several frames share once', () => {
    const { trace } = newTrace(1_000, 100_000);
    const shared = body(50_000);
    for (let count = 0; count < 100; count += 1)
      trace.record({ kind: 'note', name: 'n', detail: { shared } });

    expect(trace.frames().length).toBe(100);
  });

  test('counts rows of a list that it does not look at as those that it does', () => {
    const { trace } = newTrace(1_000, 100_000);
    const rows = () => Array.from({ length: 1_000 }, (_, index) => ({ id: `row-${index}`, value: index }));
    for (let count = 0; count < 10; count += 1)
      trace.record({ kind: 'response', name: 'GET', detail: { reply: { rows: rows() } } });

    expect(trace.frames().length).toBeLessThan(3);
  });

  test('forgets in the order of numbers and finds what it keeps, whatever is recorded', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 5_000 }), { maxLength: 60 }),
        fc.integer({ min: 1, max: 12 }),
        (sizes, capacity) => {
          const { trace } = newTrace(capacity, 10_000);
          for (const letters of sizes) trace.record({ kind: 'note', name: 'n', detail: body(letters) });
          const kept = numbersOf(trace.frames());
          const first = kept[0] ?? 1;
          expect(kept).toEqual(Array.from({ length: sizes.length - first + 1 }, (_, index) => first + index));
          expect(kept.length).toBeLessThanOrEqual(capacity);
          expect(sizes.map((_, index) => trace.frame(index + 1)?.number)).toEqual(
            sizes.map((_, index) => (index + 1 >= first ? index + 1 : undefined)),
          );
        },
      ),
    );
  });
});
