/** How a report stands, when it is made and what holds it up, in words for people. */
import type { ProtectedPageName } from '#domain/access/protectedPages.ts';
import { epochDayOf } from '#domain/calendar/epochDay.ts';
import type { ReportBlockItem } from '#domain/contract/reportRunSchemas.ts';
import type { ReportItem, ReportScheduleItem } from '#domain/contract/reportSchemas.ts';
import type { ReportStatus, RunState } from '#domain/reports/lifecycle.ts';
import type { RelativePeriod, ReportPeriod } from '#domain/reports/reportPeriod.ts';
import { rangeText } from '../reportWords.ts';

type Standing = { readonly label: string; readonly tone: 'quiet' | 'good' | 'warning' | 'bad' };

const standings: Readonly<Record<ReportStatus | RunState, Standing>> = {
  none: { label: 'Not generated yet', tone: 'quiet' },
  draft: { label: 'Draft', tone: 'quiet' },
  scheduled: { label: 'Scheduled', tone: 'quiet' },
  paused: { label: 'Paused', tone: 'warning' },
  gathering: { label: 'Gathering figures', tone: 'quiet' },
  blocked: { label: 'Blocked', tone: 'bad' },
  failed: { label: 'Failed', tone: 'bad' },
  review: { label: 'Needs review', tone: 'warning' },
  approved: { label: 'Approved', tone: 'good' },
  sending: { label: 'Being sent', tone: 'warning' },
  sent: { label: 'Sent', tone: 'good' },
  opened: { label: 'Opened', tone: 'good' },
  accepted: { label: 'Accepted', tone: 'good' },
  changesRequested: { label: 'Changes requested', tone: 'warning' },
};

export const statusTagOf = (status: ReportStatus | RunState): Standing => standings[status];

export const relativePeriodLabels: Readonly<Record<RelativePeriod, string>> = {
  lastWeek: 'Last week',
  last28Days: 'Last 28 days',
  lastMonth: 'Last month',
  monthToDate: 'Month to date',
  lastQuarter: 'Last quarter',
  quarterToDate: 'Quarter to date',
};

export const periodText = (period: ReportPeriod): string => {
  if (period.kind === 'relative') return relativePeriodLabels[period.period];
  const isSound = epochDayOf(period.from) !== null && epochDayOf(period.to) !== null;
  return isSound ? rangeText(period) : 'Own days';
};

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** `Every Monday at 08:30, Europe/Berlin`. */
export const scheduleText = (schedule: ReportScheduleItem | null): string => {
  if (schedule === null) return 'By hand';
  const { frequency, weekday, day, time, zone } = schedule;
  const at = `at ${time}, ${zone}`;
  if (frequency === 'weekly') return `Every ${weekdays[weekday ?? 0]} ${at}`;
  return `On day ${day ?? 1} of each ${frequency === 'monthly' ? 'month' : 'quarter'} ${at}`;
};

/** The first time that comes; the reader's own zone is not that of the schedule, so it says which. */
export const zonedText = (iso: string, zone: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(iso));

/** The schedule as it stands, and what paused it. */
export const standingScheduleText = ({ schedule, paused, paused_by_plan }: ReportItem): string => {
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
  /** Null: it is done in the report itself. */
  readonly page: ProtectedPageName | null;
};

/** The one thing to do about a report that stands still; `write` is done in the report itself. */
export const unblockingLinks: Readonly<Record<ReportBlockItem['action'], Unblocking>> = {
  reconnect: { label: 'Reconnect the source', page: 'integrations' },
  connect: { label: 'Connect a source', page: 'integrations' },
  upgrade: { label: 'See plans', page: 'billing' },
  shorten: { label: 'Choose a shorter period', page: null },
  resume: { label: 'Go to the clients', page: 'clients' },
  write: { label: 'Write the comment', page: null },
};
