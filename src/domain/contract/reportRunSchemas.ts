/** The shapes of the runs of reports on the wire: how each stands, what it shows, and what people say to it. */
import * as z from 'zod/mini';
import { figureNames } from '../kpi/figureNames.ts';
import { blockedReasons, unblockingActions } from '../reports/blockedReasons.ts';
import { runStates } from '../reports/lifecycle.ts';
import { reportContent } from './reportContentSchemas.ts';
import { typedText } from './typedText.ts';

const count = z.int().check(z.gte(0));
const moment = z.nullable(z.iso.datetime());
const range = z.strictObject({ from: z.string(), to: z.string() });

/** Why it stands still, and the one thing to do about it. */
export const reportBlock = z.strictObject({
  reason: z.enum(blockedReasons),
  text: z.string(),
  action: z.enum(unblockingActions),
});

export const reportDelivery = z.strictObject({
  id: z.string(),
  at: z.iso.datetime(),
  recipients: z.array(z.string()),
  subject: z.string(),
  /** What the agency wrote beside the report; empty: nothing. */
  message: z.string(),
  bytes: count,
  /** What became of it: in the browser nothing is mailed. */
  note: z.string(),
});

export const reportComment = z.strictObject({
  id: z.string(),
  /** Null: of the whole report. */
  section: z.nullable(z.string()),
  text: z.string(),
  by: z.string(),
  /** Whether someone of the client wrote it. */
  from_client: z.boolean(),
  /** Among the agency only; people of the client are never told of it. */
  internal: z.boolean(),
  at: z.iso.datetime(),
});

/** A report as it was made at one time. */
export const reportRun = z.strictObject({
  id: z.string(),
  report_id: z.string(),
  report_name: z.string(),
  client_id: z.string(),
  /** 1 for the first. */
  number: count,
  state: z.enum(runStates),
  /** Whether the report has none after it, so that it can still be worked on. */
  latest: z.boolean(),
  /** When the schedule asked for it; null when a person did. */
  due_at: moment,
  started_at: z.iso.datetime(),
  title: z.string(),
  range: z.nullable(range),
  generated_at: moment,
  /** The position of the log that its figures rest on. */
  position: z.nullable(count),
  brand_version: z.nullable(count),
  approved_at: moment,
  approved_by: z.nullable(z.string()),
  /** Until then sending can be undone. */
  sends_at: moment,
  sent_at: moment,
  opened_at: moment,
  answered_at: moment,
  answered_by: z.nullable(z.string()),
  /** What the client wants changed; empty without. */
  request: z.string(),
  block: z.nullable(reportBlock),
  /** `retry_at`: when it is tried again by itself; null when no more. */
  failure: z.nullable(z.strictObject({ text: z.string(), attempt: count, retry_at: moment })),
  deliveries: z.array(reportDelivery),
  comments: z.array(reportComment),
  /** 1 to 5, of the client; null without. */
  rating: z.nullable(z.int()),
  /** Of its words, for `If-Match`. */
  etag: z.string(),
});

export const runQuery = z.strictObject({
  report: z.optional(z.string()),
  client: z.optional(z.string()),
  limit: z.optional(z.string()),
  cursor: z.optional(z.string()),
  as_of: z.optional(z.string()),
});
export const runList = z.strictObject({
  items: z.array(reportRun),
  next_cursor: z.nullable(z.string()),
  total: count,
});

/** `now=1`: beside it the same report of today's figures, and what differs. */
export const runReadQuery = z.strictObject({
  now: z.optional(z.enum(['1'])),
  as_of: z.optional(z.string()),
});

/** A figure that was told otherwise than today: "then 4.12, now 3.98". */
export const thenAndNow = z.strictObject({
  section: z.string(),
  figure: z.enum(figureNames),
  /** The row or step that it is of; null for a total. */
  place: z.nullable(z.string()),
  before: z.nullable(z.number()),
  now: z.nullable(z.number()),
});

export const runContentReply = z.strictObject({
  run: reportRun,
  /** Null while there is none. */
  content: z.nullable(reportContent),
  /** Null unless it was asked for, and where it cannot be made any more. */
  now: z.nullable(reportContent),
  differences: z.array(thenAndNow),
});
export const runReply = z.strictObject({ run: reportRun });

/** The words of a section of a run that was not sent yet; of a summary, empty brings the draft back. */
export const runTextBody = z.strictObject({ section: z.string(), text: typedText });

/** What people say to a run; all but `comment` is for people of the client alone. */
export const answerBody = z.discriminatedUnion('answer', [
  z.strictObject({ answer: z.literal('open') }),
  z.strictObject({ answer: z.literal('accept') }),
  z.strictObject({ answer: z.literal('requestChanges'), text: typedText }),
  /** Takes back that it was accepted or that changes were asked for. */
  z.strictObject({ answer: z.literal('withdraw') }),
  z.strictObject({ answer: z.literal('rate'), stars: z.nullable(z.int()) }),
  /** `internal`: of staff among themselves. */
  z.strictObject({
    answer: z.literal('comment'),
    section: z.nullable(z.string()),
    text: typedText,
    internal: z.optional(z.boolean()),
  }),
  z.strictObject({ answer: z.literal('removeComment'), comment: z.string() }),
]);

export type ReportRunItem = z.infer<typeof reportRun>;
export type ReportBlockItem = z.infer<typeof reportBlock>;
export type ReportAnswer = z.infer<typeof answerBody>;
export type ThenAndNow = z.infer<typeof thenAndNow>;
