/** Schedules the automatic check of alert rules: each morning, for the day before. */

import type { EpochDay } from '../calendar/epochDay.ts';
import { dayInZone } from '../clients/clientZone.ts';

const dayLength = 86_400_000;

/** UTC. Platforms have reported the day before by then. */
export const checkHour = 6;

const checkOffset = checkHour * 3_600_000;

/** Missed mornings are caught up on, up to this many. */
export const mostMornings = 31;

const checkAfter = (time: number): number =>
  Math.floor((time - checkOffset) / dayLength + 1) * dayLength + checkOffset;

/**
 * The days of a zone that ended since the previous morning check; usually one, but a clock change can give
 * two or none. `at` is ISO 8601 UTC.
 */
export const daysEndedBy = (at: string, zone: string): readonly EpochDay[] => {
  const time = Date.parse(at);
  const [before, now] = [dayInZone(zone, time - dayLength), dayInZone(zone, time)];
  return Array.from({ length: now - before }, (_, index) => before + index);
};

export type WatchedRules = {
  /** Start of watching by rule, ISO 8601 UTC. */
  readonly since: ReadonlyMap<string, string>;
  readonly checkedAt: string | null;
};

/** ISO 8601 UTC, possibly in the future; null if no rule is watched. `now` is ISO 8601 UTC too. */
export const nextCheck = ({ since, checkedAt }: WatchedRules, now: string): string | null => {
  const times = [...since.values()].map((time) => Date.parse(time));
  if (times.length === 0) return null;
  const began = times.reduce((least, time) => Math.min(least, time));
  const checked = checkedAt === null ? began : Math.max(began, Date.parse(checkedAt));
  const earliest = Date.parse(now) - mostMornings * dayLength;
  return new Date(checkAfter(Math.max(checked, earliest))).toISOString();
};
