/** How far an unusual day of a figure has been seen to. */

import type { JudgedName } from '../analysis/unusualDays.ts';
import { tidyText } from '../text/visibleText.ts';

export const findingStatuses = ['new', 'acknowledged', 'resolved', 'snoozed', 'dismissed'] as const;
export type FindingStatus = (typeof findingStatuses)[number];

export const findingStatusLabels: Readonly<Record<FindingStatus, string>> = {
  new: 'New',
  acknowledged: 'Acknowledged',
  resolved: 'Resolved',
  snoozed: 'Snoozed',
  dismissed: 'Dismissed',
};

/** Those that still ask for somebody. */
export const openStatuses: readonly FindingStatus[] = ['new', 'acknowledged'];

export const longestDismissal = 200;
/** So many are marked at once at most. */
export const mostMarked = 100;
export const usualSnoozeDays = 7;

/** `clientId` null: of all clients together. `day` is an ISO day. */
export type FindingPlace = {
  readonly clientId: string | null;
  readonly figure: JudgedName;
  readonly day: string;
};

/** The same figure of the same day is the same finding, however sensitive somebody looks. */
export const findingId = ({ clientId, figure, day }: FindingPlace): string =>
  `${clientId === null ? 'all' : `of-${clientId}`}-${figure}-${day}`;

export type FindingMark = {
  readonly status: FindingStatus;
  /** The last day of a snooze; null of any other status. */
  readonly until: string | null;
  /** Why it is dismissed; null of any other status. */
  readonly reason: string | null;
};

/** What is wrong with a mark, by field; `today` is an ISO day. */
export const markErrors = (
  { status, until, reason }: FindingMark,
  today: string,
): Readonly<Record<string, string>> => {
  const isSnoozed = status === 'snoozed';
  if (isSnoozed && (until === null || !/^\d{4}-\d{2}-\d{2}$/.test(until) || until < today))
    return { until: `Must be a day such as ${today}, today or later` };
  if (!isSnoozed && until !== null) return { until: 'Only a snooze has a last day' };
  const words = tidyText(reason ?? '');
  if (status === 'dismissed' && words === '') return { reason: 'Say why' };
  if (status !== 'dismissed' && reason !== null) return { reason: 'Only a dismissal has a reason' };
  return words.length > longestDismissal ? { reason: `At most ${longestDismissal} characters` } : {};
};

/** A snooze ends by itself: from the day after its last one on the finding is new again. */
export const statusOn = (
  { status, until }: Pick<FindingMark, 'status' | 'until'>,
  today: string,
): FindingStatus => (status === 'snoozed' && (until === null || until < today) ? 'new' : status);

export const severities = ['high', 'medium', 'low'] as const;
export type Severity = (typeof severities)[number];

/** From so many usual deviations on. */
export const severityFrom: Readonly<Record<Severity, number>> = { high: 8, medium: 5, low: 0 };

/** By how many usual deviations a day lies from its median, in either direction. */
export const severityOf = (score: number): Severity =>
  severities.find((one) => Math.abs(score) >= severityFrom[one]) ?? 'low';
