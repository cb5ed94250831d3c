/** Wrong tries in a row and how long the next one waits: of a sign-in, and of a share link's password. */
import { timings } from '#domain/timings.ts';
import type { EventLog, VaultValue } from '#events/log/eventLog.ts';

/** `row` names the failures since the last success. */
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

/** The counter of a new row, which a success begins. */
export const noFailures = (row: string): Failures => ({ row, count: 0, blockedUntil: null });

/** Whole seconds until the next try is heard; 0 when it is heard at once. */
export const secondsToWait = ({ blockedUntil }: Failures, now: string): number =>
  blockedUntil === null ? 0 : Math.max(0, Math.ceil((Date.parse(blockedUntil) - Date.parse(now)) / 1_000));

/** No number of tries earns a longer wait. */
const longest = timings.signInSlowdownLongest;

/**
 * The counter under a key of the vault. A wait longer than the longest comes of a clock that was set back: it begins again now,
 * as the longest one, and is stored, so that it ends.
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
