/** Tests which metric queries are valid, and the messages for the others. */
import { describe, expect, test } from 'vitest';
import { epochDayOf } from '#domain/calendar/epochDay.ts';
import type { MetricQuery } from '#domain/contract/metricSchemas.ts';
import { readQuestion } from '#domain/metrics/metricQuestion.ts';

const dayOf = (text: string): number => epochDayOf(text) ?? Number.NaN;
const today = dayOf('2026-01-05');
const days = { from: '2025-12-01', to: '2025-12-31' };

const questionOf = (query: Partial<MetricQuery> = {}) => {
  const read = readQuestion({ ...days, ...query }, today);
  return read.ok ? read.question : read.errors;
};

describe('a question', () => {
  test('of two days alone asks for all figures, day by day', () => {
    expect(questionOf()).toEqual({
      range: { from: dayOf('2025-12-01'), to: dayOf('2025-12-31') },
      cutAtToday: false,
      comparison: { compare: 'none', byWeekday: false },
      interval: 'day',
      groupBy: null,
      filters: {},
      figures: null,
      sort: { figure: 'sessions', descending: true },
      rowSeries: false,
    });
  });

  test('says everything that can be said', () => {
    expect(
      questionOf({
        to: '2026-02-01',
        compare: 'year',
        match: 'weekday',
        interval: 'week',
        group_by: 'campaign',
        filters: 'channel:email,display;device:mobile;campaign:none',
        measures: 'roas,sessions',
        sort: 'cpa_cents',
        detail: 'series',
      }),
    ).toEqual({
      range: { from: dayOf('2025-12-01'), to: today },
      cutAtToday: true,
      comparison: { compare: 'year', byWeekday: true },
      interval: 'week',
      groupBy: 'campaign',
      filters: {
        channel: new Set(['email', 'display']),
        device: new Set(['mobile']),
        campaign: new Set(['none']),
      },
      figures: new Set(['roas', 'sessions']),
      sort: { figure: 'cpa_cents', descending: false },
      rowSeries: true,
    });
  });

  test('of many days is answered by months unless it says otherwise', () => {
    expect(questionOf({ from: '2025-01-01' })).toMatchObject({ interval: 'day' });
    expect(questionOf({ from: '2024-12-30' })).toMatchObject({ interval: 'month' });
  });

  test.each<[Partial<MetricQuery>, Record<string, string>]>([
    [{ from: '2025-02-30' }, { from: 'Must be a day such as 2026-11-21' }],
    [{ to: 'now' }, { to: 'Must be a day such as 2026-11-21' }],
    [{ from: '2026-01-01' }, { from: 'Must not be after the last day' }],
    [{ from: '2026-01-06', to: '2026-01-07' }, { from: 'Must not be after 2026-01-05' }],
    [{ from: '2020-01-01' }, { from: 'At most 1100 days' }],
    [{ to: '2026-01-01', interval: 'hour' }, { interval: 'Hours are given for at most 31 days' }],
    [
      { compare: 'custom' },
      { compare_from: 'Must be a day such as 2026-11-21', compare_to: 'Must be a day such as 2026-11-21' },
    ],
    [
      { compare: 'custom', compare_from: '2025-02-02', compare_to: '2025-02-01' },
      { compare_from: 'Must not be after the last day' },
    ],
    [
      { compare: 'custom', compare_from: '2025-02-02', compare_to: '2026-02-01' },
      { compare_to: 'Must not be after 2026-01-05' },
    ],
    [
      { compare: 'custom', match: 'weekday', compare_from: '2025-02-01', compare_to: '2025-02-02' },
      { match: 'Needs compare=previous or compare=year' },
    ],
    [{ compare: 'year', compare_to: '2025-02-02' }, { compare_to: 'Needs compare=custom' }],
    [{ match: 'weekday' }, { match: 'Needs compare=previous or compare=year' }],
    [
      { detail: 'series', sort: '-clicks', limit: '10', cursor: 'email' },
      {
        detail: 'Needs group_by',
        sort: 'Needs group_by',
        limit: 'Needs group_by',
        cursor: 'Needs group_by',
      },
    ],
    [{ measures: 'roas,love' }, { measures: 'There is no figure "love"' }],
    [{ sort: '-love' }, { sort: 'There is no figure "love"' }],
    [
      { filters: 'colour:red' },
      {
        filters: 'Must be such as channel:email;device:mobile, of channel, campaign, source, device, country',
      },
    ],
    [{ filters: 'channel:email,tv' }, { filters: 'Unknown channel “tv”' }],
    [{ filters: 'device:' }, { filters: 'Unknown device “”' }],
    [{ filters: 'device:mobile;device:tablet' }, { filters: 'device is given twice' }],
    [
      { filters: '' },
      {
        filters: 'Must be such as channel:email;device:mobile, of channel, campaign, source, device, country',
      },
    ],
  ])('%j is refused by field', (query, errors) => {
    expect(questionOf(query)).toEqual(errors);
  });
});
