/** Stores a person's pinned clients in the browser by account, at most nine for the number keys. */
import type { BrowserStore } from '../../services/browserStore.ts';

const keyOf = (accountId: string): string => `agencylens.pinnedClients.${accountId}`;

export const mostPinned = 9;

const isText = (value: unknown): value is string => typeof value === 'string';

export const pinnedClients = (
  accountId: string,
  storage: Pick<BrowserStore, 'getItem'>,
): readonly string[] => {
  try {
    const stored: unknown = JSON.parse(storage.getItem(keyOf(accountId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isText).slice(0, mostPinned) : [];
  } catch {
    return [];
  }
};

/** Toggles a pin; a tenth pin is ignored. */
export const togglePin = (id: string, accountId: string, storage: BrowserStore): readonly string[] => {
  const pinned = pinnedClients(accountId, storage);
  const next = pinned.includes(id)
    ? pinned.filter((one) => one !== id)
    : [...pinned, id].slice(0, mostPinned);
  if (next.length === 0) storage.removeItem(keyOf(accountId));
  else storage.setItem(keyOf(accountId), JSON.stringify(next));
  return next;
};
