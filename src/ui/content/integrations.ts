/** Holds the texts of the integrations page. */

import type { PlatformItem } from '#domain/contract/integrationSchemas.ts';
import { englishList } from '#domain/english/englishList.ts';

const lowerFirst = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** `Sessions, users and revenue`. */
export const inWords = (words: readonly string[]): string =>
  englishList(words.map((word, index) => (index === 0 ? word : lowerFirst(word))));

export const connectedCount = ({ accounts }: PlatformItem): string | null => {
  const count = accounts.filter(({ connected }) => connected).length;
  return count === 0 ? null : `${count} of ${accounts.length} connected`;
};

export const integrationTexts = {
  lead: 'Each connection brings one account’s numbers to one client.',
  demo: 'All accounts here are demo accounts. Nothing leaves this browser.',
  noConnections: 'Nothing is connected yet. Choose a platform below; it takes four short steps.',
  noneShown: 'No connection matches these filters.',
  noPlatform: 'No platform matches.',
  lockedPlatform: 'Your plan does not connect online shops.',
  noClients: 'You have no clients yet. Add a client first, then connect.',
  denied: 'Not connected. Nothing was saved. You can read the list again.',
  duplicate: 'This account is already connected. Pick another one.',
  noHistory: 'No connections yet.',
} as const;
