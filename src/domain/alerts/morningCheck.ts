/** When the rules of alerts are checked by themselves: each morning, for the day before. */

import type { EpochDay } from '../calendar/epochDay.ts';
import { dayInZone } from '../clients/clientZone.ts';

const dayLength = 86_400_000;

/** UTC. Platforms have told of a day by then. */
export const checkHour = 6;

const checkOffset = checkHour * 3_600_000;

/** Mornings that nobody was there for are caught up on, but no more than these. */
export const mostMornings = 31;

/** The first check after a moment, both in milliseconds. */
const checkAfter = (time: number): number =>
  Math.floor((time - checkOffset) / dayLength + 1) * dayLength + checkOffset;

/**
 * The days of a zone that ended since the check of the morning before; `at` is ISO 8601 UTC. One in most zones; two and none where
 * the clocks change between a day's end before the check and one after it.
 */
export const daysEndedBy = (at: string, zone: string): readonly EpochDay[] => {
  const time = Date.parse(at);
  const [before, now] = [dayInZone(zone, time - dayLength), dayInZone(zone, time)];
  return Array.from({ length: now - before }, (_, index) => before + index);
};

export type WatchedRules = {
  /** By rule: ISO 8601 UTC. */
  readonly since: ReadonlyMap<string, string>;
  /** Null: never. */
  readonly checkedAt: string | null;
};

/** The next check, ISO 8601 UTC, which may be to come; null where nothing is watched. `now` is ISO 8601 UTC too. */
export const nextCheck = ({ since, checkedAt }: WatchedRules, now: string): string | null => {
  const times = [...since.values()].map((time) => Date.parse(time));
  if (times.length === 0) return null;
  const began = times.reduce((least, time) => Math.min(least, time));
  const checked = checkedAt === null ? began : Math.max(began, Date.parse(checkedAt));
  const earliest = Date.parse(now) - mostMornings * dayLength;
  return new Date(checkAfter(Math.max(checked, earliest))).toISOString();
};
