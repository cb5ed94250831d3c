/** Tests that each attribution model credits every conversion and cent once, and how paths are generated. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { attributionReport, type ChannelDay, creditUnit } from '#domain/journeys/attributionReport.ts';
import { creditModels, creditParts, withinLookback } from '#domain/journeys/pathCredit.ts';
import { createTouchPaths, type TouchPath } from '#domain/journeys/touchPaths.ts';
import { type Channel, channels } from '#domain/metrics/channels.ts';
import { sharedByWeight } from '#domain/numbers/sharedByWeight.ts';

const lookbacks = [7, 30, 90];

const path = (...touches: readonly (readonly [Channel, number])[]): TouchPath =>
  touches.map(([channel, daysBefore]) => ({ channel, daysBefore }));

const four = path(['display', 14], ['organic_search', 7], ['email', 7], ['direct', 0]);

describe('credit', () => {
  test('follows each model: ends, parts, half after seven days, 40/20/40', () => {
    const parts = (touches: TouchPath, model: (typeof creditModels)[number]) =>
      creditParts(touches, model).map((part) => Math.round(part * 1_000));
    expect(creditModels.map((model) => [model, parts(four, model)])).toEqual([
      ['first', [1_000, 0, 0, 0]],
      ['last', [0, 0, 0, 1_000]],
      ['linear', [250, 250, 250, 250]],
      ['decay', [111, 222, 222, 444]],
      ['position', [400, 100, 100, 400]],
    ]);
    expect(parts(path(['display', 3], ['direct', 0]), 'position')).toEqual([500, 500]);
    expect(parts(path(['direct', 0]), 'position')).toEqual([1_000]);
  });

  test('counts touches within the look-back, the converting one always', () => {
    expect(withinLookback(four, 7).map(({ channel }) => channel)).toEqual([
      'organic_search',
      'email',
      'direct',
    ]);
    expect(withinLookback(four, 0).map(({ channel }) => channel)).toEqual(['direct']);
  });

  test('gives out a whole amount in whole numbers', () => {
    const weights = fc.array(fc.double({ min: 0.001, max: 1_000, noNaN: true }), {
      minLength: 1,
      maxLength: 9,
    });
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), weights, (amount, parts) => {
        const shares = sharedByWeight(amount, parts);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
        expect(shares.every(Number.isInteger)).toBe(true);
      }),
    );
  });
});

describe('touch paths', () => {
  const pathOf = createTouchPaths('fjordandfoam', ['paid_search', 'email', 'direct']);

  test('are the same for the same conversion, end in its channel, and go back in time', () => {
    fc.assert(
      fc.property(fc.nat(40_000), fc.nat(200), (day, index) => {
        const one = pathOf({ channel: 'email', day, index });
        expect(pathOf({ channel: 'email', day, index })).toEqual(one);
        expect(one.at(-1)).toEqual({ channel: 'email', daysBefore: 0 });
        const days = one.map(({ daysBefore }) => daysBefore);
        expect(days).toEqual(days.toSorted((first, second) => second - first));
        expect(one.every(({ channel }) => ['paid_search', 'email', 'direct'].includes(channel))).toBe(true);
      }),
    );
  });

  test('differ by client, day and conversion, and have one to six touches', () => {
    const many = Array.from({ length: 400 }, (_, index) => pathOf({ channel: 'direct', day: 20_000, index }));
    const sizes = new Set(many.map(({ length }) => length));
    const other = createTouchPaths('stackpilot', ['paid_search', 'email', 'direct']);

    expect([...sizes].toSorted((one, two) => one - two)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(many.map((_, index) => other({ channel: 'direct', day: 20_000, index }))).not.toEqual(many);
    expect(many.map((_, index) => pathOf({ channel: 'direct', day: 20_001, index }))).not.toEqual(many);
  });
});

const channelDay = fc.record({
  channel: fc.constantFrom(...channels),
  day: fc.integer({ min: 19_000, max: 21_000 }),
  conversions: fc.nat(40),
  revenueCents: fc.integer({ min: -10_000, max: 1_000_000 }),
});

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

describe('the report', () => {
  test('has the same total in every model: all conversions and all revenue', () => {
    fc.assert(
      fc.property(
        fc.array(channelDay, { maxLength: 12 }),
        fc.constantFrom(...lookbacks),
        (days, lookbackDays) => {
          const report = attributionReport(days, { clientId: 'fjordandfoam', channels, lookbackDays });
          for (const model of creditModels) {
            const credits = [...report.credits.values()].map((credit) => credit[model]);
            expect(sumOf(credits.map(({ conversions }) => conversions))).toBe(
              report.conversions * creditUnit,
            );
            expect(sumOf(credits.map(({ revenueCents }) => revenueCents))).toBe(report.revenueCents);
          }
          expect(sumOf(report.paths.map(({ conversions }) => conversions))).toBe(report.conversions);
          expect(sumOf(report.lags)).toBe(report.conversions);
        },
      ),
      { numRuns: 40 },
    );
  });

  test('credits by last touch what the facts have by channel', () => {
    const days: readonly ChannelDay[] = [
      { channel: 'email', day: 20_000, conversions: 7, revenueCents: 70_001 },
      { channel: 'direct', day: 20_000, conversions: 2, revenueCents: 900 },
      { channel: 'email', day: 20_001, conversions: 0, revenueCents: 33 },
    ];
    const { credits } = attributionReport(days, { clientId: 'fjordandfoam', channels, lookbackDays: 90 });

    expect(credits.get('email')?.last).toEqual({ conversions: 700, revenueCents: 70_034 });
    expect(credits.get('direct')?.last).toEqual({ conversions: 200, revenueCents: 900 });
    expect(credits.get('display')?.last ?? { conversions: 0, revenueCents: 0 }).toEqual({
      conversions: 0,
      revenueCents: 0,
    });
  });
});
