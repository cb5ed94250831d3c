/** Which theme a person chose: the system's until they choose, then theirs, remembered. */

import type { BrowserStore } from '../services/browserStore.ts';

export type ThemeChoice = 'system' | 'light' | 'dark';

const key = 'agencylens.theme';

/** The remembered choice; anything else in its place counts as none. */
export const readThemeChoice = (storage: BrowserStore): ThemeChoice => {
  const value = storage.getItem(key);
  return value === 'light' || value === 'dark' ? value : 'system';
};

/** Remembers the choice and puts it into force: the stylesheet looks at `data-theme`, and at the system where there is none. */
export const chooseTheme = (choice: ThemeChoice, storage: BrowserStore, root: HTMLElement): void => {
  if (choice === 'system') {
    storage.removeItem(key);
    delete root.dataset.theme;
  } else {
    storage.setItem(key, choice);
    root.dataset.theme = choice;
  }
};

/** Paper is white: pages are printed in their light colours, whatever the choice. */
export const printInLight = (page: EventTarget, root: HTMLElement): void => {
  let before: string | undefined;
  page.addEventListener('beforeprint', () => {
    before = root.dataset.theme;
    root.dataset.theme = 'light';
  });
  page.addEventListener('afterprint', () => {
    if (before === undefined) delete root.dataset.theme;
    else root.dataset.theme = before;
  });
};
