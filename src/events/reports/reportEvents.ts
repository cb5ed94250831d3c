/** What can happen to a report, to one of its runs, and what people say to it. */
import * as z from 'zod/mini';
import { reportContent } from '#domain/contract/reportContentSchemas.ts';
import { breakdowns } from '#domain/dashboards/widget.ts';
import { figureNames } from '#domain/kpi/figureNames.ts';
import { blockedReasons } from '#domain/reports/blockedReasons.ts';
import { relativePeriods } from '#domain/reports/reportPeriod.ts';
import { frequencies } from '#domain/reports/schedule.ts';
import { sectionKinds } from '#domain/reports/section.ts';
import { reportBeginnings } from '#domain/reports/templates.ts';
import { count, day, type EventsIn, id, nullableText, text, time } from '../eventShape.ts';

/** `by`: the account id of who did it; null of what a schedule did. */
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
/** Of what is due, when it was due. */
const happened = { happenedAt: time };

export const reportEvents = {
  /** `copyOf`: the report that it was copied from, if it is a copy. */
  ReportCreated: z.strictObject({
    ...about,
    beginning: z.enum(reportBeginnings),
    copyOf: z.nullable(id),
    facts,
    ...happened,
  }),
  /** All that was decided, as it is now. */
  ReportChanged: z.strictObject({ ...about, facts, ...happened }),
  /** `nextAt`: when it runs first; null when it is over before. */
  ReportScheduled: z.strictObject({ ...about, schedule, nextAt: z.nullable(time), ...happened }),
  ReportUnscheduled: z.strictObject({ ...about, ...happened }),
  ReportPaused: z.strictObject({ ...about, ...happened }),
  /** What was due meanwhile is not made up for. */
  ReportResumed: z.strictObject({ ...about, nextAt: z.nullable(time), ...happened }),
  ReportArchived: z.strictObject({ ...about, ...happened }),
  ReportRestored: z.strictObject({ ...about, nextAt: z.nullable(time), ...happened }),
  /** `dueAt`: when the schedule asked for it, null when a person did; `nextAt`: when the schedule asks next. */
  ReportRunStarted: z.strictObject({
    ...ofRun,
    number: count,
    /** 1 for the first try. */
    attempt: count,
    dueAt: z.nullable(time),
    nextAt: z.nullable(time),
    ...happened,
  }),
  ReportRunBlocked: z.strictObject({ ...ofRun, reason: z.enum(blockedReasons), text, ...happened }),
  /** `sectionId`: whose words it has waited for. */
  ReportRunUnblocked: z.strictObject({ ...ofRun, sectionId: id, ...happened }),
  /** `retryAt`: when it is tried again by itself; null: no more. */
  ReportRunFailed: z.strictObject({ ...ofRun, text, retryAt: z.nullable(time), ...happened }),
  /** The content is pinned: whatever changes later, the run shows this. */
  ReportRunGenerated: z.strictObject({
    ...ofRun,
    content: reportContent,
    needsReview: z.boolean(),
    ...happened,
  }),
  /** Null brings the words back with which it was made. */
  ReportTextWritten: z.strictObject({ ...ofRun, sectionId: id, text: nullableText, ...happened }),
  ReportRunApproved: z.strictObject({ ...ofRun, ...happened }),
  ReportApprovalWithdrawn: z.strictObject({ ...ofRun, ...happened }),
  /** `sendsAt`: until then it can be stopped. */
  ReportSendStarted: z.strictObject({ ...ofRun, sendsAt: time, ...happened }),
  ReportSendUndone: z.strictObject({ ...ofRun, ...happened }),
  /** One entry of the delivery log. */
  ReportSent: z.strictObject({
    ...ofRun,
    recipients: addresses,
    subject: text,
    /** Left out: there was none. */
    message: z.optional(text),
    bytes: count,
    note: text,
    ...happened,
  }),
  ReportOpened: z.strictObject({ ...ofRun, ...happened }),
  ReportAccepted: z.strictObject({ ...ofRun, ...happened }),
  ReportChangesRequested: z.strictObject({ ...ofRun, text, ...happened }),
  ReportAnswerWithdrawn: z.strictObject({ ...ofRun, ...happened }),
  /** 1 to 5; null takes the rating back. */
  ReportRated: z.strictObject({ ...ofRun, stars: z.nullable(count), ...happened }),
  /** `internal`: among the agency. */
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
