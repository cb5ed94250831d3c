/** How the password of a share link is slowed: three wrong ones in a row are free, then each further try waits, twice as long every time. */
import { freePasswords } from '#domain/sharing/shareLink.ts';
import { timings } from '#domain/timings.ts';
import type { VaultChange } from '#events/log/eventLog.ts';
import type { Failures } from '../../http/failedTries.ts';

/** The vault's name for a link's counter. */
export const passwordTriesKey = (shareLinkId: string): string => `shareTries:${shareLinkId}`;

export const putTries = (shareLinkId: string, failures: Failures): VaultChange => ({
  put: passwordTriesKey(shareLinkId),
  value: { ...failures },
});

/** The counter after one more wrong password at `now` (ISO 8601 UTC). */
export const oneMoreTry = ({ row, count: before }: Failures, now: string): Failures => {
  const count = before + 1;
  if (count < freePasswords) return { row, count, blockedUntil: null };
  const wait = Math.min(
    timings.sharePasswordWait * 2 ** (count - freePasswords),
    timings.signInSlowdownLongest,
  );
  return { row, count, blockedUntil: new Date(Date.parse(now) + wait).toISOString() };
};
