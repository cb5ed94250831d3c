/** Lets keys change the view, where no field, dialog or Lab wants them. */
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isForView, shortcutOf, type ViewControlName, type ViewShortcut } from './viewShortcuts.ts';

export type ViewKeys = {
  /** Something in the document whose keys are meant: a staged page has its own. */
  readonly place: RefObject<HTMLElement | null>;
  readonly controls: readonly ViewControlName[];
  /** Whether letters, digits and signs are of use. Arrows and Escape always are. */
  readonly areOn: boolean;
  /** Tells whether the key was of use. */
  readonly act: (shortcut: ViewShortcut) => boolean;
};

export const useViewKeys = ({ place, controls, areOn, act }: ViewKeys): void => {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const page = place.current?.ownerDocument;
    if (event.defaultPrevented || !page || !isForView(event, page)) return;
    if (!areOn && event.key.length === 1) return;
    const shortcut = shortcutOf(event, controls);
    if (shortcut && act(shortcut)) event.preventDefault();
  });
  useEffect(() => {
    const page = place.current?.ownerDocument;
    if (!page) return;
    const listen = (event: KeyboardEvent) => hear(event);
    page.addEventListener('keydown', listen);
    return () => page.removeEventListener('keydown', listen);
  }, [place]);
};
