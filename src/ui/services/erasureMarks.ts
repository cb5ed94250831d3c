/** Stores the marks of the latest erasure and the latest loss of access in the local storage. */
import type { BrowserStore } from './browserStore.ts';

export const erasedKey = 'agencylens.erased';
export const endedKey = 'agencylens.ended';

export type MarkKey = typeof erasedKey | typeof endedKey;

/** As `120-3`: the event's position, and a counter of the marks. Empty before the first one. */
export const markAt = (local: Pick<BrowserStore, 'getItem'>, key: MarkKey): string =>
  local.getItem(key) ?? '';

const positionIn = (mark: string): string => mark.split('-')[0] ?? '';

/** Sets the mark for an event. `isOwn`: this tab gave the command, so that no other tab has set it. */
export const setMark = (
  local: Pick<BrowserStore, 'getItem' | 'setItem'>,
  key: MarkKey,
  { position, isOwn }: { readonly position: number; readonly isOwn: boolean },
): void => {
  const before = markAt(local, key);
  if (!isOwn && positionIn(before) === String(position)) return;
  const count = Number(before.split('-')[1] ?? 0) + 1;
  local.setItem(key, `${position}-${count}`);
};

/** Data stored now is valid until the next mark of either kind. */
export const bothMarks = (local: Pick<BrowserStore, 'getItem'>): string =>
  `${markAt(local, erasedKey)} ${markAt(local, endedKey)}`;
