/** Ctrl or ⌘ and Z take the last own change back, with Shift they bring it again; in a field the keys are the field's. */
import { useEffect } from 'react';
import { refusalOf } from '#machines/api/outcome.ts';
import { useNotices } from '../../services/notices.ts';
import { useServices } from '../../services/servicesContext.ts';

const fields = 'input, textarea, select, [contenteditable="true"]';

const isUndoKey = ({ ctrlKey, metaKey, altKey, key, target }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) &&
  !altKey &&
  key.toLowerCase() === 'z' &&
  !(target instanceof Element && target.closest(fields) !== null);

export const UndoKeys = () => {
  const { ownChanges } = useServices();
  const { message } = useNotices();
  useEffect(() => {
    const tell = async (work: () => Promise<boolean>, done: string): Promise<void> => {
      try {
        if (await work()) message.success(done);
      } catch (error) {
        message.error(refusalOf(error).message);
      }
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || !isUndoKey(event)) return;
      void (event.shiftKey ? tell(ownChanges.redoLast, 'Redone.') : tell(ownChanges.undoLast, 'Undone.'));
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [ownChanges, message]);
  return null;
};
