/** Tests trace files of runs, and finding the first difference of two runs. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { divergence } from '#scenarios/diverge.ts';
import { readTraceFile } from '#scenarios/readTraceFile.ts';
import type { Script } from '#scenarios/script.ts';
import { traceFileOf, traceFileText } from '#scenarios/traceFile.ts';
import type { Frame, FrameKind } from '#world/trace.ts';

const script: Script = {
  version: 1,
  name: 'try',
  title: 'Try',
  about: 'Tries.',
  seed: 1,
  start: '2026-03-02T09:00:00Z',
  network: 'instant',
  steps: [{ go: '/' }],
};

const framesOf = (...told: readonly (readonly [FrameKind, string, unknown?])[]): readonly Frame[] =>
  told.map(([kind, name, detail], index) => ({
    number: index + 1,
    kind,
    name,
    at: index,
    realTime: index,
    cause: null,
    correlation: '0'.repeat(32),
    actor: null,
    detail: detail ?? null,
  }));

const answered = {
  method: 'GET',
  path: '/',
  status: 200,
  problem: null,
  position: null,
  replayed: false,
  headers: new Headers({ etag: '"r1"' }),
  headAfter: 3,
};
const head = { position: 3, hash: 'abc' };
const failed = { index: 0, state: 'failed', problem: 'it is not there', name: 'Open /' } as const;

describe('a trace file', () => {
  test('is read as it was written, without what was typed into secret fields', () => {
    const circle: Record<string, unknown> = { items: [1, undefined], error: new TypeError('no') };
    circle.self = circle;
    const frames = framesOf(
      ['step', 'Write “acorn-17” into field “Confirm password”', { index: 0 }],
      ['response', '200 GET /', { ...answered, call: () => 1 }],
      ['note', 'odd', circle],
    );
    const password = { role: 'field', name: 'Confirm password' };
    const typing: Script = { ...script, steps: [{ fill: password, with: 'acorn-17' }] };
    const text = traceFileText(traceFileOf(typing, { failed, head, frames }));
    const read = readTraceFile(text);

    expect(text).not.toContain('acorn-17');
    if (!read.ok) throw new Error(read.problem);
    expect([read.file.script, read.file.failed, read.file.head]).toEqual([
      { ...script, steps: [{ fill: password, with: '{demo password 2}' }] },
      {
        index: 0,
        name: 'Write another password (2) into field “Confirm password”',
        problem: 'it is not there',
      },
      head,
    ]);
    expect(read.file.frames.map(({ name }) => name)).toEqual([
      'Write another password (2) into field “Confirm password”',
      '200 GET /',
      'odd',
    ]);
    const { headers } = Object(read.file.frames[1]?.detail) as { headers: Headers };
    expect(headers.get('etag')).toBe('"r1"');
    expect(readTraceFile(traceFileText(read.file))).toEqual(read);
  });

  test('that is none is reported', () => {
    expect([readTraceFile('{}'), readTraceFile('{')].map((read) => read.ok)).toEqual([false, false]);
  });
});

describe('a hostile trace file', () => {
  const problemIn = (json: string): string => {
    const read = readTraceFile(json);
    return read.ok ? 'read' : read.problem;
  };

  test('that is deep, empty or shapeless is refused in few words', () => {
    const whole = { kind: 'agencylens-trace', version: 1, failed: null, head, script };
    const files = [
      '',
      'null',
      '[]',
      '{"a":'.repeat(100_000),
      '['.repeat(100_000),
      JSON.stringify({ ...whole, frames: {} }),
      JSON.stringify({ ...whole, frames: [null] }),
      JSON.stringify({ ...whole, frames: [], script: ['x'.repeat(1_000_000)] }),
      JSON.stringify({ ...whole, frames: [{ number: 1, kind: 'constructor' }] }),
    ];
    const words = files.map(problemIn);
    expect(words.map((text) => text !== 'read' && text !== '' && text.length <= 400)).toEqual(
      files.map(() => true),
    );
  });

  test('of any JSON is read or refused in few words', () => {
    const frame = {
      number: 1,
      kind: 'event',
      name: 'a',
      at: 0,
      realTime: 0,
      cause: null,
      correlation: 'a',
      actor: null,
    };
    const changes = (one: object) =>
      fc.dictionary(fc.constantFrom(...Object.keys(one), '__proto__'), fc.jsonValue());
    const file = fc
      .tuple(
        changes({ kind: 0, version: 0, failed: 0, head: 0, script: 0, frames: 0 }),
        changes({ ...frame, detail: 0 }),
      )
      .map(([own, inFrame]) =>
        JSON.stringify({
          kind: 'agencylens-trace',
          version: 1,
          failed: null,
          head,
          script,
          frames: [{ ...frame, ...inFrame }],
          ...own,
        }),
      );
    fc.assert(
      fc.property(fc.oneof(file, fc.json(), fc.string()), (json) => {
        const words = problemIn(json);
        expect([words !== '', words.length <= 400]).toEqual([true, true]);
      }),
    );
  });
});

describe('two runs', () => {
  const run = framesOf(
    ['step', 'Open /'],
    ['request', 'GET /a'],
    ['response', '200 GET /a'],
    ['note', 'end'],
  );

  test('that are equal do not part, whatever their numbers', () => {
    const later = run.map((frame) => ({ ...frame, number: frame.number + 7, realTime: 9 }));

    expect(divergence(run, later, 'exact')).toBeNull();
  });

  test('part at the first frame that differs, with what came before', () => {
    const other = run.with(2, { ...(run[2] as Frame), name: '503 GET /a' });

    expect(divergence(run, other, 'exact')).toEqual({
      one: { index: 2, frame: run[2], before: run.slice(0, 2) },
      other: { index: 2, frame: other[2], before: other.slice(0, 2) },
      step: 'Open /',
    });
    expect(divergence(run, run.slice(0, 3), 'exact')?.other).toEqual({
      index: 3,
      frame: null,
      before: run.slice(0, 3),
    });
  });

  test('of different seeds may differ in order, ids and figures, but not in kind', () => {
    const one = framesOf(
      ['step', 'Open /'],
      ['response', '200 GET /a/cw9bn77s4bvbsvwh'],
      ['stream', '#12 SessionStarted'],
      ['step', 'Wait 2 s'],
    );
    const other = framesOf(
      ['step', 'Open /'],
      ['stream', '#13 SessionStarted'],
      ['response', '200 GET /a/2y24jx4s7p8xbydp'],
      ['step', 'Wait 2 s'],
      ['fault', 'It broke'],
    );

    expect(divergence(one, other.slice(0, 4), 'shape')).toBeNull();
    expect(divergence(one, other, 'shape')).toEqual({
      one: { index: 4, frame: null, before: one },
      other: { index: 4, frame: other[4], before: other.slice(0, 4) },
      step: 'Wait 2 s',
    });
  });
});
