/** Stores a person's choice to continue in memory for this tab's next start only, so that a reload tries the storage again. */
import type { RecoveryOutcome } from '#domain/recovery/loss.ts';

const key = 'agencylens.withoutSaving';

export const memoryChosen = 'You chose to go on without saving.';

/** Refused when session storage is blocked too. */
export const chooseMemory = (): RecoveryOutcome => {
  try {
    sessionStorage.setItem(key, 'yes');
    return { ok: true };
  } catch {
    return { ok: false, fault: 'This browser keeps nothing, not even for this tab.' };
  }
};

/** True once: reading clears the choice. */
export const takeMemoryChoice = (): boolean => {
  try {
    const isChosen = sessionStorage.getItem(key) !== null;
    if (isChosen) sessionStorage.removeItem(key);
    return isChosen;
  } catch {
    return false;
  }
};
