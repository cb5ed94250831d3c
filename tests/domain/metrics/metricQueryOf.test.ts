/** Tests the API query of a view, and the steps of a range. */
import { describe, expect, test } from 'vitest';
import { epochDayOf } from '#domain/calendar/epochDay.ts';
import { metricQuery } from '#domain/contract/metricSchemas.ts';
import { metricQueryOf } from '#domain/metrics/metricQueryOf.ts';
import { defaultView, noFilters, rangeDays } from '#domain/metrics/view.ts';
import { automaticInterval, intervalsFor } from '#domain/metrics/viewInterval.ts';

const today = epochDayOf('2026-11-22') ?? Number.NaN;
const usual = defaultView({ retentionDays: -1 });

describe('the question of a view', () => {
  test('is its days, comparison and steps, and nothing more when nothing else is chosen', () => {
    const query = metricQueryOf(usual, rangeDays(usual, today));

    expect(metricQuery.parse(query)).toEqual({
      from: '2026-10-25',
      to: '2026-11-21',
      compare: 'previous',
      match: 'weekday',
      interval: 'day',
    });
  });

  test('carries client, filters and position as the wire has them', () => {
    const view = {
      ...usual,
      client: 'client-7',
      range: { preset: '12m' as const },
      compare: 'none' as const,
      filters: { ...noFilters, channel: ['paid_search', 'display'], device: ['mobile'] },
      asOf: 312,
    };

    expect(metricQuery.parse(metricQueryOf(view, rangeDays(view, today)))).toEqual({
      client: 'client-7',
      from: '2025-11-22',
      to: '2026-11-21',
      compare: 'none',
      interval: 'week',
      filters: 'channel:paid_search,display;device:mobile',
      as_of: '312',
    });
  });
});

describe('the steps of a range', () => {
  test.each([
    [1, 'hour', ['hour', 'day']],
    [2, 'hour', ['hour', 'day']],
    [3, 'day', ['hour', 'day']],
    [14, 'day', ['hour', 'day', 'week']],
    [28, 'day', ['day', 'week']],
    [92, 'day', ['day', 'week', 'month']],
    [93, 'week', ['day', 'week', 'month']],
    [400, 'week', ['day', 'week', 'month']],
    [401, 'month', ['week', 'month']],
    [4_000, 'month', ['month']],
  ] as const)('of %d days are %s, or one of %j', (length, automatic, possible) => {
    const days = { from: today - length + 1, to: today };

    expect(automaticInterval(days)).toBe(automatic);
    expect(intervalsFor(days)).toEqual(possible);
  });
});
