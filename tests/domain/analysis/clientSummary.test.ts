import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clientSummary, type SummaryFacts, type SummaryFigure } from '#domain/analysis/clientSummary.ts';
import type { GoalStatus } from '#domain/portfolio/goalStatus.ts';

const revenue: SummaryFigure = {
  label: 'Revenue',
  isPlural: false,
  current: 14_400,
  previous: 12_000,
  channels: [
    { label: 'Paid search', current: 9_000, previous: 7_000 },
    { label: 'Email', current: 5_400, previous: 5_000 },
  ],
  write: (value) => `$${value}`,
};

const sessions: SummaryFigure = {
  label: 'Sessions',
  isPlural: true,
  current: 900,
  previous: 1_000,
  channels: [],
  write: (value) => `${value}`,
};

const facts: SummaryFacts = {
  figures: [revenue, sessions],
  versus: 'previous 28 days',
  isPartial: false,
  goals: [],
};

describe('the sentence on a client', () => {
  test('names what changed most and the channel that made most of it', () => {
    expect(clientSummary(facts)).toBe(
      'Revenue rose 20.0% to $14400 against the previous 28 days, mostly from paid search (+$2000 of +$2400).',
    );
  });

  test('says that the time before lacks sources, and reports many times as much by a multiple', () => {
    const grown = { ...revenue, current: 1_413_600, channels: [] };

    expect(clientSummary({ ...facts, figures: [grown], isPartial: true })).toBe(
      'Revenue rose 118-fold to $1413600 against the previous 28 days. Some sources lack data for the comparison.',
    );
  });

  test('takes another figure only when that changed clearly more, and no channel without a share of it', () => {
    const fallen = { ...sessions, current: 600 };

    expect(clientSummary({ ...facts, figures: [revenue, fallen] })).toBe(
      'Sessions fell 40.0% to 600 against the previous 28 days.',
    );
    expect(clientSummary({ ...facts, figures: [revenue, { ...sessions, current: 750 }] })).toContain(
      'Revenue rose',
    );
  });

  test('a channel that moved the other way is no reason', () => {
    const channels = [
      { label: 'Email', current: 0, previous: 9_000 },
      { label: 'Display', current: 11_400, previous: 0 },
    ];

    expect(clientSummary({ ...facts, figures: [{ ...revenue, channels }] })).toBe(
      'Revenue rose 20.0% to $14400 against the previous 28 days, led by display (+$11400).',
    );
  });

  test('reports goals that are behind, else that they are on track, and nothing of those without figures', () => {
    const steady = { ...facts, figures: [{ ...revenue, previous: 14_400 }] };
    const goal = (label: string, standing: GoalStatus) => ({ label, standing });

    expect(clientSummary({ ...steady, goals: [goal('Revenue', 'behind'), goal('ROAS', 'behind')] })).toBe(
      'Revenue is steady at $14400 against the previous 28 days; the goals for revenue and ROAS are behind plan.',
    );
    expect(
      clientSummary({ ...steady, goals: [goal('Revenue', 'onTrack'), goal('ROAS', 'onTrack')] }),
    ).toMatch(/; both goals are on track\.$/);
    expect(clientSummary({ ...steady, goals: [goal('Revenue', 'behind'), goal('ROAS', 'atRisk')] })).toMatch(
      /; the goal for ROAS is at risk\.$/,
    );
    expect(clientSummary({ ...steady, goals: [goal('Revenue', 'ahead'), goal('ROAS', 'onTrack')] })).toMatch(
      /; both goals are on track\.$/,
    );
    expect(clientSummary({ ...steady, goals: [goal('Revenue', 'unknown')] })).toBe(
      'Revenue is steady at $14400 against the previous 28 days.',
    );
  });

  test.each([
    ['a week before', 'against a week before'],
    ['the day before', 'against the day before'],
    ['1 Oct – 5 Oct 2026', 'against 1 Oct – 5 Oct 2026'],
  ])('held against “%s” it says “%s”', (versus, words) => {
    expect(clientSummary({ ...facts, versus })).toContain(` to $14400 ${words}, mostly from paid search`);
  });

  test('without a comparison it reports the figure, and without any figure nothing', () => {
    expect(clientSummary({ ...facts, versus: null })).toBe('Revenue is $14400.');
    expect(clientSummary({ ...facts, figures: [{ ...revenue, current: null }] })).toBe(null);
  });

  test('never says NaN, Infinity or undefined, whatever the figures are', () => {
    const measure = fc.option(fc.integer({ min: 0, max: 10_000_000 }), { nil: null });
    const channel = fc.record({
      label: fc.constantFrom('Email', 'Display'),
      current: measure,
      previous: measure,
    });
    const figure = fc.record({
      label: fc.constantFrom('Revenue', 'Spend'),
      isPlural: fc.boolean(),
      current: measure,
      previous: measure,
      channels: fc.array(channel, { maxLength: 4 }),
      write: fc.constant((value: number) => String(value)),
    });
    const standing = fc.constantFrom<GoalStatus>('ahead', 'onTrack', 'behind', 'atRisk', 'unknown');
    const goal = fc.record({ label: fc.constant('ROAS'), standing });
    const any = fc.record({
      figures: fc.array(figure, { maxLength: 4 }),
      versus: fc.constantFrom(null, 'previous 7 days'),
      isPartial: fc.boolean(),
      goals: fc.array(goal, { maxLength: 3 }),
    });

    fc.assert(
      fc.property(any, (told) => {
        const sentence = clientSummary(told);
        expect(sentence ?? 'nothing.').not.toMatch(/NaN|Infinity|undefined|null/);
        expect(sentence ?? 'nothing.').toMatch(/\.$/);
      }),
    );
  });
});
