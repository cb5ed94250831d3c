/** Tests restoring the previous page's frames in the Lab. */
import { describe, expect, test, vi } from 'vitest';
import type { ResponseDetail } from '#domain/inspection/callDetail.ts';
import { framesText, parseFrames, readFramesText, withEarlier } from '#ui/lab/storedFrames.ts';
import { framesBefore, framesKey } from '#ui/services/framesBefore.ts';
import { createTrace } from '#world/createTrace.ts';
import { createLiveWorld } from '#world/liveWorld.ts';
import type { Trace } from '#world/trace.ts';

const traceAfter = (after: number, at = 10_000, capacity = 1_000): Trace => {
  const { clock, ids } = createLiveWorld();
  return createTrace({ clock: { ...clock, now: () => at }, ids, after, capacity, realTime: () => 500 });
};

const storageWith = (text: string): Storage => {
  const kept = new Map([[framesKey, text]]);
  return { getItem: (key: string) => kept.get(key) ?? null } as Storage;
};

const note = (trace: Trace, name: string, detail: unknown = null) =>
  trace.record({ kind: 'note', name, detail });

const numbersOf = (text: string): readonly number[] => parseFrames(text).map(({ number }) => number);

const traceBehind = (text: string, capacity?: number): Trace =>
  traceAfter(framesBefore({ sessionStorage: storageWith(text) }), 12_000, capacity);

const answered = {
  method: 'GET',
  path: '/api/metrics',
  status: 200,
  problem: null,
  position: 7,
  replayed: false,
  headers: null,
  headAfter: 3,
};

const answer = (trace: Trace, reply: unknown) =>
  trace.record({
    kind: 'response',
    name: '200 GET /api/metrics',
    detail: { ...answered, reply } satisfies ResponseDetail,
  });

describe('the frames of the page before', () => {
  test('come before those of this page, their numbers going on and their time reported from its beginning', () => {
    const old = traceAfter(0);
    note(old, 'one');
    note(old, 'two', new Map([['a', 1]]));
    const text = framesText(old.frames());
    const trace = withEarlier(traceBehind(text), readFramesText(storageWith(text), ''));
    note(trace, 'three');

    expect(trace.frames().map(({ number, name, realTime }) => [number, name, realTime])).toEqual([
      [1, 'one', -1_500],
      [2, 'two', -1_500],
      [3, 'three', 500],
    ]);
    expect([trace.frame(2)?.detail, trace.frame(3)?.name, trace.frame(4)]).toEqual([
      new Map([['a', 1]]),
      'three',
      undefined,
    ]);
  });

  test('are gone once somebody was erased, before the next page reads them and while it is open; numbers go on', () => {
    const old = traceAfter(0);
    note(old, 'Ingrid Solberg');
    const text = framesText(old.frames(), '', '7-1');
    const read = (mark: string) => readFramesText(storageWith(text), mark);
    const trace = traceBehind(text);
    const withBefore = withEarlier(trace, read('7-1'));
    const before = withBefore.frames().map(({ name }) => name);
    note(trace, 'ingrid.solberg@fjord.example');
    trace.forget();
    const after = [withBefore.frames(), withBefore.frame(1), withBefore.frame(2)];
    note(trace, 'later');

    expect([read('7-1'), read('9-2'), read('')]).toEqual([text, '1', '1']);
    expect([before, after]).toEqual([['Ingrid Solberg'], [[], undefined, undefined]]);
    expect(framesText(trace.frames(), '2', '9-2').split('\n')[0]).toBe('3 9-2');
    expect(withBefore.frames().map(({ number, name }) => [number, name])).toEqual([[3, 'later']]);
  });

  test('are the last 1,000, and no more than a tab has room for', () => {
    const many = traceAfter(0);
    for (let index = 0; index < 1_500; index += 1) note(many, String(index));
    const large = traceAfter(0, 10_000, 100);
    for (let index = 0; index < 100; index += 1) note(large, String(index), 'x'.repeat(20_000));

    expect(numbersOf(framesText(many.frames()))).toEqual(
      Array.from({ length: 1_000 }, (_, index) => index + 501),
    );
    const text = framesText(large.frames());
    expect([text.length < 801_000, numbersOf(text)]).toEqual([
      true,
      Array.from({ length: 39 }, (_, index) => index + 62),
    ]);
  });

  test('keep of the older long replies how they begin and how long they were, and so all of 20 presses', () => {
    const trace = traceAfter(0);
    const reply = { rows: 'x'.repeat(150_000) };
    for (let press = 1; press <= 20; press += 1) {
      trace.record({ kind: 'gesture', name: `press ${press}` });
      for (let call = 1; call <= 10; call += 1) answer(trace, reply);
    }
    const kept = parseFrames(framesText(trace.frames()));

    expect(kept.map(({ number }) => number)).toEqual(trace.frames().map(({ number }) => number));
    const beginning = JSON.stringify(reply).slice(0, 600);
    expect(kept.at(-1)?.detail).toEqual({ ...answered, reply });
    expect(kept[1]?.detail).toEqual({ ...answered, cut: { beginning, letters: 150_011 } });
  });

  test('keep a short reply whole, however many long ones come after it', () => {
    const trace = traceAfter(0);
    answer(trace, { id: 'acme' });
    for (let call = 1; call <= 10; call += 1) answer(trace, 'x'.repeat(100_000));

    expect(parseFrames(framesText(trace.frames()))[0]?.detail).toEqual({
      ...answered,
      reply: { id: 'acme' },
    });
  });

  test('of pages before that one stay as they were written down, as far as there is room', () => {
    const first = traceAfter(0);
    for (let index = 0; index < 700; index += 1) note(first, String(index), new Map([['at', index]]));
    const ofFirst = framesText(first.frames());
    const second = traceBehind(ofFirst);
    for (let index = 0; index < 400; index += 1) note(second, `later ${index}`);
    const text = framesText(second.frames(), ofFirst);
    const third = traceBehind(text);

    expect(numbersOf(text)).toEqual(Array.from({ length: 1_000 }, (_, index) => index + 101));
    expect(parseFrames(text)[0]).toEqual(first.frame(101));
    expect(framesText(third.frames(), text)).toBe(text);
  });

  test('are read only when the Lab asks for them', () => {
    const old = traceAfter(0);
    note(old, 'one');
    const text = framesText(old.frames());
    const parse = vi.spyOn(JSON, 'parse');
    const trace = withEarlier(traceBehind(text), text);
    note(trace, 'two');
    const before = parse.mock.calls.length;
    const names = trace.frames().map(({ name }) => name);
    const after = parse.mock.calls.length;
    parse.mockRestore();

    expect([before, names, after]).toEqual([0, ['one', 'two'], 1]);
  });

  test('are left out once this page has forgotten its first ones, and where what is kept is damaged', () => {
    const old = traceAfter(0);
    note(old, 'one');
    const text = framesText(old.frames());
    const trace = withEarlier(traceBehind(text, 2), text);
    for (const name of ['a', 'b', 'c']) note(trace, name);

    expect(trace.frames().map(({ name }) => name)).toEqual(['b', 'c']);
    expect(parseFrames('7\n{')).toEqual([]);
    expect(numbersOf(framesText(trace.frames(), text))).toEqual([3, 4]);
    expect(framesBefore({ sessionStorage: storageWith('rubbish') })).toBe(0);
  });
});
