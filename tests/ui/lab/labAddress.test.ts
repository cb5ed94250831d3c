/** Tests formatting and parsing addresses of the Lab. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatLabAddress, parseLabAddress } from '#ui/lab/labAddress.ts';

const word = fc.stringMatching(/^[a-zA-Z0-9]{1,12}$/);

describe('an address in the Lab', () => {
  test('names the panel, what the panel shows, and the moment', () => {
    expect(parseLabAddress('charts/checkout?at=312&focus=processing')).toEqual({
      panel: 'charts',
      rest: 'checkout?focus=processing',
      at: 312,
    });
    expect(parseLabAddress('')).toEqual({ panel: '', rest: '', at: null });
    expect(
      ['log?at=0', 'log?at=-3', 'log?at=1.5', 'log?at=soon'].map((text) => parseLabAddress(text).at),
    ).toEqual([null, null, null, null]);
  });

  test('is read as it was written', () => {
    const place = fc.record({
      panel: word,
      rest: fc
        .tuple(
          fc.array(word, { maxLength: 3 }),
          fc.dictionary(
            word.filter((key) => key !== 'at'),
            word,
            { maxKeys: 2 },
          ),
        )
        .map(([path, query]) => {
          const search = new URLSearchParams(query).toString();
          return path.join('/') + (search === '' ? '' : `?${search}`);
        }),
      at: fc.option(fc.integer({ min: 1, max: 1e9 })),
    });

    fc.assert(
      fc.property(place, (one) => {
        expect(parseLabAddress(formatLabAddress(one))).toEqual(one);
      }),
    );
  });
});
