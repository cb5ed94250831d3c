/** Opens a non-modal dialog over the page, so that a docked Lab stays usable. */
import { coverPage } from './coverPage.ts';

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
