/** How sign-in is slowed after failures in a row: five are free, then each further try waits, twice as long every time. */
import { timings } from '#domain/timings.ts';
import { accountStream } from '#events/accounts/stream.ts';
import type { VaultChange, VaultValue } from '#events/log/eventLog.ts';

export const freeFailures = 5;

/** `row` names the failures since the last success. */
export type Failures = {
  readonly row: string;
  readonly count: number;
  readonly blockedUntil: string | null;
};

/** The vault's name for an address's counter; a failed try is not a fact worth keeping for ever, so it does not grow the log. */
export const failuresKey = (email: string): string => `failures:${accountStream.of(email)}`;

export const readFailures = (value: VaultValue | null): Failures => ({
  row: typeof value?.row === 'string' ? value.row : 'first',
  count: typeof value?.count === 'number' ? value.count : 0,
  blockedUntil: typeof value?.blockedUntil === 'string' ? value.blockedUntil : null,
});

/** The counter after one more failure at `now` (ISO 8601 UTC). */
export const oneMore = ({ row, count: before }: Failures, now: string): Failures => {
  const count = before + 1;
  if (count < freeFailures) return { row, count, blockedUntil: null };
  const wait = Math.min(
    timings.signInSlowdownFirst * 2 ** (count - freeFailures),
    timings.signInSlowdownLongest,
  );
  return { row, count, blockedUntil: new Date(Date.parse(now) + wait).toISOString() };
};

/** The counter of a new row, which a success begins. */
export const noFailures = (row: string): Failures => ({ row, count: 0, blockedUntil: null });

export const putFailures = (email: string, failures: Failures): VaultChange => ({
  put: failuresKey(email),
  value: { ...failures },
});

/** Names the step to this count: of several failures at the same moment one takes it, the others see that it is taken. */
export const failureCommandId = (email: string, { row, count }: Failures): string =>
  `${failuresKey(email)}:${row}:${count}`;

/** Whole seconds until the next try is heard; 0 when it is heard at once. */
export const secondsToWait = ({ blockedUntil }: Failures, now: string): number =>
  blockedUntil === null ? 0 : Math.max(0, Math.ceil((Date.parse(blockedUntil) - Date.parse(now)) / 1_000));
