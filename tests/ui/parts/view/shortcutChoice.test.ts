/** Tests the default of single-key shortcuts: on for the agency, off for clients, until a choice is saved. */
import { expect, test } from 'vitest';
import { chooseShortcuts, shortcutsAreOn } from '#ui/parts/view/useSingleKeys.ts';
import type { BrowserStore } from '#ui/services/browserStore.ts';

test('each side has its beginning and its own choice, and only what differs is kept', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  } as unknown as BrowserStore;
  const standing = () => (['admin', 'manager', 'user'] as const).map((role) => shortcutsAreOn(role, storage));

  expect(standing()).toEqual([true, true, false]);
  chooseShortcuts(true, 'user', storage);
  expect(standing()).toEqual([true, true, true]);
  chooseShortcuts(false, 'manager', storage);
  expect(standing()).toEqual([false, false, true]);
  chooseShortcuts(true, 'admin', storage);
  chooseShortcuts(false, 'user', storage);
  expect([standing(), kept.size]).toEqual([[true, true, false], 0]);
});
