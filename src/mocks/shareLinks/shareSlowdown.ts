/** Slows wrong passwords of a share link: three in a row are free, then the wait doubles with each try. */
import { freePasswords } from '#domain/sharing/shareSettings.ts';
import { timings } from '#domain/timings.ts';
import type { VaultChange } from '#events/log/eventLog.ts';
import type { Failures } from '../auth/failedTries.ts';

export const passwordTriesKey = (shareLinkId: string): string => `shareTries:${shareLinkId}`;

export const putTries = (shareLinkId: string, failures: Failures): VaultChange => ({
  put: passwordTriesKey(shareLinkId),
  value: { ...failures },
});

export const oneMoreTry = ({ row, count: before }: Failures, now: string): Failures => {
  const count = before + 1;
  if (count < freePasswords) return { row, count, blockedUntil: null };
  const wait = Math.min(
    timings.sharePasswordWait * 2 ** (count - freePasswords),
    timings.signInSlowdownLongest,
  );
  return { row, count, blockedUntil: new Date(Date.parse(now) + wait).toISOString() };
};
