/** Tests hostile or damaged scripts, links and trace files: each gets a message within a limit. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseScript } from '#scenarios/parseScript.ts';
import { type ReadTrace, readTraceFile } from '#scenarios/readTraceFile.ts';
import type { Script } from '#scenarios/script.ts';
import { tellProblem } from '#scenarios/scriptProblem.ts';
import { decodeScript } from '#scenarios/shareCode.ts';
import { traceFileOf, traceFileText } from '#scenarios/traceFile.ts';
import { toBase64Url } from '#world/createIds.ts';
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

const packed = async (text: string, times: number): Promise<string> => {
  let left = times;
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (controller) => {
      if (left === 0) controller.close();
      else controller.enqueue(new TextEncoder().encode(text));
      left -= 1;
    },
  });
  const deflated = source.pipeThrough(new CompressionStream('deflate-raw'));
  return toBase64Url(new Uint8Array(await new Response(deflated).arrayBuffer()));
};

const told = (parsed: Awaited<ReturnType<typeof decodeScript>>): readonly string[] =>
  parsed.ok ? [] : parsed.problems.map(tellProblem);

const damaged = 'the link is damaged: it holds no script';

describe('the link of a scenario', () => {
  test('that unpacks to more than a script may have is refused in words', async () => {
    const code = await packed(' '.repeat(1_000_000), 60);

    expect([code.length < 100_000, told(await decodeScript(code))]).toEqual([true, [damaged]]);
    expect(told(await decodeScript('A'.repeat(3_000_000)))).toEqual([damaged]);
  });

  test('that holds a deep, empty, shapeless or strange text is refused in words', async () => {
    const texts = ['['.repeat(100_000), '{"a":'.repeat(100_000), ' ', 'null', '[]', '{}', '"'];
    const answers = await Promise.all(
      texts.map(async (text) => told(await decodeScript(await packed(text, 1)))),
    );

    expect(answers.map(([first = '', ...more]) => [first.replace(/JSON: .*/s, 'JSON'), more.length])).toEqual(
      [
        ['This is nested deeper than 32 levels.', 0],
        ['This is nested deeper than 32 levels.', 0],
        ['This is empty.', 0],
        ['a script is an object', 0],
        ['a script is an object', 0],
        ['version: must be one of 1', 7],
        ['This is not JSON', 0],
      ],
    );
  });

  test('of any letters is refused, and never breaks its reader', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary-ascii' }), async (code) => {
        expect((await decodeScript(code)).ok).toBe(false);
      }),
    );
  });
});

describe('a script', () => {
  test('with no end of wrong steps, keys and words is refused with a few short problems', () => {
    const long = 'x'.repeat(100_000);
    const wrongs: readonly unknown[] = [
      { ...script, steps: Array.from({ length: 4_000 }, () => ({ klick: 1 })) },
      { ...script, steps: Array.from({ length: 100_000 }, () => 1) },
      { ...script, steps: [{ [long]: 1 }] },
      { ...script, steps: [{ go: '/', [long]: 1 }] },
      { ...script, steps: [{ fault: { route: long, status: 500, times: 1 } }, { fault: { kind: long } }] },
      { ...script, ...Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`k${index}`, 1])) },
      { ...script, steps: [{ expect: JSON.parse('{"__proto__":1,"constructor":2}') }] },
    ];

    for (const wrong of wrongs) {
      const parsed = parseScript(JSON.stringify(wrong));
      const problems = parsed.ok ? [] : parsed.problems.map(tellProblem);
      expect([problems.length > 0, problems.length <= 20]).toEqual([true, true]);
      expect(Math.max(...problems.map(({ length }) => length))).toBeLessThan(1_000);
    }
  });

  test('of any steps is read or refused in words, and never breaks its reader', () => {
    const kinds = ['go', 'click', 'fault', 'expect', 'send', 'press', 'fill', 'upload', 'toString'];
    const parts = ['kind', 'route', 'role', 'within', 'toString', 'type', '__proto__'];
    const inner = fc.oneof(fc.jsonValue(), fc.dictionary(fc.constantFrom(...parts), fc.jsonValue()));
    const step = fc.oneof(
      fc.jsonValue(),
      fc.dictionary(
        fc.constantFrom(...kinds),
        fc.oneof(inner, fc.dictionary(fc.constantFrom(...parts), inner)),
      ),
    );
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const parsed = parseScript(JSON.stringify({ ...script, steps }));
        expect(parsed.ok || parsed.problems.every(({ message }) => message !== '')).toBe(true);
      }),
    );
  });

  test('of two million escapes is read, its steps with their lines', () => {
    const text = JSON.stringify(
      { ...script, steps: [{ caption: '\n"'.repeat(400_000) }, { klick: 1 }] },
      null,
      1,
    );
    const parsed = parseScript(text);

    expect(parsed.ok ? [] : parsed.problems.map(tellProblem)).toEqual([
      'Step 2, line 13: there is no step “klick”; did you mean “click”?',
    ]);
  });
});

const frame = (kind: FrameKind, detail: unknown): Frame => ({
  number: 1,
  kind,
  name: 'one',
  at: 1,
  realTime: 1,
  cause: null,
  correlation: '0'.repeat(32),
  actor: null,
  detail,
});

const run = { failed: null, head: { position: 3, hash: 'abc' } };

const fileOf = (...frames: readonly Frame[]) => traceFileOf(script, { ...run, frames });

const transition = { run: 1, event: { type: 'go' }, value: { a: 'b' }, context: {}, taken: [] };

const details: readonly (readonly [FrameKind, object])[] = [
  [
    'request',
    {
      ...{ method: 'GET', path: '/api/plans', query: '', attempt: 1, headers: { Accept: 'a' } },
      ...{ authorized: true, hasBody: false },
    },
  ],
  [
    'response',
    {
      ...{ method: 'GET', path: '/api/plans', status: 200, problem: null, position: 4, replayed: false },
      ...{ headers: new Headers({ etag: 'a' }), headAfter: 3, reply: { items: [] } },
    },
  ],
  ['event', { position: 4, id: 'e4' }],
  ['stream', { request: 1, items: [{ position: 4 }], size: 10, ending: null }],
  ['actor', { machine: 'chat', value: { open: 'idle' }, context: null }],
  ['actor', { run: 1 }],
  ['transition', transition],
];

const problemOf = (read: ReadTrace): string | null => (read.ok ? null : read.problem);

describe('a trace file', () => {
  test('with frames of each kind is read as it was written', () => {
    for (const [kind, detail] of details) {
      const file = fileOf(frame(kind, detail));
      expect(readTraceFile(traceFileText(file))).toEqual({ ok: true, file });
    }
  });

  test('that is empty, deep, of another kind or without a part is refused in words', () => {
    const { frames, ...rest } = fileOf();
    const texts = [
      ...['', '{', 'null', '[]', '{}', '['.repeat(1_000_000), '{"a":'.repeat(1_000_000)],
      JSON.stringify(rest),
      JSON.stringify({ ...rest, frames, script: undefined }),
      JSON.stringify({ ...rest, frames, failed: 1 }),
      JSON.stringify({ ...rest, frames: [null] }),
      JSON.stringify({ ...rest, frames: [{ ...frame('note', null), at: 1e300 }] }),
      JSON.stringify({ ...rest, frames: [frame('note', null), frame('note', null)] }),
      JSON.stringify({ ...rest, frames, script: { ...script, steps: [{ klick: 1 }] } }),
    ];

    expect(texts.map((text) => problemOf(readTraceFile(text))?.replace(/JSON: .*/s, 'JSON'))).toEqual([
      'This is empty.',
      'This is not JSON',
      ...Array.from({ length: 3 }, () => 'This is no trace file of AgencyLens, version 1.'),
      'This is nested deeper than 64 levels.',
      'This is nested deeper than 64 levels.',
      'This trace file is damaged: frames: must be array.',
      'The script in this trace file is damaged: a script is an object.',
      'This trace file is damaged: failed: must be object.',
      'This trace file is damaged: frames.0: must be object.',
      'This trace file is damaged: frames.0.at: Invalid input.',
      'This trace file is damaged: frames.1.number: must be greater than the one before.',
      'The script in this trace file is damaged: Step 1: there is no step “klick”; did you mean “click”?.',
    ]);
  });

  test('of millions of values takes few times as long as reading their JSON', () => {
    const values = `[${'1,'.repeat(1_500_000)}1]`;
    const huge = traceFileText(fileOf(frame('note', 'VALUES'))).replace('"VALUES"', values);
    const shortest = (work: () => unknown): number =>
      Math.min(
        ...[1, 2, 3].map(() => {
          const begun = performance.now();
          work();
          return performance.now() - begun;
        }),
      );
    const json = shortest(() => JSON.parse(huge));

    expect([problemOf(readTraceFile(huge)), problemOf(readTraceFile(values))]).toEqual([
      null,
      'This is no trace file of AgencyLens, version 1.',
    ]);
    expect(shortest(() => readTraceFile(huge)) / json).toBeLessThan(15);
  });

  test('with any damage to a detail is read or refused, and never breaks its reader', () => {
    const odd = fc.oneof(
      fc.jsonValue(),
      fc.record({ $headers: fc.jsonValue() }),
      fc.record({ $map: fc.jsonValue() }),
      fc.record({ $error: fc.jsonValue() }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...details), fc.nat(), odd, ([kind, detail], at, value) => {
        const keys = Object.keys(detail);
        const key = keys[at % keys.length] ?? '';
        const file = {
          ...fileOf(),
          frames: [{ ...frame(kind, detail), detail: { ...detail, [key]: value } }],
        };
        const problem = problemOf(readTraceFile(JSON.stringify(file)));
        expect(problem === null || problem.startsWith('This trace file is damaged: ')).toBe(true);
        const whole = { ...fileOf(), frames: [{ ...frame(kind, detail), detail: value }] };
        expect(typeof readTraceFile(JSON.stringify(whole)).ok).toBe('boolean');
      }),
    );
  });
});
