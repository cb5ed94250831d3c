/** Keys of the whole editor: Ctrl or ⌘ and S saves, with Z a step is undone, with Shift and Z or with Y it is redone. */
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type EditorAct, editorActOf } from '../../../../parts/view/editorKeys.ts';
import { isTyping } from '../../../../parts/view/viewShortcuts.ts';

export type EditKeys = {
  readonly onSave: () => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
};

const ways: Readonly<Record<EditorAct, keyof EditKeys>> = { save: 'onSave', undo: 'onUndo', redo: 'onRedo' };

/** What the keys ask for; null for nothing of the editor's. A field has its own steps. */
const askedBy = (event: KeyboardEvent): keyof EditKeys | null => {
  const act = editorActOf(event);
  if (act === null || (act !== 'save' && isTyping(event))) return null;
  return ways[act];
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
