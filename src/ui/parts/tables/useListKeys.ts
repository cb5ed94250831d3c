/** Single keys of a list: `/` searches, J and K go down and up; Enter opens and Space chooses what they are at, with Shift all from the last one. */
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useSingleKeys } from '../view/useSingleKeys.ts';
import { isForView } from '../view/viewShortcuts.ts';

type ListKeys = {
  /** The page that holds search and rows. */
  readonly place: RefObject<HTMLElement | null>;
  /** Takes the id of the row that has the focus, from `data-client`; left out: nothing is chosen in the list. */
  readonly onChoose?: (id: string) => void;
  /** Takes the ids from the one that Space chose last to the one that has the focus, in the order of the list. */
  readonly onChooseRange?: (ids: readonly string[]) => void;
};

/** The names of clients, in tables and on cards. */
const clientNames = '[data-client] a';

const rows = 'tbody tr.ant-table-row';

/** What opens a row; a row without it takes the focus itself, and Tab leads on to what can be done with it. */
const targetOf = (row: HTMLElement): HTMLElement => row.querySelector<HTMLElement>('th a') ?? row;

const targetsIn = (page: HTMLElement): readonly HTMLElement[] => {
  const names = [...page.querySelectorAll<HTMLElement>(clientNames)];
  if (names.length > 0) return names;
  return [...page.querySelectorAll<HTMLElement>(rows)]
    .filter((row) => row.closest('details:not([open])') === null)
    .map(targetOf);
};

const step = (page: HTMLElement, by: 1 | -1): void => {
  const targets = targetsIn(page);
  const { activeElement } = page.ownerDocument;
  const at = targets.findIndex((one) => (one.closest('tr') ?? one).contains(activeElement));
  const next = at === -1 ? (by === 1 ? 0 : targets.length - 1) : at + by;
  const target = targets[Math.max(0, Math.min(targets.length - 1, next))];
  if (target?.matches('tr')) target.tabIndex = -1;
  target?.focus();
};

/** From one to the other as they stand on the page, whichever comes first; without the first the other alone. */
const between = (page: HTMLElement, first: string | null, last: string): readonly string[] => {
  const ids = [...page.querySelectorAll<HTMLElement>('[data-client]')].map(
    ({ dataset }) => dataset.client ?? '',
  );
  const [from, to] = [ids.indexOf(first ?? last), ids.indexOf(last)].toSorted((one, other) => one - other);
  return from === undefined || from === -1 || to === undefined ? [last] : ids.slice(from, to + 1);
};

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey'>;

type Choosing = Pick<ListKeys, 'onChoose' | 'onChooseRange'> & {
  /** What Space chose last; null for nothing. */
  readonly anchor: RefObject<string | null>;
};

const choose = (page: HTMLElement, id: string, isRange: boolean, choosing: Choosing): boolean => {
  const { anchor, onChoose, onChooseRange } = choosing;
  if (isRange && onChooseRange) onChooseRange(between(page, anchor.current, id));
  else if (!isRange && onChoose) {
    anchor.current = id;
    onChoose(id);
  } else return false;
  return true;
};

/** Whether the key was of use. */
const act = (page: HTMLElement, { key: pressed, shiftKey }: Pressed, choosing: Choosing): boolean => {
  const key = pressed.toLowerCase();
  const id = page.ownerDocument.activeElement?.closest<HTMLElement>('[data-client]')?.dataset.client;
  const search = page.querySelector<HTMLElement>('search input');
  if (key === '/' && search !== null) search.focus();
  else if (key === 'j') step(page, 1);
  else if (key === 'k') step(page, -1);
  else if (key === ' ' && id !== undefined) return choose(page, id, shiftKey, choosing);
  else return false;
  return true;
};

const isPlain = ({ ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean =>
  !(ctrlKey || metaKey || altKey || defaultPrevented);

export const useListKeys = ({ place, onChoose, onChooseRange }: ListKeys): void => {
  const anchor = useRef<string | null>(null);
  const keys = useSingleKeys();
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const page = place.current;
    if (!page || !isPlain(event) || !keys.areOn()) return;
    if (!isForView(event, page.ownerDocument)) return;
    const choosing = { anchor, ...(onChoose && { onChoose }), ...(onChooseRange && { onChooseRange }) };
    if (act(page, event, choosing)) event.preventDefault();
  });
  useEffect(() => {
    const document = place.current?.ownerDocument;
    const listen = (event: KeyboardEvent) => hear(event);
    document?.addEventListener('keydown', listen);
    return () => document?.removeEventListener('keydown', listen);
  }, [place]);
};
