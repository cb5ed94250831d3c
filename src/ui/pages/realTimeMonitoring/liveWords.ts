/** Formats live visits: times to the second, a summary sentence, and the definition of each metric. */
import type { LiveMinute, LiveVisit, RealtimeReply } from '#domain/contract/realtimeSchemas.ts';
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
} as const;

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

export const kindOf = ({ kind }: LiveVisit): string => kinds[kind];

export const newVisits = (waiting: number): string => `${count(waiting)} new`;
