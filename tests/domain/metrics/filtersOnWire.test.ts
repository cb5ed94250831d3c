/** Tests the wire format of filters. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { countries, devices } from '#domain/metrics/breakdowns.ts';
import { channels } from '#domain/metrics/channels.ts';
import { filtersOnWire, narrowedFilters } from '#domain/metrics/filtersOnWire.ts';
import { filtersInWords } from '#domain/metrics/filterWords.ts';
import { wireFilters } from '#domain/metrics/metricQueryOf.ts';
import { filterDimensions, noFilters, type ViewFilters } from '#domain/metrics/view.ts';

const anyFilters = fc.record({
  channel: fc.subarray([...channels]),
  campaign: fc.subarray(['c1', 'c2', 'none']),
  source: fc.subarray(['s1', 's2']),
  device: fc.subarray([...devices]),
  country: fc.subarray([...countries]),
});

const lets = (filters: ViewFilters, fact: Readonly<Record<string, string>>): boolean =>
  filterDimensions.every(
    (dimension) => filters[dimension].length === 0 || filters[dimension].includes(fact[dimension] ?? ''),
  );

const anyFact = fc.record({
  channel: fc.constantFrom(...channels),
  campaign: fc.constantFrom('c1', 'c2', 'none'),
  source: fc.constantFrom('s1', 's2'),
  device: fc.constantFrom(...devices),
  country: fc.constantFrom(...countries),
});

test('are read back as they were written', () => {
  fc.assert(
    fc.property(anyFilters, (filters) => {
      expect(filtersOnWire(wireFilters(filters))).toEqual(filters);
    }),
  );
  expect([filtersOnWire(''), filtersOnWire('nonsense;:;age:1')]).toEqual([noFilters, noFilters]);
});

test('narrow each other: what both let through, and nothing else', () => {
  fc.assert(
    fc.property(anyFilters, anyFilters, anyFact, (one, other, fact) => {
      const both = narrowedFilters(wireFilters(one), wireFilters(other));
      expect(both !== null && lets(filtersOnWire(both), fact)).toBe(lets(one, fact) && lets(other, fact));
    }),
  );
  expect([
    narrowedFilters('', ''),
    narrowedFilters('channel:email,display', 'device:mobile;channel:display'),
    narrowedFilters('channel:email', 'channel:display'),
  ]).toEqual(['', 'channel:display;device:mobile', null]);
});

test('are reported by the names of their values', () => {
  const filters = filtersOnWire('channel:paid_search,email;campaign:c1,none;device:mobile');
  expect([
    filtersInWords(noFilters),
    filtersInWords(filters, (_, value) => (value === 'c1' ? 'Brand' : undefined)),
  ]).toEqual(['', 'Channel: Paid search, Email; Campaign: Brand, Without a campaign; Device: Mobile']);
});
