/** Describes the status, the schedule and the blockers of a report in words. */
import type { ProtectedPageName } from '#domain/access/protectedPages.ts';
import { epochDayOf } from '#domain/calendar/epochDay.ts';
import type { ReportBlockItem } from '#domain/contract/reportRunSchemas.ts';
import type { ReportItem } from '#domain/contract/reportSchemas.ts';
import { type ReportStatus, type RunState, reportStatusLabels } from '#domain/reports/lifecycle.ts';
import { type ReportPeriod, relativePeriodLabels } from '#domain/reports/reportPeriod.ts';
import { scheduleText } from '#domain/reports/scheduleWords.ts';
import { rangeText } from '../reportWords.ts';

type StatusLabel = { readonly label: string; readonly tone: 'quiet' | 'good' | 'warning' | 'bad' };

const tones: Readonly<Record<ReportStatus | RunState, StatusLabel['tone']>> = {
  none: 'quiet',
  draft: 'quiet',
  scheduled: 'quiet',
  paused: 'warning',
  gathering: 'quiet',
  blocked: 'bad',
  failed: 'bad',
  review: 'warning',
  approved: 'good',
  sending: 'warning',
  sent: 'good',
  opened: 'good',
  accepted: 'good',
  changesRequested: 'warning',
};

export const statusTagOf = (status: ReportStatus | RunState): StatusLabel => ({
  label: reportStatusLabels[status],
  tone: tones[status],
});

export const periodText = (period: ReportPeriod): string => {
  if (period.kind === 'relative') return relativePeriodLabels[period.period];
  const isSound = epochDayOf(period.from) !== null && epochDayOf(period.to) !== null;
  return isSound ? rangeText(period) : 'Custom dates';
};

/** Names the zone, because the schedule's zone differs from the reader's. */
export const zonedText = (iso: string, zone: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(iso));

export const scheduleStatusText = ({ schedule, paused, paused_by_plan }: ReportItem): string => {
  const text = scheduleText(schedule);
  if (!paused) return text;
  return paused_by_plan ? `Paused by your plan: ${text}` : `Paused: ${text}`;
};

export const nextRunText = ({ next_runs: [first], schedule, paused, paused_by_plan }: ReportItem): string => {
  if (paused) return paused_by_plan ? 'Paused by your plan' : 'Paused';
  return first === undefined ? 'None' : zonedText(first, schedule?.zone ?? 'UTC');
};

type Unblocking = {
  readonly label: string;
  /** Null: the action is in the report itself. */
  readonly page: ProtectedPageName | null;
};

/** The action for each blocker of a report; `write` happens in the report itself. */
export const unblockingLinks: Readonly<Record<ReportBlockItem['action'], Unblocking>> = {
  reconnect: { label: 'Reconnect the source', page: 'integrations' },
  connect: { label: 'Connect a source', page: 'integrations' },
  upgrade: { label: 'See plans', page: 'billing' },
  shorten: { label: 'Choose a shorter period', page: null },
  resume: { label: 'Go to the clients', page: 'clients' },
  write: { label: 'Write the comment', page: null },
};
