/** Tests saved results and durations of scenarios. */
import { describe, expect, test } from 'vitest';
import { spanText } from '#ui/lab/scenarios/Gallery.tsx';
import { readResults } from '#ui/lab/scenarios/storedResults.ts';

describe('kept results', () => {
  test('are read again, and what is none is left out', () => {
    const passed = { ok: true, step: null, at: 5 };
    const failed = { ok: false, step: 3, at: 9 };

    expect(readResults(JSON.stringify({ passed, failed, odd: { ok: 'yes' }, none: null }))).toEqual({
      passed,
      failed,
    });
    expect([readResults(null), readResults('{'), readResults('7')]).toEqual([{}, {}, {}]);
  });
});

describe('a span', () => {
  test('is reported in its two largest units', () => {
    expect(
      [0, 19_000, 100_000, 3_600_000, 14 * 86_400_000, 32 * 86_400_000 + 7_261_000].map(spanText),
    ).toEqual(['0 s', '19 s', '1 min 40 s', '1 h', '14 days', '32 days 2 h']);
  });
});
