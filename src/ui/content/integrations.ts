/** Holds the texts of the integrations page. */

import type { PlatformItem } from '#domain/contract/integrationSchemas.ts';
import { englishList } from '#domain/english/englishList.ts';
import type { FailureReason } from '#domain/integrations/failureReasons.ts';
import type { HistoryProgress } from '#domain/metrics/metricSource.ts';

const lowerFirst = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** `Sessions, users and revenue`. */
export const inWords = (words: readonly string[]): string =>
  englishList(words.map((word, index) => (index === 0 ? word : lowerFirst(word))));

export const connectedCount = ({ accounts }: PlatformItem): string | null => {
  const count = accounts.filter(({ connected }) => connected).length;
  return count === 0 ? null : `${count} of ${accounts.length} connected`;
};

export const days = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`;

export const sources = (count: number): string => `${count} ${count === 1 ? 'source' : 'sources'}`;

/** `History: 210 of 730 days`. */
export const historyWords = ({ days: read, of, stopped }: HistoryProgress): string =>
  `History: ${read} of ${of} days${stopped ? ', stopped' : ''}`;

export const failureWords: Readonly<Record<FailureReason, string>> = {
  tokenExpired: 'Access expired',
  platformDown: 'Platform down',
  trackingLost: 'Tracking lost',
};

type Fix = { readonly cause: string; readonly fix: string };

export const failureFixes: Readonly<Record<FailureReason, Fix>> = {
  tokenExpired: {
    cause: 'The permission to read this account ran out. Its figures stop on the first missing day.',
    fix: 'Reconnect and sign in again. The missed days are delivered at once.',
  },
  platformDown: {
    cause: 'The platform does not answer. The permission is valid, and we ask again every four hours.',
    fix: 'Wait, or reconnect. The missed days are delivered as soon as the platform answers.',
  },
  trackingLost: {
    cause: 'The tag on the site sends nothing. Days without measurement are lost for good.',
    fix: 'Put the tag back on the site, then reconnect.',
  },
};

export const pausedFix: Fix = {
  cause: 'A person paused the syncs. The figures stop on the day of the pause.',
  fix: 'Resume, and the missed days are delivered at once.',
};

export const integrationTexts = {
  disconnect: 'Syncs stop now. Figures up to yesterday stay, and you can undo this.',
  replace:
    'Past figures stay, and new ones come from the new account. Campaigns and filters go on. You can undo this.',
  noImpact: 'No widget, report, alert or goal shows its figures.',
  demo: 'All platform accounts here are demo accounts: no platform is asked.',
  noConnections: 'Nothing is connected yet. Choose a platform below; it takes four short steps.',
  noneShown: 'No connection matches these filters.',
  noPlatform: 'No platform matches.',
  lockedPlatform: 'Your plan does not connect online shops.',
  noClients: 'You have no clients yet. Add a client first, then connect.',
  denied: 'Not connected. Nothing was saved. You can read the list again.',
  closed: 'The window was closed before an answer. Nothing was connected.',
  noAccounts:
    'Every account of this platform is connected already. Disconnect one first, or connect another platform.',
  timedOut:
    'The platform did not answer within 20 seconds. Nothing connects twice: if this attempt still arrives, it is in the list.',
  duplicate: 'This account is already connected. Pick another one.',
  noHistory: 'No connections yet.',
} as const;
