/** Opens a dialog over the page alone: what stands beside the page, the Lab, can be used all along. */

const isOfLab = (element: Element): boolean => element.matches('[data-lab]');

/** All that is neither around the dialog nor in it nor the Lab's. */
const surroundingsOf = (dialog: HTMLElement): readonly HTMLElement[] => {
  const found: HTMLElement[] = [];
  const { body } = dialog.ownerDocument;
  for (let inner: Element = dialog; inner !== body && inner.parentElement; inner = inner.parentElement) {
    for (const sibling of inner.parentElement.children)
      if (sibling !== inner && sibling instanceof HTMLElement && !isOfLab(sibling) && !sibling.inert)
        found.push(sibling);
  }
  return found;
};

/** Returns the function that closes it and gives the page back. */
export const showBeside = (dialog: HTMLDialogElement): (() => void) => {
  const surroundings = surroundingsOf(dialog);
  for (const element of surroundings) element.inert = true;
  dialog.dataset.beside = '';
  dialog.show();
  return () => {
    for (const element of surroundings) element.inert = false;
    delete dialog.dataset.beside;
    dialog.close();
  };
};

export const isBeside = (dialog: HTMLElement | null): boolean => dialog?.dataset.beside !== undefined;
