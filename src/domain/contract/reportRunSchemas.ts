/** Defines the wire schemas of report runs: status, content and comments. */
import * as z from 'zod/mini';
import { figureNames } from '../kpi/figureNames.ts';
import { blockedReasons, unblockingActions } from '../reports/blockedReasons.ts';
import { runStates } from '../reports/lifecycle.ts';
import { reportContent } from './reportContentSchemas.ts';
import { typedText } from './typedText.ts';

const count = z.int().check(z.gte(0));
const moment = z.nullable(z.iso.datetime());
const range = z.strictObject({ from: z.string(), to: z.string() });

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
  message: z.string(),
  bytes: count,
  /** The outcome of delivery: the browser sends no e-mail. */
  note: z.string(),
});

export const reportComment = z.strictObject({
  id: z.string(),
  section: z.nullable(z.string()),
  text: z.string(),
  by: z.string(),
  from_client: z.boolean(),
  /** Visible to the agency only; people of the client never get it. */
  internal: z.boolean(),
  at: z.iso.datetime(),
});

export const reportRun = z.strictObject({
  id: z.string(),
  report_id: z.string(),
  report_name: z.string(),
  client_id: z.string(),
  number: count,
  state: z.enum(runStates),
  /** True if this is the report's last run, so that it is still editable. */
  latest: z.boolean(),
  /** Scheduled time; null if a person started the run. */
  due_at: moment,
  started_at: z.iso.datetime(),
  title: z.string(),
  range: z.nullable(range),
  generated_at: moment,
  position: z.nullable(count),
  brand_version: z.nullable(count),
  approved_at: moment,
  approved_by: z.nullable(z.string()),
  /** Sending can be undone until then. */
  sends_at: moment,
  sent_at: moment,
  opened_at: moment,
  answered_at: moment,
  answered_by: z.nullable(z.string()),
  request: z.string(),
  block: z.nullable(reportBlock),
  /** `retry_at`: time of the automatic retry; null if there is none. */
  failure: z.nullable(z.strictObject({ text: z.string(), attempt: count, retry_at: moment })),
  deliveries: z.array(reportDelivery),
  comments: z.array(reportComment),
  rating: z.nullable(z.int()),
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

/** `now=1` adds the same report with today's data, and the differences. */
export const runReadQuery = z.strictObject({
  now: z.optional(z.enum(['1'])),
  as_of: z.optional(z.string()),
});

export const thenAndNow = z.strictObject({
  section: z.string(),
  figure: z.enum(figureNames),
  place: z.nullable(z.string()),
  before: z.nullable(z.number()),
  now: z.nullable(z.number()),
});

export const runContentReply = z.strictObject({
  run: reportRun,
  content: z.nullable(reportContent),
  /** Null unless requested, and if it can no longer be created. */
  now: z.nullable(reportContent),
  differences: z.array(thenAndNow),
});
export const runReply = z.strictObject({ run: reportRun });

/** Text of a section of an unsent run; an empty summary restores the draft. */
export const runTextBody = z.strictObject({ section: z.string(), text: typedText });

/** Actions on a run; all but `comment` are for people of the client only. */
export const answerBody = z.discriminatedUnion('answer', [
  z.strictObject({ answer: z.literal('open') }),
  z.strictObject({ answer: z.literal('accept') }),
  z.strictObject({ answer: z.literal('requestChanges'), text: typedText }),
  /** Withdraws the acceptance or the request for changes. */
  z.strictObject({ answer: z.literal('withdraw') }),
  z.strictObject({ answer: z.literal('rate'), stars: z.nullable(z.int()) }),
  /** `internal`: visible to staff only. */
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
