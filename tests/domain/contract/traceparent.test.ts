/** Tests the header that carries correlation and causation ids. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatTraceParent, parseTraceParent } from '#domain/contract/traceparent.ts';

const correlation = '4bf92f3577b34da6a3ce929d0e0e4736';

describe('traceparent', () => {
  test('is written as version 00 of the standard', () => {
    expect(formatTraceParent({ correlation, frame: 255 })).toBe(`00-${correlation}-00000000000000ff-01`);
  });

  test('is read as it was written', () => {
    const word = fc.integer({ min: 1, max: 0xffffffff }).map((value) => value.toString(16).padStart(8, '0'));
    const correlations = fc.tuple(word, word, word, word).map((words) => words.join(''));
    fc.assert(
      fc.property(correlations, fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (trace, frame) => {
        expect(parseTraceParent(formatTraceParent({ correlation: trace, frame }))).toEqual({
          correlation: trace,
          frame,
        });
      }),
    );
  });

  test('is read whatever its flags and its version but ff', () => {
    const headers = ['00', '01', 'cc'].flatMap((version) =>
      ['00', '01', 'ff'].map((flags) => `${version}-${correlation}-0000000000000007-${flags}`),
    );

    expect(headers.map(parseTraceParent)).toEqual(headers.map(() => ({ correlation, frame: 7 })));
  });

  test('of a stranger keeps its correlation', () => {
    expect(parseTraceParent(`00-${correlation}-f067aa0ba902b7c1-01`)?.correlation).toBe(correlation);
  });

  test('that is malformed or all zeros is ignored', () => {
    const zeros = '0'.repeat(32);
    const headers = [
      null,
      '',
      correlation,
      `00-${correlation}-0000000000000007`,
      `00-${correlation}-0000000000000007-01-more`,
      ` 00-${correlation}-0000000000000007-01`,
      `ff-${correlation}-0000000000000007-01`,
      `0-${correlation}-0000000000000007-01`,
      `00-${correlation.toUpperCase()}-0000000000000007-01`,
      `00-${correlation.slice(1)}-0000000000000007-01`,
      `00-${correlation}-00000007-01`,
      `00-${correlation}-000000000000000g-01`,
      `00-${zeros}-0000000000000007-01`,
      `00-${correlation}-0000000000000000-01`,
    ];

    expect(headers.map(parseTraceParent)).toEqual(headers.map(() => null));
  });
});
