/** Counts failed tries in a row and computes the wait before the next, for sign-in and share link passwords. */
import { timings } from '#domain/timings.ts';
import type { EventLog, VaultValue } from '#events/log/eventLog.ts';

/** `row` identifies the failures since the last success. */
export type Failures = {
  readonly row: string;
  readonly count: number;
  readonly blockedUntil: string | null;
};

export const readFailures = (value: VaultValue | null): Failures => ({
  row: typeof value?.row === 'string' ? value.row : 'first',
  count: typeof value?.count === 'number' ? value.count : 0,
  blockedUntil: typeof value?.blockedUntil === 'string' ? value.blockedUntil : null,
});

export const noFailures = (row: string): Failures => ({ row, count: 0, blockedUntil: null });

export const secondsToWait = ({ blockedUntil }: Failures, now: string): number =>
  blockedUntil === null ? 0 : Math.max(0, Math.ceil((Date.parse(blockedUntil) - Date.parse(now)) / 1_000));

const longest = timings.signInSlowdownLongest;

/**
 * Reads the counter. A wait beyond the longest means the clock was set back: it restarts as the longest wait
 * and is stored, so that it ends.
 */
export const failuresAt = async (
  { vault }: Pick<EventLog, 'vault'>,
  key: string,
  now: string,
): Promise<Failures> => {
  const failures = readFailures(await vault.get(key));
  if (secondsToWait(failures, now) * 1_000 <= longest) return failures;
  const bounded = { ...failures, blockedUntil: new Date(Date.parse(now) + longest).toISOString() };
  await vault.change([{ put: key, value: bounded }]);
  return bounded;
};
