/** Binds keys to changes of the view, except in fields, dialogs and the Lab. */
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isForView, shortcutOf, type ViewControlName, type ViewShortcut } from './viewShortcuts.ts';

export type ViewKeys = {
  /** Any element of the document to listen on, because a staged page has a document of its own. */
  readonly place: RefObject<HTMLElement | null>;
  readonly controls: readonly ViewControlName[];
  /** Enables letters, digits and signs; arrows and Escape always work. */
  readonly areOn: boolean;
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
