/** Slows sign-in after failures in a row: five are free, then the wait doubles with each try. */
import { timings } from '#domain/timings.ts';
import { accountDecider } from '#events/accounts/accountDecider.ts';
import { accountStream } from '#events/accounts/accountStream.ts';
import type { NewEvent, VaultChange } from '#events/log/eventLog.ts';
import type { BackendParts } from '../http/context.ts';
import { relatedToEach } from '../http/handleCommand.ts';
import type { Failures } from './failedTries.ts';

export const freeFailures = 5;

/** The vault's key for an address's counter; a failed try is not a lasting fact, so it is kept out of the log. */
export const failuresKey = (email: string): string => `failures:${accountStream.of(email)}`;

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

/** The start of a slowdown is recorded in the log, once per row of failures. */
export const slowdownEvents = async (
  { log, now }: Pick<BackendParts, 'log'> & { readonly now: string },
  { email, workspaceId }: { readonly email: string; readonly workspaceId: string | null },
  { count, blockedUntil }: Failures,
): Promise<readonly NewEvent[]> => {
  if (workspaceId === null || !blockedUntil || count !== freeFailures) return [];
  const subject = { stream: accountStream, decider: accountDecider, key: [email] as const };
  const slow = { type: 'SlowSignIn', failures: count, until: blockedUntil, now } as const;
  return (await relatedToEach({ log }, subject, [slow], workspaceId)).events ?? [];
};
