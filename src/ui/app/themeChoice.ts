/** Stores the theme that a person chose; the system's theme is the default. */

import type { BrowserStore } from '../services/browserStore.ts';

export type ThemeChoice = 'system' | 'light' | 'dark';

const key = 'agencylens.theme';

export const readThemeChoice = (storage: BrowserStore): ThemeChoice => {
  const value = storage.getItem(key);
  return value === 'light' || value === 'dark' ? value : 'system';
};

export const chooseTheme = (choice: ThemeChoice, storage: BrowserStore, root: HTMLElement): void => {
  if (choice === 'system') {
    storage.removeItem(key);
    delete root.dataset.theme;
  } else {
    storage.setItem(key, choice);
    root.dataset.theme = choice;
  }
};

/** Pages are printed in light colours, whatever the choice, because paper is white. */
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
