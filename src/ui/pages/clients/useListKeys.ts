/** Single keys of the list: `/` searches, J and K go down and up; Enter opens and Space chooses what they are at. */
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { shortcutsAreOn } from '../../parts/view/shortcutChoice.ts';
import { isForView } from '../../parts/view/viewShortcuts.ts';
import { useServices } from '../../services/servicesContext.ts';

type ListKeys = {
  /** The page that holds search and rows. */
  readonly place: RefObject<HTMLElement | null>;
  /** The id of the row whose name has the focus. */
  readonly onChoose: (id: string) => void;
};

const rowNames = '[data-client] a';

const step = (page: HTMLElement, by: 1 | -1): void => {
  const names = [...page.querySelectorAll<HTMLElement>(rowNames)];
  const at = names.findIndex((name) => name.matches(':focus'));
  const next = at === -1 ? (by === 1 ? 0 : names.length - 1) : at + by;
  names[Math.max(0, Math.min(names.length - 1, next))]?.focus();
};

/** Whether the key was of use. */
const act = (page: HTMLElement, key: string, onChoose: ListKeys['onChoose']): boolean => {
  const id = page.ownerDocument.activeElement?.closest<HTMLElement>('[data-client]')?.dataset.client;
  if (key === '/') page.querySelector<HTMLElement>('search input')?.focus();
  else if (key === 'j') step(page, 1);
  else if (key === 'k') step(page, -1);
  else if (key === ' ' && id !== undefined) onChoose(id);
  else return false;
  return true;
};

const isPlain = ({ ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean =>
  !(ctrlKey || metaKey || altKey || defaultPrevented);

export const useListKeys = ({ place, onChoose }: ListKeys): void => {
  const { localStorage } = useServices();
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const page = place.current;
    if (!page || !isPlain(event) || !shortcutsAreOn(localStorage)) return;
    if (!isForView(event, page.ownerDocument)) return;
    if (act(page, event.key.toLowerCase(), onChoose)) event.preventDefault();
  });
  useEffect(() => {
    const document = place.current?.ownerDocument;
    const listen = (event: KeyboardEvent) => hear(event);
    document?.addEventListener('keydown', listen);
    return () => document?.removeEventListener('keydown', listen);
  }, [place]);
};
