/** Formats live visits: times to the second, a summary sentence, and the definition of each metric. */
import type { LiveMinute, LiveVisit, RealtimeReply } from '#domain/contract/realtimeSchemas.ts';
import { paceWordOf } from '#domain/portfolio/pacing.ts';
import { judgedMinutes, type LiveFinding } from '#domain/realtime/liveAlerts.ts';
import { count, money } from '../../content/formatMetric.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/** `10:42:07`, in the reader’s zone. */
export const exactTime = (iso: string): string => {
  const time = new Date(iso);
  return `${two(time.getHours())}:${two(time.getMinutes())}:${two(time.getSeconds())}`;
};

const wholeMinutes = 5;

/** Average of the last five full minutes, because the current one is unfinished. */
export const visitsAMinute = (minutes: readonly LiveMinute[]): number => {
  const whole = minutes.slice(0, -1).slice(-wholeMinutes);
  return whole.reduce((sum, { visits }) => sum + visits, 0) / Math.max(1, whole.length);
};

export const perMinuteText = (value: number): string => value.toFixed(1);

export const lastWeek = 'the same time last week';

export const hints = {
  active: 'People whose visit began in the last 5 minutes',
  users: 'Different people in the last 30 minutes, the running minute included',
  pace: 'The average of the last 5 whole minutes',
  conversions: 'Orders and inquiries in the last 30 minutes, the running minute included',
  revenue:
    'Value of the conversions since the day began, in the time zone of each client. Held against the same day last week up to the same time.',
  spend:
    'Media spend since the day began, in the time zone of each client. The pace is the media budget’s share of today, spread over the hours as on the same day last week.',
} as const;

const paceWords = { behind: 'under pace', onPace: 'on pace', ahead: 'over pace' } as const;

/** `over pace, 124%`; without a media budget it says so. */
export const paceText = (pace: RealtimeReply['pace']): string => {
  if (pace === null) return 'no media budget';
  const level = pace.spend_cents / pace.expected_cents;
  const word = paceWordOf(level);
  return word === null ? '' : `${paceWords[word]}, ${Math.round(100 * level)}%`;
};

export const spokenPicture = ({ active, minutes, conversions, revenue_cents }: RealtimeReply): string =>
  [
    `${count(active)} active now`,
    `${perMinuteText(visitsAMinute(minutes))} visits a minute`,
    `${count(conversions)} ${conversions === 1 ? 'conversion' : 'conversions'} in 30 minutes`,
    `${money(revenue_cents)} today.`,
  ].join(', ');

const kinds: Readonly<Record<LiveVisit['kind'], string>> = {
  visit: 'Visit',
  order: 'Order',
  lead: 'Inquiry',
};

export const kindOf = (kind: LiveVisit['kind']): string => kinds[kind];

export const newVisits = (waiting: number): string => `${count(waiting)} new`;

/** `Spike: 150 visits in 10 minutes, 100 are usual.` */
export const liveAlertWords = ({ kind, actual, expected }: LiveFinding): string => {
  const usual = count(Math.round(expected));
  const window = `${judgedMinutes} minutes`;
  return {
    spike: `Spike: ${count(actual)} visits in ${window}, ${usual} are usual.`,
    drop: `Drop: ${count(actual)} visits in ${window}, ${usual} are usual.`,
    silent: `No visits for ${window}, ${usual} are usual.`,
    errors: `API errors: ${count(actual)} of ${usual} calls failed in 5 minutes.`,
  }[kind];
};
