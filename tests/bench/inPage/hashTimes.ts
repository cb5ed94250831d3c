/** Floor of a sign-in: measures the comparison of a password with its verifier. */
import { demoPassword } from '#domain/accounts/demoAccounts.ts';
import { createPasswords } from '#mocks/crypto/passwords.ts';
import { demoVerifiers } from '#mocks/seed/demoVault.ts';
import { createLiveWorld } from '#world/liveWorld.ts';

/** Milliseconds of each comparison, after one warm-up. */
export const hashTimes = async (rounds: number): Promise<readonly number[]> => {
  const passwords = createPasswords(createLiveWorld().ids);
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const started = performance.now();
    const same = await passwords.verify(demoPassword, demoVerifiers.admin);
    if (!same) throw new Error('the demo password does not match its verifier');
    if (round > 0) times.push(performance.now() - started);
  }
  return times;
};
