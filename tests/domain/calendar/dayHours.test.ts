/** Tests the hours of days with clock changes in both hemispheres, by one, half and two hours, and at midnight. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changedHours, hoursBefore, mostDayHours, usualHours } from '#domain/calendar/dayHours.ts';
import { epochDayOf } from '#domain/calendar/epochDay.ts';
import { zonedDayAt, zonedHourAt, zonedTime } from '#domain/calendar/zonedTime.ts';

const dayOf = (text: string): number => epochDayOf(text) ?? Number.NaN;

const clocks = (zone: string, day: string) =>
  changedHours(zone, dayOf(day))?.map(({ clock, minutes }) =>
    minutes === 60 ? clock : `${clock}/${minutes}`,
  );

const usual = usualHours.map(({ clock }) => clock);
const without = (...hours: readonly string[]) => usual.filter((clock) => !hours.includes(clock));

/** The usual hours, with others inserted after one of them. */
const withAfter = (hour: string, ...more: readonly string[]) =>
  usual.flatMap((clock) => (clock === hour ? [clock, ...more] : [clock]));

describe('the hours of a day', () => {
  test.each([
    ['America/New_York', '2026-03-08', without('02:00')],
    ['America/New_York', '2026-11-01', withAfter('01:00', '01:00-05:00')],
    ['Europe/London', '2026-03-29', without('01:00')],
    ['Europe/London', '2025-10-26', withAfter('01:00', '01:00+00:00')],
    ['Europe/Berlin', '2026-03-29', without('02:00')],
    ['Australia/Sydney', '2026-04-05', withAfter('02:00', '02:00+10:00')],
    ['Australia/Sydney', '2026-10-04', without('02:00')],
    // By half an hour: one hour is longer, one shorter, and no hour repeats.
    ['Australia/Lord_Howe', '2026-04-05', usual.map((clock) => (clock === '01:00' ? '01:00/90' : clock))],
    ['Australia/Lord_Howe', '2026-10-04', usual.map((clock) => (clock === '02:00' ? '02:30/30' : clock))],
    // At midnight: the day begins at 01:00, or its first or last hour repeats.
    ['America/Santiago', '2025-09-07', without('00:00')],
    ['America/Santiago', '2026-04-04', withAfter('23:00', '23:00-04:00')],
    ['America/Havana', '2025-11-02', withAfter('00:00', '00:00-05:00')],
    ['Antarctica/Troll', '2026-03-29', without('01:00', '02:00')],
    ['Antarctica/Troll', '2025-10-26', withAfter('02:00', '01:00+00:00', '02:00+00:00')],
  ])('in %s on %s follow its clock', (zone, day, expected) => {
    expect(clocks(zone, day)).toEqual(expected);
  });

  test.each([
    ['UTC', '2026-03-29'],
    ['Asia/Kolkata', '2026-03-29'],
    ['America/New_York', '2026-03-09'],
    ['America/New_York', '2026-10-31'],
    ['America/Santiago', '2026-04-05'],
  ])('in %s on %s are the usual ones', (zone, day) => {
    expect(changedHours(zone, dayOf(day))).toBeNull();
  });

  test('fill each day of each zone without a gap, each at what the clock shows then', () => {
    const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
    fc.assert(
      fc.property(zones, fc.integer({ min: dayOf('2024-01-01'), max: dayOf('2027-12-31') }), (zone, day) => {
        const hours = changedHours(zone, day) ?? usualHours;
        const start = zonedTime(zone, day, 0);
        const end = zonedTime(zone, day + 1, 0);
        let after = 0;
        for (const one of hours) {
          expect(one.after).toBe(after);
          expect(zonedHourAt(zone, start + after * 60_000)).toBe(one.hour);
          expect(zonedDayAt(zone, start + after * 60_000)).toBe(day);
          after += one.minutes;
        }
        expect(start + after * 60_000).toBe(end);
        expect(new Set(hours.map(({ clock }) => clock)).size).toBe(hours.length);
        expect(hours.length).toBeLessThanOrEqual(mostDayHours);
      }),
      { numRuns: 300 },
    );
  });

  test('are over up to what the clock shows; one that comes twice once both are', () => {
    const autumn = changedHours('America/New_York', dayOf('2026-11-01')) ?? [];
    const spring = changedHours('America/New_York', dayOf('2026-03-08')) ?? [];
    expect([0, 1, 2, 15].map((hour) => hoursBefore(autumn, hour))).toEqual([0, 1, 3, 16]);
    expect([0, 1, 3, 15].map((hour) => hoursBefore(spring, hour))).toEqual([0, 1, 2, 14]);
  });
});
