/** Tests unusual hours: noise, changed hours, clock changes, gaps and series that allow no judgement. */
import { describe, expect, test } from 'vitest';
import { type HourFigure, hourFindings, judgedHours } from '#domain/analysis/hourAnomalies.ts';

const first = 20_000;
const days = 31;
const week = [1, 1.1, 1.15, 1.1, 1, 0.6, 0.55];
const shape = (hour: number): number => 1 + 0.8 * Math.sin(((hour - 8) / 24) * 2 * Math.PI);

const chanceOf = (seed: number) => {
  let state = seed;
  const uniform = (): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return (state + 0.5) / 2_147_483_648;
  };
  return (): number => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
};

/** Hours with a weekday and a day's course, and 10 % noise. */
const hoursWith = (
  seed: number,
  change: (value: number, day: number, hour: number) => number | null = (value) => value,
) => {
  const normal = chanceOf(seed);
  return Array.from({ length: days * 24 }, (_, at): HourFigure => {
    const [day, hour] = [first + Math.floor(at / 24), at % 24];
    const usual = 300 * (week[day % 7] ?? 1) * shape(hour) * Math.exp(0.1 * normal());
    const value = Math.max(0, Math.round(usual + Math.sqrt(usual) * normal()));
    return { day, hour, value: change(value, day, hour) };
  });
};

const judged = (hours: readonly HourFigure[]) => judgedHours(hours, { k: 3, isCount: true });

describe('hours', () => {
  test('of noise are flagged at most five times in a thousand', () => {
    const all = Array.from({ length: 20 }, (_, seed) => judged(hoursWith(seed + 1)) ?? []).flat();
    const known = all.filter(({ expected }) => expected !== null);
    expect(known.length).toBeGreaterThan(10_000);
    expect((1_000 * known.filter(({ isOut }) => isOut).length) / known.length).toBeLessThanOrEqual(5);
  });

  test.each([
    ['twice as high', 2],
    ['60 % lower', 0.4],
    ['empty', 0],
  ])('that are %s are one finding with their usual range', (_name, factor) => {
    const day = first + 27;
    const hours = hoursWith(3, (value, on, hour) =>
      on === day && hour >= 10 && hour < 14 ? Math.round(value * factor) : value,
    );
    const [top] = hourFindings(judged(hours) ?? []);
    expect(top?.day).toBe(day);
    expect([10, 11]).toContain(top?.from);
    expect([10, 11, 12, 13]).toContain(top?.to);
    expect(top !== undefined && top.value < top.low).toBe(factor < 1);
    expect(top !== undefined && top.value > top.high).toBe(factor > 1);
  });

  test('of a quiet weekend are usual', () => {
    const found = hourFindings(judged(hoursWith(5)) ?? []);
    expect(found.filter(({ day }) => day % 7 >= 5).length).toBeLessThanOrEqual(1);
  });

  test('that a clock change skips or repeats leave the others in place', () => {
    const changed = first + 20;
    const skipped = hoursWith(7).filter(({ day, hour }) => day !== changed || hour !== 2);
    const repeated = hoursWith(7).flatMap((one) =>
      one.day === changed && one.hour === 1 ? [one, { ...one, value: 0 }] : [one],
    );
    const usual = judged(hoursWith(7))?.filter(({ isOut }) => isOut);
    for (const hours of [skipped, repeated])
      expect(judged(hours)?.filter(({ isOut }) => isOut).length).toBe(usual?.length);
  });

  test('that are missing are no finding, and those around them are judged', () => {
    const gap = first + 15;
    const all = judged(hoursWith(9, (value, day) => (day === gap ? null : value))) ?? [];
    expect(all.filter(({ day, isOut }) => day === gap && isOut)).toEqual([]);
    expect(all.some(({ day, expected }) => day === gap + 1 && expected !== null)).toBe(true);
  });

  test('of fewer than five days, or without any activity, are not judged', () => {
    expect(judged([])).toBeNull();
    expect(judged(hoursWith(1).slice(0, 4 * 24))).toBeNull();
    expect(judged(hoursWith(1, () => 0))).toBeNull();
    expect(judged(hoursWith(1, () => null))).toBeNull();
  });

  test('that never change have no finding, until one does', () => {
    expect(hourFindings(judged(hoursWith(1, () => 40)) ?? [])).toEqual([]);
    const last = first + days - 1;
    const found = hourFindings(
      judged(hoursWith(1, (_, day, hour) => (day === last && hour === 9 ? 200 : 40))) ?? [],
    );
    expect(found.map(({ day, from, to }) => [day, from, to])).toEqual([[last, 9, 9]]);
  });

  test('after an absurd one are judged as before', () => {
    const at = first + 10;
    const found = hourFindings(
      judged(hoursWith(11, (value, day, hour) => (day === at && hour === 12 ? value * 1_000 : value))) ?? [],
    );
    expect(found[0]).toMatchObject({ day: at, from: 12, to: 12 });
    expect(found.filter(({ day }) => day > at + 1).length).toBeLessThanOrEqual(3);
  });
});
