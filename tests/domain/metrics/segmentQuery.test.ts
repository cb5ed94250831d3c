/** Tests that segments serialize as queries and parse to the same filters. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countries, devices } from '#domain/metrics/breakdowns.ts';
import { channels } from '#domain/metrics/channels.ts';
import { isSameSegment, segmentFilters, segmentQuery } from '#domain/metrics/segmentQuery.ts';
import { noFilters, type ViewFilters } from '#domain/metrics/view.ts';

const some = (values: readonly string[]) => fc.uniqueArray(fc.constantFrom(...values), { maxLength: 3 });

const anyFilters: fc.Arbitrary<ViewFilters> = fc.record({
  channel: some(channels),
  campaign: some(['c-1', 'c-2', 'none']),
  source: some(['s-1', 's-2']),
  device: some(devices),
  country: some(countries),
});

describe('a segment', () => {
  test('is read again as the filters that were kept', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(segmentFilters(segmentQuery(filters))).toEqual(filters);
        expect(isSameSegment(segmentFilters(segmentQuery(filters)), filters)).toBe(true);
      }),
    );
  });

  test('keeps nothing but filters, and loses what is none any more', () => {
    expect(segmentQuery(noFilters)).toBe('');
    expect(segmentFilters('channel=email&channel=telex&range=7d&client=a')).toEqual({
      ...noFilters,
      channel: ['email'],
    });
  });

  test('is the same in any order, and another with one value more', () => {
    const two = { ...noFilters, device: ['mobile', 'desktop'] };
    expect(isSameSegment(two, { ...noFilters, device: ['desktop', 'mobile'] })).toBe(true);
    expect(isSameSegment(two, { ...noFilters, device: ['desktop'] })).toBe(false);
  });
});
