/** How sign-in is slowed after failures in a row: five are free, then each further try waits, twice as long every time. */
import { timings } from '#domain/timings.ts';
import { accountDecider } from '#events/accounts/accountDecider.ts';
import { accountStream } from '#events/accounts/accountStream.ts';
import type { NewEvent, VaultChange } from '#events/log/eventLog.ts';
import type { BackendParts } from '../../http/context.ts';
import type { Failures } from '../../http/failedTries.ts';
import { besideEach } from '../../http/handleCommand.ts';

export const freeFailures = 5;

/** The vault's name for an address's counter; a failed try is not a fact worth keeping for ever, so it does not grow the log. */
export const failuresKey = (email: string): string => `failures:${accountStream.of(email)}`;

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

export const putFailures = (email: string, failures: Failures): VaultChange => ({
  put: failuresKey(email),
  value: { ...failures },
});

/** That an account was slowed is a fact, kept once per row of failures, when the slowness begins. */
export const slowdownEvents = async (
  { log, now }: Pick<BackendParts, 'log'> & { readonly now: string },
  { email, workspaceId }: { readonly email: string; readonly workspaceId: string | null },
  { count, blockedUntil }: Failures,
): Promise<readonly NewEvent[]> => {
  if (workspaceId === null || !blockedUntil || count !== freeFailures) return [];
  const subject = { stream: accountStream, decider: accountDecider, key: [email] as const };
  const slow = { type: 'SlowSignIn', failures: count, until: blockedUntil, now } as const;
  return (await besideEach({ log }, subject, [slow], workspaceId)).events ?? [];
};
