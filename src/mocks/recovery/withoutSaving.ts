/** A person's choice to go on in memory: for the next start of this tab, once, so that a reload looks at the storage again. */
import type { RecoveryOutcome } from '#domain/recovery/loss.ts';

const key = 'agencylens.withoutSaving';

/** What the notice on the pages gives as the reason. */
export const memoryChosen = 'You chose to go on without saving.';

/** Refused where the tab keeps nothing either. */
export const chooseMemory = (): RecoveryOutcome => {
  try {
    sessionStorage.setItem(key, 'yes');
    return { ok: true };
  } catch {
    return { ok: false, fault: 'This browser keeps nothing, not even for this tab.' };
  }
};

/** Whether it was chosen; asked again it was not. */
export const takeMemoryChoice = (): boolean => {
  try {
    const isChosen = sessionStorage.getItem(key) !== null;
    if (isChosen) sessionStorage.removeItem(key);
    return isChosen;
  } catch {
    return false;
  }
};
