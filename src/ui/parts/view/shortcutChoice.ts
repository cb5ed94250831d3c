/** Whether single keys change the view: chosen by a person, remembered by the browser (WCAG 2.1.4). */
import type { BrowserStore } from '../../services/browserStore.ts';

const key = 'agencylens.shortcuts';

export const shortcutsAreOn = (storage: Pick<BrowserStore, 'getItem'>): boolean =>
  storage.getItem(key) !== 'off';

export const chooseShortcuts = (areOn: boolean, storage: BrowserStore): void => {
  if (areOn) storage.removeItem(key);
  else storage.setItem(key, 'off');
};
