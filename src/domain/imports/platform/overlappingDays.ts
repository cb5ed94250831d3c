/** Finds the days of an import that already have facts. */
import { calendarDayOf, epochDayOf } from '../../calendar/epochDay.ts';
import type { Channel } from '../../metrics/channels.ts';
import type { Days } from './dateText.ts';
import type { StatedRange } from './importReading.ts';

export type CoveredDays = StatedRange & { readonly channel: Channel };

const daysOf = ({ from, to }: StatedRange): Days => ({
  from: epochDayOf(from) ?? 0,
  to: epochDayOf(to) ?? 0,
});

const merged = (stretches: readonly Days[]): readonly Days[] => {
  const found: Days[] = [];
  for (const next of stretches.toSorted((first, second) => first.from - second.from)) {
    const last = found.at(-1);
    if (last !== undefined && next.from <= last.to + 1)
      found[found.length - 1] = { from: last.from, to: Math.max(last.to, next.to) };
    else found.push(next);
  }
  return found;
};

export const overlappingDays = (
  coming: readonly CoveredDays[],
  covered: readonly CoveredDays[],
): readonly CoveredDays[] =>
  coming.flatMap(({ channel, ...range }) => {
    const own = daysOf(range);
    const shared = covered
      .filter((other) => other.channel === channel)
      .map(daysOf)
      .filter(({ from, to }) => from <= own.to && to >= own.from)
      .map(({ from, to }) => ({ from: Math.max(from, own.from), to: Math.min(to, own.to) }));
    return merged(shared).map(({ from, to }) => ({
      channel,
      from: calendarDayOf(from),
      to: calendarDayOf(to),
    }));
  });
