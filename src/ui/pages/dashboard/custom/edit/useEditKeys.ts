/** Keys of the whole editor: Ctrl or ⌘ and S saves, with Z a step is undone, with Shift and Z or with Y it is redone. */
import { type RefObject, useEffect, useEffectEvent } from 'react';

export type EditKeys = {
  readonly onSave: () => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
};

const fields = 'input, textarea, select, [contenteditable="true"]';

const isInField = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(fields) !== null;

/** What the keys ask for; null for nothing of the editor's. */
const askedBy = (event: KeyboardEvent): keyof EditKeys | null => {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null;
  const key = event.key.toLowerCase();
  if (key === 's') return 'onSave';
  if (isInField(event)) return null;
  if (key === 'z') return event.shiftKey ? 'onRedo' : 'onUndo';
  return key === 'y' ? 'onRedo' : null;
};

/** Heard before the shell's own keys, which take whole changes back. An open dialog has its own steps. */
export const useEditKeys = (place: RefObject<HTMLElement | null>, keys: EditKeys): void => {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const asked = askedBy(event);
    if (asked === null) return;
    event.preventDefault();
    if (!place.current?.ownerDocument.querySelector('[role="dialog"]')) keys[asked]();
  });
  useEffect(() => {
    const page = place.current?.ownerDocument;
    if (!page) return;
    const listen = (event: KeyboardEvent) => hear(event);
    page.addEventListener('keydown', listen, true);
    return () => page.removeEventListener('keydown', listen, true);
  }, [place]);
};
