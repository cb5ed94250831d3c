/** Handles a list's single keys: `/` searches, J and K move, Enter opens, Space selects, and Shift with Space selects a range. */
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useSingleKeys } from '../view/useSingleKeys.ts';
import { isForView } from '../view/viewShortcuts.ts';

type ListKeys = {
  readonly place: RefObject<HTMLElement | null>;
  /** Receives the id of the focused row, from `data-client`; default: rows are not selectable. */
  readonly onChoose?: (id: string) => void;
  /** Receives the ids from the last selected row to the focused one, in display order. */
  readonly onChooseRange?: (ids: readonly string[]) => void;
};

const clientNames = '[data-client] a';

const rows = 'tbody tr.ant-table-row';

/** The link that opens a row; a row without one takes the focus itself, and Tab continues to its actions. */
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

/** The range in display order, in either direction; without `first` the last id alone. */
const between = (page: HTMLElement, first: string | null, last: string): readonly string[] => {
  const ids = [...page.querySelectorAll<HTMLElement>('[data-client]')].map(
    ({ dataset }) => dataset.client ?? '',
  );
  const [from, to] = [ids.indexOf(first ?? last), ids.indexOf(last)].toSorted((one, other) => one - other);
  return from === undefined || from === -1 || to === undefined ? [last] : ids.slice(from, to + 1);
};

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey'>;

type Choosing = Pick<ListKeys, 'onChoose' | 'onChooseRange'> & {
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
