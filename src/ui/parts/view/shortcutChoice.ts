/** Whether single keys change the view: chosen by a person, remembered by the browser (WCAG 2.1.4). */
import type { Role } from '#domain/access/role.ts';
import type { BrowserStore } from '../../services/browserStore.ts';

/** Without a choice they are on for the agency and off for people of clients (product design A10). */
const areOnFor = (role: Role): boolean => role !== 'user';

/** Each side has a choice of its own, as both may sign in with one browser. */
const keyOf = (role: Role): string =>
  areOnFor(role) ? 'agencylens.shortcuts' : 'agencylens.clientShortcuts';

export const shortcutsAreOn = (role: Role, storage: Pick<BrowserStore, 'getItem'>): boolean => {
  const chosen = storage.getItem(keyOf(role));
  return chosen === null ? areOnFor(role) : chosen === 'on';
};

/** Only what differs from the beginning is kept. */
export const chooseShortcuts = (areOn: boolean, role: Role, storage: BrowserStore): void => {
  if (areOn === areOnFor(role)) storage.removeItem(keyOf(role));
  else storage.setItem(keyOf(role), areOn ? 'on' : 'off');
};
