/** Defines the review status of findings, which are anomalous days of a metric. */

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

export const openStatuses: readonly FindingStatus[] = ['new', 'acknowledged'];

export const longestDismissal = 200;
export const mostMarked = 100;
export const usualSnoozeDays = 7;

/** `clientId` null: all clients together. `day` is an ISO day. */
export type FindingPlace = {
  readonly clientId: string | null;
  readonly figure: JudgedName;
  readonly day: string;
};

/** Identity ignores the sensitivity: the same metric and day is the same finding. */
export const findingId = ({ clientId, figure, day }: FindingPlace): string =>
  `${clientId === null ? 'all' : `of-${clientId}`}-${figure}-${day}`;

export type FindingMark = {
  readonly status: FindingStatus;
  readonly until: string | null;
  readonly reason: string | null;
};

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

/** An expired snooze reverts to `new` on the day after its last one. */
export const statusOn = (
  { status, until }: Pick<FindingMark, 'status' | 'until'>,
  today: string,
): FindingStatus => (status === 'snoozed' && (until === null || until < today) ? 'new' : status);

export const severities = ['high', 'medium', 'low'] as const;
export type Severity = (typeof severities)[number];

export const severityFrom: Readonly<Record<Severity, number>> = { high: 8, medium: 5, low: 0 };

export const severityOf = (score: number): Severity =>
  severities.find((one) => Math.abs(score) >= severityFrom[one]) ?? 'low';
