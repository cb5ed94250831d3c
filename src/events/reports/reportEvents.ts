/** Declares the events of a report, its runs and their feedback. */
import * as z from 'zod/mini';
import { reportContent } from '#domain/contract/reportContentSchemas.ts';
import { breakdowns } from '#domain/dashboards/widget.ts';
import { figureNames } from '#domain/kpi/figureNames.ts';
import { blockedReasons } from '#domain/reports/blockedReasons.ts';
import { relativePeriods } from '#domain/reports/reportPeriod.ts';
import { reportBeginnings } from '#domain/reports/reportTemplates.ts';
import { frequencies } from '#domain/reports/schedule.ts';
import { sectionKinds } from '#domain/reports/section.ts';
import { count, day, type EventsIn, id, nullableText, text, time } from '../eventShape.ts';

/** `by` is an account id; null for a schedule. */
const about = { workspaceId: id, reportId: id, clientId: id, name: text, by: z.nullable(id) };

const period = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('relative'), period: z.enum(relativePeriods) }),
  z.strictObject({ kind: z.literal('fixed'), from: day, to: day }),
]);

const section = z.strictObject({
  id,
  kind: z.enum(sectionKinds),
  title: text,
  figures: z.readonly(z.array(z.enum(figureNames))),
  by: z.nullable(z.enum(breakdowns)),
  text,
  clientId: z.nullable(id),
  period: z.nullable(period),
  filters: text,
});

const addresses = z.readonly(z.array(text));

const facts = z.strictObject({
  name: text,
  title: text,
  period,
  compare: z.enum(['none', 'previous', 'year']),
  filters: text,
  sections: z.readonly(z.array(section)),
  recipients: addresses,
  subject: text,
  message: text,
  needsReview: z.boolean(),
  requiresComment: z.boolean(),
});

const schedule = z.strictObject({
  frequency: z.enum(frequencies),
  weekday: z.nullable(count),
  day: z.nullable(count),
  time: text,
  zone: text,
  endsOn: z.nullable(day),
});

/** A step of one run. `runId` is unique in the workspace. */
const ofRun = { ...about, runId: id };
/** For scheduled work: the due time. */
const happened = { happenedAt: time };

export const reportEvents = {
  ReportCreated: z.strictObject({
    ...about,
    beginning: z.enum(reportBeginnings),
    copyOf: z.nullable(id),
    facts,
    ...happened,
  }),
  ReportChanged: z.strictObject({ ...about, facts, ...happened }),
  /** `nextAt`: the first run; null when the schedule ends before. */
  ReportScheduled: z.strictObject({ ...about, schedule, nextAt: z.nullable(time), ...happened }),
  ReportUnscheduled: z.strictObject({ ...about, ...happened }),
  ReportPaused: z.strictObject({ ...about, ...happened }),
  /** Runs that were due during the pause are skipped. */
  ReportResumed: z.strictObject({ ...about, nextAt: z.nullable(time), ...happened }),
  ReportArchived: z.strictObject({ ...about, ...happened }),
  ReportRestored: z.strictObject({ ...about, nextAt: z.nullable(time), ...happened }),
  /** `dueAt`: the scheduled time, null when a person asked; `nextAt`: the schedule's next time. */
  ReportRunStarted: z.strictObject({
    ...ofRun,
    number: count,
    attempt: count,
    dueAt: z.nullable(time),
    nextAt: z.nullable(time),
    ...happened,
  }),
  ReportRunBlocked: z.strictObject({ ...ofRun, reason: z.enum(blockedReasons), text, ...happened }),
  ReportRunUnblocked: z.strictObject({ ...ofRun, sectionId: id, ...happened }),
  /** `retryAt`: the automatic retry; null: none. */
  ReportRunFailed: z.strictObject({ ...ofRun, text, retryAt: z.nullable(time), ...happened }),
  /** The content is pinned: later changes do not affect the run. */
  ReportRunGenerated: z.strictObject({
    ...ofRun,
    content: reportContent,
    needsReview: z.boolean(),
    ...happened,
  }),
  /** Null restores the generated text. */
  ReportTextWritten: z.strictObject({ ...ofRun, sectionId: id, text: nullableText, ...happened }),
  ReportRunApproved: z.strictObject({ ...ofRun, ...happened }),
  ReportApprovalWithdrawn: z.strictObject({ ...ofRun, ...happened }),
  /** `sendsAt`: the end of the time for undoing. */
  ReportSendStarted: z.strictObject({ ...ofRun, sendsAt: time, ...happened }),
  ReportSendUndone: z.strictObject({ ...ofRun, ...happened }),
  ReportSent: z.strictObject({
    ...ofRun,
    recipients: addresses,
    subject: text,
    message: z.optional(text),
    bytes: count,
    note: text,
    ...happened,
  }),
  ReportOpened: z.strictObject({ ...ofRun, ...happened }),
  ReportAccepted: z.strictObject({ ...ofRun, ...happened }),
  ReportChangesRequested: z.strictObject({ ...ofRun, text, ...happened }),
  ReportAnswerWithdrawn: z.strictObject({ ...ofRun, ...happened }),
  /** 1 to 5; null removes the rating. */
  ReportRated: z.strictObject({ ...ofRun, stars: z.nullable(count), ...happened }),
  ReportCommented: z.strictObject({
    ...ofRun,
    commentId: id,
    sectionId: z.nullable(id),
    text,
    fromClient: z.boolean(),
    internal: z.boolean(),
    ...happened,
  }),
  ReportCommentRemoved: z.strictObject({ ...ofRun, commentId: id, internal: z.boolean(), ...happened }),
  ReportCommentRestored: z.strictObject({ ...ofRun, commentId: id, internal: z.boolean(), ...happened }),
} as const;

export type ReportEvent = EventsIn<typeof reportEvents>;
