/** Tests that days of a reader's clock change appear as everywhere else, none twice and none omitted. */
import { afterEach, expect, test, vi } from 'vitest';
import { calendarDayOf, epochDayAt, epochDayOf } from '#domain/calendar/epochDay.ts';
import { type Days, presetDays, rangePresets } from '#domain/metrics/rangePreset.ts';
import { longDay, shortDay } from '#ui/content/formatMetric.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const changes = [
  ['Europe/Berlin', '2026-03-29', '2026-10-25'],
  ['America/Los_Angeles', '2026-03-08', '2026-11-01'],
  ['Australia/Lord_Howe', '2026-04-05', '2026-10-04'],
  ['America/Havana', '2026-03-08', '2026-11-01'],
] as const;

const hour = 3_600_000;

const written = ({ from, to }: Days) =>
  [from, to].map((day) => [calendarDayOf(day), longDay(calendarDayOf(day))]);

const seenAround = (day: string) =>
  Array.from({ length: 72 }, (_, index) => {
    const today = epochDayAt(Date.parse(day) - 24 * hour + index * hour);
    return [
      shortDay(calendarDayOf(today)),
      ...rangePresets.map((preset) => written(presetDays(preset, today))),
    ];
  });

test.each(changes)('in %s they are those of UTC', (zone, spring, autumn) => {
  for (const day of [spring, autumn]) {
    vi.stubEnv('TZ', 'UTC');
    const plain = seenAround(day);
    vi.stubEnv('TZ', zone);
    expect(new Date(`${day}T12:00:00`).getTimezoneOffset()).not.toBe(
      new Date(Date.parse(`${day}T12:00:00`) - 36 * hour).getTimezoneOffset(),
    );
    expect(seenAround(day)).toEqual(plain);
    const week = presetDays('7d', (epochDayOf(day) ?? 0) + 3);
    expect(week.to - week.from).toBe(6);
  }
});
