/** Stores in the browser if single keys change the view (WCAG 2.1.4). */
import type { Role } from '#domain/access/role.ts';
import type { BrowserStore } from '../../services/browserStore.ts';

/** On by default for the agency and off for people of clients (product design A10). */
const areOnFor = (role: Role): boolean => role !== 'user';

/** Agency and client people have separate choices, because both may sign in with one browser. */
const keyOf = (role: Role): string =>
  areOnFor(role) ? 'agencylens.shortcuts' : 'agencylens.clientShortcuts';

export const shortcutsAreOn = (role: Role, storage: Pick<BrowserStore, 'getItem'>): boolean => {
  const chosen = storage.getItem(keyOf(role));
  return chosen === null ? areOnFor(role) : chosen === 'on';
};

export const chooseShortcuts = (areOn: boolean, role: Role, storage: BrowserStore): void => {
  if (areOn === areOnFor(role)) storage.removeItem(keyOf(role));
  else storage.setItem(keyOf(role), areOn ? 'on' : 'off');
};
