/** Tests hostile lines of an imported log: each is read or refused in a bounded message. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eventOf, LineFault, parseLine } from '#mocks/inspection/exportLines.ts';

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
