/** Binds Ctrl or ⌘ and Z to undo a person's last change, and with Shift to redo it, except inside fields. */
import { useEffect } from 'react';
import { refusalOf } from '#machines/api/outcome.ts';
import { AppLink } from '../../parts/AppLink.tsx';
import { isTyping } from '../../parts/view/viewShortcuts.ts';
import { isAnnounced } from '../../services/announcedKeys.ts';
import { useNotices } from '../../services/notices.ts';
import { useServices } from '../../services/servicesContext.ts';
import { useAwaitCode } from '../../services/useLazyModule.ts';

const nothingToUndo = (
  <>
    Nothing to undo since this page loaded. <AppLink to="/dashboard?tab=history">Open History</AppLink> to
    undo earlier changes.
  </>
);

/** Seconds; long enough to reach the link. */
const linkDuration = 8;

type Message = ReturnType<typeof useNotices>['message'];

const tellNothing = {
  undo: (message: Message) => message.info(nothingToUndo, linkDuration),
  redo: (message: Message) => message.info('Nothing to redo.'),
};

export const UndoKeys = () => {
  const { ownChanges, api, serverState } = useServices();
  const { message } = useNotices();
  const awaitCode = useAwaitCode();
  useEffect(() => {
    // The change is undone even if its description fails to load.
    const outcomeOf = (position: number): Promise<string> =>
      awaitCode(import('./undoneText.ts')).then(
        ({ undoneText }) => undoneText({ api, serverState }, position),
        () => 'Undone.',
      );
    const take = async (way: 'undo' | 'redo'): Promise<void> => {
      try {
        const position = await (way === 'undo' ? ownChanges.undoLast() : ownChanges.redoLast());
        if (position === null) tellNothing[way](message);
        else if (way === 'redo') message.success('Redone.');
        else message.success(await outcomeOf(position));
      } catch (error) {
        message.error(refusalOf(error).message);
      }
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || isTyping(event)) return;
      if (isAnnounced(event, 'undo')) void take('undo');
      else if (isAnnounced(event, 'redo')) void take('redo');
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [ownChanges, api, serverState, message, awaitCode]);
  return null;
};
