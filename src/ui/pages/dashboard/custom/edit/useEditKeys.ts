/** Handles the editor's shortcuts: Ctrl or ⌘ with S saves, Z undoes, Shift+Z or Y redoes. */
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type EditorAct, editorActOf } from '../../../../parts/view/editorKeys.ts';
import { isTyping } from '../../../../parts/view/viewShortcuts.ts';

export type EditKeys = {
  readonly onSave: () => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
};

const ways: Readonly<Record<EditorAct, keyof EditKeys>> = { save: 'onSave', undo: 'onUndo', redo: 'onRedo' };

/** Null for keys that are not the editor's. Text fields have their own undo. */
const askedBy = (event: KeyboardEvent): keyof EditKeys | null => {
  const act = editorActOf(event);
  if (act === null || (act !== 'save' && isTyping(event))) return null;
  return ways[act];
};

/** Listens before the shell's shortcuts, which undo whole changes. An open dialog has its own undo. */
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
