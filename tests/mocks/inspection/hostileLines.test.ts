/** Tests hostile lines and files of an imported log: each is read or refused in a bounded message. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkNdjson } from '#mocks/inspection/branchEvents.ts';
import { eventOf, LineFault, longestLine, parseLine } from '#mocks/inspection/exportLines.ts';

const refusalOf = (line: string): string | null => {
  try {
    eventOf(parseLine(line), 'demo');
    return null;
  } catch (error) {
    if (error instanceof LineFault) return error.message;
    throw error;
  }
};

const event = {
  tenant: 'demo',
  position: 0,
  id: 'one',
  stream: 'goal-one',
  revision: 0,
  type: 'GoalSet',
  schemaVersion: 1,
  occurredAt: '2026-03-02T09:00:00.000Z',
  recordedAt: '2026-03-02T09:00:00.000Z',
  commandId: 'one',
  correlationId: '0'.repeat(32),
  causationId: null,
  actor: { kind: 'account', id: 'ada' },
  tags: [],
  data: {},
  previousHash: '0'.repeat(64),
  hash: '0'.repeat(64),
};

describe('a line of a log', () => {
  test('that is deep, empty or shapeless is refused in a short message', () => {
    const long = 'x'.repeat(900_000);
    const lines = [
      '',
      'null',
      '[]',
      '"',
      '{}',
      '['.repeat(100_000) + ']'.repeat(100_000),
      '{"a":'.repeat(100_000) + 1 + '}'.repeat(100_000),
      `{"${long}":{"__proto__":1}}`,
      JSON.stringify({ ...event, type: long }),
      JSON.stringify({ ...event, type: 'constructor' }),
      JSON.stringify({ ...event, data: { [long]: 1 } }),
      JSON.stringify({ ...event, tags: Array.from({ length: 50_000 }, () => 'a') }),
      'x'.repeat(1_000_001),
    ];
    const refusals = lines.map(refusalOf);
    expect(refusals.map((words) => words !== null && words !== '' && words.length <= 301)).toEqual(
      lines.map(() => true),
    );
  });

  test('with any value in any field is read or refused, and never breaks its reader', () => {
    const field = fc.constantFrom(...Object.keys(event), '__proto__', 'constructor', 'sealed');
    fc.assert(
      fc.property(fc.dictionary(field, fc.jsonValue()), fc.boolean(), (changes, isWhole) => {
        const line = JSON.stringify({ ...event, ...changes });
        const refusal = refusalOf(isWhole ? line : line.slice(0, -1));
        expect(refusal === null || refusal.length <= 301).toBe(true);
      }),
    );
  });
});

const faultOfFile = async (parts: readonly (string | Uint8Array<ArrayBuffer>)[]): Promise<string> => {
  const { fault } = await checkNdjson(new Blob([...parts]));
  return fault?.detail ?? '';
};

const header = {
  format: 'agencylens-log',
  version: 2,
  tenant: 'demo',
  count: 1,
  head: '0'.repeat(64),
  createdAt: event.occurredAt,
};

describe('a backup', () => {
  test('that is deep, empty, shapeless or has no line end is refused in a short message', async () => {
    const files = [
      [],
      ['\n'.repeat(10_000)],
      [new Uint8Array(1_000).fill(255)],
      ['x'.repeat(longestLine), 'x'],
      ['{"a":'.repeat(100_000)],
      [`${JSON.stringify(header)}\n`, '[]\n'.repeat(10_000)],
      [`${JSON.stringify(header)}\n`.repeat(1_000)],
      [
        JSON.stringify({
          wrapped: { kdf: 'pbkdf2-sha256', rounds: 1e12, salt: 'AA', nonce: 'AA', box: 'AA' },
        }),
      ],
    ];
    const faults = await Promise.all(files.map(faultOfFile));
    expect(faults.map((words) => words !== '' && words.length <= 400)).toEqual(files.map(() => true));
  });

  test('of any lines is read or refused, and never breaks its reader', async () => {
    const known = fc.constantFrom(
      header,
      event,
      { end: true, count: 1, head: header.head },
      { person: 'a', secret: 'b' },
    );
    const line = fc.oneof(
      fc.json(),
      fc.string(),
      fc
        .tuple(
          known,
          fc.dictionary(fc.constantFrom(...Object.keys(event), 'count', 'wrapped'), fc.jsonValue()),
        )
        .map(([one, changes]) => JSON.stringify({ ...one, ...changes })),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 8 }), fc.boolean(), async (lines, hasHeader) => {
        const all = hasHeader ? [JSON.stringify(header), ...lines] : lines;
        const words = await faultOfFile([all.join('\n')]);
        expect([words !== '', words.length <= 400]).toEqual([true, true]);
      }),
    );
  });
});
