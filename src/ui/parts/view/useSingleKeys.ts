/** Reads the setting of single keys on each key press, and toggles it. */

import type { Role } from '#domain/access/role.ts';
import { roleOf } from '#domain/access/role.ts';
import type { BrowserStore } from '../../services/browserStore.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useAuth } from '../../services/useAuth.ts';

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

export const useSingleKeys = () => {
  const { localStorage } = useServices();
  const role = roleOf(useAuth().profile?.role);
  return {
    areOn: () => shortcutsAreOn(role, localStorage),
    choose: (areOn: boolean) => chooseShortcuts(areOn, role, localStorage),
  };
};
