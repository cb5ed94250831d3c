/** Lists every entry of the browser's web storages, and if an erasure removes it. */
import { ownValue } from '#domain/ownValue.ts';
import type { BrowserStore } from './browserStore.ts';

/**
 * `words`: texts about people, removed with any erasure. `marks`: ids, numbers and settings. `log`:
 * encrypted, erased by deleting its keys.
 */
export type StoreContent = 'words' | 'marks' | 'log';

/** By key; a trailing dot or colon makes it a prefix. */
export const pageStores: Readonly<Record<string, StoreContent>> = {
  'agencylens.visits': 'words',
  'agencylens.frames': 'words',
  'agencylens.recording': 'words',
  'agencylens.lab.logFilters': 'words',
  'agencylens.lab.view': 'words',
  'agencylens.dashboardDraft.': 'words',
  'agencylens.reportDraft.': 'words',
  'agencylens.brand': 'marks',
  'agencylens.branch': 'marks',
  'agencylens.checkout.': 'marks',
  'agencylens.clientShortcuts': 'marks',
  'agencylens.csv': 'marks',
  'agencylens.ended': 'marks',
  'agencylens.erased': 'marks',
  'agencylens.lab': 'marks',
  'agencylens.lab.begun': 'marks',
  'agencylens.lab.scenarioResults': 'marks',
  'agencylens.network': 'marks',
  'agencylens.paymentProvider': 'marks',
  'agencylens.pinnedClients.': 'marks',
  'agencylens.scroll': 'marks',
  'agencylens.session': 'marks',
  'agencylens.shortcuts': 'marks',
  'agencylens.sider': 'marks',
  'agencylens.table.': 'marks',
  'agencylens.theme': 'marks',
  'agencylens.trialNotice': 'marks',
  'agencylens.ahead': 'log',
  'agencylens.ahead.': 'log',
  'agencylens.checked': 'log',
  'agencylens.clock': 'log',
  'agencylens.copyChecked': 'log',
  'agencylens.database': 'log',
  'agencylens.exported': 'log',
  'agencylens.head:': 'log',
  'agencylens.refused': 'log',
  'agencylens.reminded': 'log',
  'agencylens.unanswered': 'log',
  'agencylens.withoutSaving': 'log',
};

const isFamily = (key: string): boolean => /[.:]$/.test(key);

export const contentOf = (key: string): StoreContent | null => {
  const own = ownValue(pageStores, key);
  if (own !== undefined) return own;
  const family = Object.keys(pageStores).find((one) => isFamily(one) && key.startsWith(one));
  return family === undefined ? null : (ownValue(pageStores, family) ?? null);
};

export const forgetWords = (storage: BrowserStore): void => {
  for (const key of storage.keys?.() ?? Object.keys(pageStores)) {
    const isOurs = key.startsWith('agencylens.');
    const content = contentOf(key);
    if (isOurs && (content === 'words' || content === null)) storage.removeItem(key);
  }
};
