import { describe, expect, test } from 'vitest';
import { filterInSlices, filterSlice } from '#ui/lab/log/EventsView.tsx';
import { type FilterTerm, filterOf, termWords, withoutTwins } from '#ui/lab/log/logFilter.ts';
import { eventAt } from './logSamples.ts';

const events = [
  eventAt(1),
  eventAt(2, { type: 'SessionStarted', stream: 'session-a', actor: { kind: 'seed', id: 'demo' } }),
  eventAt(3, { occurredAt: '2026-04-02T10:00:00.000Z', correlationId: 'd'.repeat(32) }),
  eventAt(4, { data: { note: 'Tall Ships' } }),
];

const left = (...terms: readonly FilterTerm[]): readonly number[] => {
  const test = filterOf(terms);
  return events.filter((event) => test === null || test(event)).map(({ position }) => position);
};

describe('the filter of the log', () => {
  test.each<[FilterTerm, number[]]>([
    [{ field: 'type', not: false, value: 'client' }, [1, 3, 4]],
    [{ field: 'type', not: true, value: 'client' }, [2]],
    [{ field: 'stream', not: false, value: 'session-' }, [2]],
    [{ field: 'actor', not: true, value: 'seed demo' }, [1, 3, 4]],
    [{ field: 'correlation', not: false, value: 'dddd' }, [3]],
    [{ field: 'text', not: false, value: 'tall ships' }, [4]],
    [{ field: 'text', not: true, value: 'acme' }, [4]],
    [{ field: 'time', not: false, value: '2026-03-01..2026-03-31' }, [1, 2, 4]],
    [{ field: 'time', not: true, value: '2026-03-01..2026-03-31' }, [3]],
    [{ field: 'time', not: false, value: '2026-04-01..' }, [3]],
    [{ field: 'time', not: false, value: '..2026-03-14' }, [1, 2, 4]],
    [{ field: 'text', not: false, value: '  ' }, [1, 2, 3, 4]],
  ])('leaves what its term says: %j', (term, positions) => {
    expect(left(term)).toEqual(positions);
  });

  test('holds all terms at once, and turns each round by itself', () => {
    const type: FilterTerm = { field: 'type', not: false, value: 'ClientAdded' };
    const text: FilterTerm = { field: 'text', not: true, value: 'Tall' };
    expect(left(type, text)).toEqual([1, 3]);
    expect(left(type, { ...text, not: false })).toEqual([4]);
    expect(filterOf([])).toBe(null);
  });

  test('is put in words', () => {
    const terms: readonly FilterTerm[] = [
      { field: 'type', not: true, value: 'Session' },
      { field: 'text', not: false, value: 'a' },
      { field: 'time', not: false, value: '2026-03-01..2026-03-14' },
      { field: 'time', not: true, value: '..2026-03-14' },
      { field: 'time', not: false, value: '2026-03-01..' },
    ];
    expect(terms.map(termWords)).toEqual([
      'Type is not Session',
      'Text is “a”',
      'Time is 2026-03-01 to 2026-03-14',
      'Time is not until 2026-03-14',
      'Time is from 2026-03-01',
    ]);
    expect(withoutTwins([...terms, ...terms])).toEqual(terms);
  });
});

describe('filtering in slices', () => {
  const items = Array.from({ length: 2 * filterSlice + 10 }, (_, index) => index);
  const even = (item: number) => item % 2 === 0;

  test('finds all of it, slice by slice', async () => {
    const found: number[] = [];
    const ends: number[] = [];
    await filterInSlices({
      items,
      test: even,
      from: 0,
      signal: new AbortController().signal,
      onSlice: (indices, until) => {
        found.push(...indices);
        ends.push(until);
      },
    });

    expect(found).toEqual(items.filter(even));
    expect(ends).toEqual([filterSlice, 2 * filterSlice, items.length]);
  });

  test('goes on where it stood, and stops when it is asked', async () => {
    const stopping = new AbortController();
    const ends: number[] = [];
    await filterInSlices({
      items,
      test: even,
      from: 10,
      signal: stopping.signal,
      onSlice: (_found, until) => {
        ends.push(until);
        stopping.abort();
      },
    });

    expect(ends).toEqual([filterSlice + 10]);
  });
});
