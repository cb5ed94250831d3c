/** How sign-in is slowed after failures in a row: five are free, then each further try waits, twice as long every time. */
import { timings } from '#domain/timings.ts';
import { accountStream } from '#events/accounts/accountStream.ts';
import type { VaultChange, VaultValue } from '#events/log/eventLog.ts';

export const freeFailures = 5;

export type Failures = { readonly count: number; readonly blockedUntil: string | null };

/** The vault's name for an address's counter; a failed try is not a fact worth keeping for ever, so it does not grow the log. */
export const failuresKey = (email: string): string => `failures:${accountStream(email)}`;

export const readFailures = (value: VaultValue | null): Failures => ({
  count: typeof value?.count === 'number' ? value.count : 0,
  blockedUntil: typeof value?.blockedUntil === 'string' ? value.blockedUntil : null,
});

/** The counter after one more failure at `now` (ISO 8601 UTC). */
export const oneMore = (failures: Failures, now: string): Failures => {
  const count = failures.count + 1;
  if (count < freeFailures) return { count, blockedUntil: null };
  const wait = Math.min(
    timings.signInSlowdownFirst * 2 ** (count - freeFailures),
    timings.signInSlowdownLongest,
  );
  return { count, blockedUntil: new Date(Date.parse(now) + wait).toISOString() };
};

export const putFailures = (email: string, failures: Failures): VaultChange => ({
  put: failuresKey(email),
  value: { ...failures },
});

/** Whole seconds until the next try is heard; 0 when it is heard at once. */
export const secondsToWait = ({ blockedUntil }: Failures, now: string): number =>
  blockedUntil === null ? 0 : Math.max(0, Math.ceil((Date.parse(blockedUntil) - Date.parse(now)) / 1_000));
