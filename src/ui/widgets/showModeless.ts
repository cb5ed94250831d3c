/** Opens a dialog over the page alone, so that a docked Lab stays usable. */
import { coverPage } from './coverPage.ts';

/** Returns the function that closes it and gives the page back. */
export const showModeless = (dialog: HTMLDialogElement): (() => void) => {
  const giveBack = coverPage(dialog);
  dialog.dataset.beside = '';
  dialog.show();
  return () => {
    giveBack();
    delete dialog.dataset.beside;
    dialog.close();
  };
};

export const isBeside = (dialog: HTMLElement | null): boolean => dialog?.dataset.beside !== undefined;
