/** Tests filters in the address and saved filters. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatLabAddress, parseLabAddress } from '#ui/lab/labAddress.ts';
import { filteredPlace, queryIn, termsIn } from '#ui/lab/log/filterAddress.ts';
import { readLogPlace } from '#ui/lab/log/LogPanel.tsx';
import { type FilterTerm, filterFields, withoutTwins } from '#ui/lab/log/logFilter.ts';
import { readSavedFilters, withoutSaved, withSaved } from '#ui/lab/log/SavedFilters.tsx';

const term = fc.record({
  field: fc.constantFrom(...filterFields),
  not: fc.boolean(),
  value: fc.string({ unit: 'grapheme', minLength: 1 }).filter((value) => value.trim() !== ''),
});

describe('the filters of the log in the Lab’s address', () => {
  test('are written so that they can be read', () => {
    const terms: readonly FilterTerm[] = [
      { field: 'type', not: true, value: 'Session' },
      { field: 'time', not: false, value: '2026-03-01..' },
      { field: 'text', not: false, value: 'a & b?' },
    ];
    expect(filteredPlace(312, terms)).toBe('312?not-type=Session&time=2026-03-01..&text=a+%26+b%3F');
    expect([filteredPlace(null, []), filteredPlace(7, [])]).toEqual(['', '7']);
  });

  test('come through the address as they were, beside the event and the moment', () => {
    fc.assert(
      fc.property(
        fc.array(term, { maxLength: 4 }),
        fc.option(fc.integer({ min: 1, max: 1e6 })),
        (terms, position) => {
          const wanted = withoutTwins(terms);
          const address = formatLabAddress({ panel: 'log', rest: filteredPlace(position, wanted), at: 9 });
          const { rest, at } = parseLabAddress(address);
          expect([at, rest, termsIn(queryIn(rest)), readLogPlace(rest).position]).toEqual([
            9,
            filteredPlace(position, wanted),
            wanted,
            position,
          ]);
        },
      ),
    );
  });

  test('leave out what is no filter', () => {
    expect(termsIn('kind=a&type=&not-=x&not-text=b&not-text=b')).toEqual([
      { field: 'text', not: true, value: 'b' },
    ]);
  });
});

describe('kept filters', () => {
  const sessions = { name: 'Sessions', query: 'type=Session' };
  const clients = { name: 'Clients', query: 'stream=client-&not-type=Archived' };

  test('stand by name, once each, until they are forgotten', () => {
    const both = withSaved(withSaved([], sessions), clients);
    const changed = withSaved(both, { ...sessions, query: 'not-type=Session' });
    expect(both).toEqual([clients, sessions]);
    expect(changed).toEqual([clients, { name: 'Sessions', query: 'not-type=Session' }]);
    expect(withoutSaved(changed, 'Clients')).toEqual([{ name: 'Sessions', query: 'not-type=Session' }]);
  });

  test('are read again, and what is none is left out', () => {
    const odd = [
      sessions,
      { name: '', query: 'type=a' },
      { name: 'x', query: 'kind=a' },
      { name: 7 },
      null,
      'x',
    ];
    expect(readSavedFilters(JSON.stringify(odd))).toEqual([sessions]);
    expect([
      readSavedFilters(null),
      readSavedFilters('{'),
      readSavedFilters('{}'),
      readSavedFilters('7'),
    ]).toEqual([[], [], [], []]);
  });
});
