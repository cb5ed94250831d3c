/** Limits how many passwords are derived at once, because each one occupies a core for tens of milliseconds. */
import { availableParallelism } from 'node:os';
import type { Passwords } from '#mocks/crypto/passwords.ts';
import { RefusalError } from '#mocks/http/refusal.ts';

const mostWaiting = 16;

export type PasswordLimits = { readonly atOnce?: number; readonly waiting?: number };

/** One more than may wait is refused with 429. */
export const limitPasswords = (
  { hash, verify, isOutdated }: Passwords,
  { atOnce = availableParallelism(), waiting = mostWaiting }: PasswordLimits = {},
): Passwords => {
  let running = 0;
  const queue: (() => void)[] = [];
  const inTurn = async <Result>(derive: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new RefusalError('tooManyRequests', {}, { 'Retry-After': '2' });
      await new Promise<void>((resolve) => queue.push(resolve));
    } else running += 1;
    try {
      return await derive();
    } finally {
      const next = queue.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
  return {
    hash: (password) => inTurn(() => hash(password)),
    verify: (password, verifier) => inTurn(() => verify(password, verifier)),
    isOutdated,
  };
};
