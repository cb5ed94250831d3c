/** Which clients a person has pinned, in their order: remembered by the browser for each account, at most nine, one for each number key. */
import type { BrowserStore } from '../../services/browserStore.ts';

const keyOf = (accountId: string): string => `agencylens.pinnedClients.${accountId}`;

export const mostPinned = 9;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Whatever the storage holds, a list of ids. */
export const pinnedClients = (
  accountId: string,
  storage: Pick<BrowserStore, 'getItem'>,
): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(accountId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isText).slice(0, mostPinned) : [];
  } catch {
    return [];
  }
};

/** Pins a client, or takes its pin away; a tenth one takes the place of none. */
export const togglePin = (id: string, accountId: string, storage: BrowserStore): readonly string[] => {
  const pinned = pinnedClients(accountId, storage);
  const next = pinned.includes(id)
    ? pinned.filter((one) => one !== id)
    : [...pinned, id].slice(0, mostPinned);
  if (next.length === 0) storage.removeItem(keyOf(accountId));
  else storage.setItem(keyOf(accountId), JSON.stringify(next));
  return next;
};
