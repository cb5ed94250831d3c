/** Formats a duration in one or two units. */
import type { Milliseconds } from '#world/clock.ts';

const units = [
  ['day', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1_000],
] as const;

const told = (count: number, unit: string): string =>
  unit === 'day' ? `${count} ${count === 1 ? 'day' : 'days'}` : `${count} ${unit}`;

/** `1 min 40 s`, `32 days`; whole seconds. */
export const spanText = (span: Milliseconds): string => {
  const parts = units.flatMap(([unit, length], index) => {
    const within = index === 0 ? span : span % (units[index - 1]?.[1] ?? span);
    const count = Math.floor(within / length);
    return count === 0 ? [] : [told(count, unit)];
  });
  return parts.slice(0, 2).join(' ') || '0 s';
};
