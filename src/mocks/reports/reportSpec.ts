/** Defines the input of a report: its definition, its client and the day it is made. */
import type { EpochDay } from '#domain/calendar/epochDay.ts';
import { calendarDayOf } from '#domain/calendar/epochDay.ts';
import { zonedDayAt } from '#domain/calendar/zonedTime.ts';
import { usualZone } from '#domain/clients/clientZone.ts';
import type { MetricQuery } from '#domain/contract/metricSchemas.ts';
import type { ReportDays } from '#domain/reports/periodDays.ts';
import { periodDays } from '#domain/reports/periodDays.ts';
import type { ReportFacts } from '#domain/reports/reportFacts.ts';
import type { ReportPeriod } from '#domain/reports/reportPeriod.ts';
import type { PictureSection, Section } from '#domain/reports/section.ts';
import type { ScopedAnswers } from '#events/projections/readModel.ts';
import type { Report } from '#events/reports/report.ts';
import { todayFor, zoneFor } from '../clients/clientDay.ts';
import type { MetricStore } from '../factStore/metricStore.ts';
import type { Caller } from '../http/context.ts';

export type ReportSpec = Pick<ReportFacts, 'name' | 'title' | 'period' | 'compare' | 'filters'> & {
  readonly sections: readonly (Section | PictureSection)[];
  readonly clientId: string;
  /** Only previews and the portal align weekdays in comparisons. */
  readonly match?: MetricQuery['match'];
  /** Relative periods end before this day. */
  readonly today: EpochDay;
};

export type Making = {
  readonly answers: ScopedAnswers;
  readonly metrics: MetricStore;
  readonly workspaceId: string;
  readonly now: string;
};

/** The schedule's zone may be on another day; for a client with its own zone a day must be over there. */
export const specOf = (
  { facts, clientId, schedule, workspaceId }: Report,
  answers: Pick<ScopedAnswers, 'clientDirectory'>,
  now: string,
): ReportSpec => {
  const asked = { workspaceId, clientId };
  const today = todayFor(answers, asked, now);
  if (schedule === null) return { ...facts, clientId, today };
  const scheduled = zonedDayAt(schedule.zone, Date.parse(now));
  const isOwn = zoneFor(answers, asked) !== usualZone;
  return { ...facts, clientId, today: isOwn ? Math.min(scheduled, today) : scheduled };
};

export const daysOnWire = ({ from, to }: ReportDays) => ({
  from: calendarDayOf(from),
  to: calendarDayOf(to),
});

/** Invalid days are refused before a report is made. */
export const daysOf = (period: ReportPeriod, today: EpochDay): ReportDays => {
  const days = periodDays(period, today);
  if (days === null) throw new Error('A report of a period that is no days');
  return days;
};

/** A report is made as for the agency; access of a client's person is checked when they read it. */
export const agencyCaller = (workspaceId: string): Caller => ({
  accountId: 'agency',
  sessionId: '',
  token: '',
  expiresAt: '',
  role: 'admin',
  workspaceId,
  kind: 'owner',
  clientId: null,
});
