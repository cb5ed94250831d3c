/** Tests the demo's metrics by client, channel and day (ruling D28). */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysUntil, epochDayOf, weekdayOf } from '#domain/calendar/epochDay.ts';
import { channelProfiles, demoChannels, isPaid } from '#domain/demo/demoChannels.ts';
import { demoClients } from '#domain/demo/demoClients.ts';
import { demoMeasures, demoTally } from '#domain/demo/demoMetrics.ts';
import { yearFactor, yearShapes } from '#domain/demo/yearShapes.ts';
import { type Measures, measureNames, sumMeasures } from '#domain/kpi/measures.ts';
import { ratiosOf } from '#domain/kpi/ratios.ts';

const dayOf = (text: string): number => epochDayOf(text) ?? Number.NaN;
const year = (last: string) => daysUntil(dayOf(last), 365);

const anyClient = fc.oneof(fc.constantFrom(...demoClients.map(({ clientId }) => clientId)), fc.uuid());
/** From 1970 to 2100. */
const anyDay = fc.integer({ min: 0, max: 47_482 });
const anyAddress = fc.record({ clientId: anyClient, channel: fc.constantFrom(...demoChannels), day: anyDay });

const laws: Readonly<Record<string, (measures: Measures) => boolean>> = {
  'whole numbers from 0': (measures) =>
    measureNames.every((name) => Number.isSafeInteger(measures[name]) && measures[name] >= 0),
  'clicks come from impressions': ({ clicks, impressions }) => clicks <= impressions,
  'people come in sessions': ({ users, sessions }) => users <= sessions && users > 0 === sessions > 0,
  'sales come from sessions': ({ conversions, sessions }) => conversions <= sessions,
  'revenue comes from sales': ({ conversions, revenue_cents }) => revenue_cents > 0 === conversions > 0,
  'spend comes from clicks': ({ clicks, spend_cents }) => spend_cents > 0 === clicks > 0,
};

describe('the demo figures', () => {
  test('are the same on every machine', () => {
    const { clientId } = demoClients[0];
    const day = dayOf('2026-01-05');

    expect(demoChannels.map((channel) => Object.values(demoMeasures({ clientId, channel, day })))).toEqual([
      [14_402, 662, 47_679, 18, 112_687, 597, 502],
      [49_443, 780, 35_515, 12, 75_891, 734, 640],
      [39_908, 225, 5_910, 2, 13_393, 214, 200],
      [0, 0, 0, 17, 101_374, 754, 675],
      [0, 0, 0, 10, 60_689, 293, 225],
      [0, 0, 0, 10, 65_267, 396, 288],
    ]);
  });

  test('of a day stand alone: in any order, with any others, they are what they are', () => {
    fc.assert(
      fc.property(fc.array(anyAddress, { minLength: 1, maxLength: 12 }), (addresses) => {
        const forwards = addresses.map(demoMeasures);
        const backwards = addresses.toReversed().map(demoMeasures).toReversed();
        expect(backwards).toEqual(forwards);
      }),
    );
  });

  test('keep the laws of counting on any day of any client', () => {
    fc.assert(
      fc.property(anyAddress, (address) => {
        const measures = demoMeasures(address);
        const broken = Object.keys(laws).filter((law) => !laws[law]?.(measures));
        const free = isPaid(address.channel)
          ? []
          : [measures.impressions, measures.clicks, measures.spend_cents];
        expect([broken, free.filter((count) => count !== 0)]).toEqual([[], []]);
      }),
      { numRuns: 500 },
    );
  });

  test('of all channels sum to the whole, and of paid ones to their part', () => {
    fc.assert(
      fc.property(anyClient, anyDay, (clientId, day) => {
        const of = (channels: readonly (typeof demoChannels)[number][]) =>
          sumMeasures(channels.map((channel) => demoMeasures({ clientId, channel, day })));
        expect(demoTally([clientId], [day])).toEqual({
          all: of(demoChannels),
          paid: of(demoChannels.filter(isPaid)),
        });
      }),
    );
  });

  test('give every demo client a year that could be true', () => {
    const outside = demoClients.flatMap(({ clientId }) => {
      const tally = demoTally([clientId], year('2026-11-15'));
      const { ctr, cvr, roas, mer, cpc_cents: cpc } = ratiosOf(tally);
      const ranges = [
        [ctr, 0.005, 0.06],
        [cvr, 0.004, 0.08],
        [roas, 0.8, 6],
        [mer, 2, 14],
        [cpc, 20, 400],
        [tally.all.users, 80_000, 1_500_000],
      ] as const;
      return ranges.filter(([value, low, high]) => value === null || value < low || value > high);
    });

    expect(outside).toEqual([]);
  });

  test('grow from year to year for every demo client', () => {
    const grown = demoClients.map(({ clientId }) => {
      const sessionsOf = (last: string) => demoTally([clientId], year(last)).all.sessions;
      return sessionsOf('2026-12-31') > sessionsOf('2025-12-31');
    });

    expect(grown).toEqual(demoClients.map(() => true));
  });

  test('know the weekend: quiet for software, busy for a restaurant', () => {
    const weekendShare = (clientId: string) => {
      const days = year('2026-06-30');
      const weekend = days.filter((day) => weekdayOf(day) > 4);
      return (
        demoTally([clientId], weekend).all.sessions /
        weekend.length /
        (demoTally([clientId], days).all.sessions / 365)
      );
    };

    expect([weekendShare('stackpilot') < 0.6, weekendShare('saltandember') > 1.15]).toEqual([true, true]);
  });

  test('know the year: presents sell in November and December', () => {
    const month = (last: string) => demoTally(['fjordandfoam'], daysUntil(dayOf(last), 30)).all.sessions;

    expect(month('2026-12-15') / month('2026-08-15')).toBeGreaterThan(1.35);
  });

  test('contain a few days that stand out, and most that do not', () => {
    const days = year('2026-11-15');
    const sessions = days.map((day) => demoTally(['fjordandfoam'], [day]).all.sessions);
    const jumps = sessions.filter((count, index) => {
      const before = sessions[index - 1] ?? count;
      return count / before > 1.45 || count / before < 0.6;
    });

    expect([jumps.length > 1, jumps.length < 20]).toEqual([true, true]);
  });

  test('differ between clients, channels and days', () => {
    const places = [
      { clientId: 'a', channel: 'email', day: 20_000 },
      { clientId: 'b', channel: 'email', day: 20_000 },
      { clientId: 'a', channel: 'direct', day: 20_000 },
      { clientId: 'a', channel: 'email', day: 20_001 },
    ] as const;

    expect(new Set(places.map((place) => JSON.stringify(demoMeasures(place)))).size).toBe(places.length);
  });
});

describe('the shapes of the year', () => {
  test('neither make nor lose business: they average to 1, and have no step at New Year', () => {
    const wrong = (Object.keys(yearShapes) as (keyof typeof yearShapes)[]).filter((shape) => {
      const factors = Array.from({ length: 365 }, (_, day) => yearFactor(shape, day));
      const mean = factors.reduce((sum, factor) => sum + factor, 0) / 365;
      const step = Math.abs(yearFactor(shape, 364) - yearFactor(shape, 0));
      return Math.abs(mean - 1) > 0.03 || step > 0.03;
    });

    expect(wrong).toEqual([]);
  });
});

describe('the channels', () => {
  test('are each told in words', () => {
    expect(demoChannels.map((channel) => channelProfiles[channel].title)).toEqual([
      'Paid search',
      'Paid social',
      'Display',
      'Organic search',
      'Email',
      'Direct',
    ]);
  });
});
