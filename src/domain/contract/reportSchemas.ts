/** Defines the wire schemas of reports and schedules; runs are in `reportRunSchemas.ts`. */
import * as z from 'zod/mini';
import { breakdowns } from '../dashboards/widget.ts';
import { figureNames } from '../kpi/figureNames.ts';
import { reportStatuses } from '../reports/lifecycle.ts';
import { relativePeriods } from '../reports/reportPeriod.ts';
import { reportBeginnings } from '../reports/reportTemplates.ts';
import { frequencies } from '../reports/schedule.ts';
import { sectionKinds } from '../reports/section.ts';
import { reportContent } from './reportContentSchemas.ts';
import { reportRun } from './reportRunSchemas.ts';
import { typedEmail, typedText } from './typedText.ts';

const count = z.int().check(z.gte(0));
const moment = z.nullable(z.iso.datetime());

export const reportPeriod = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('relative'), period: z.enum(relativePeriods) }),
  /** Both days are inclusive. */
  z.strictObject({ kind: z.literal('fixed'), from: z.string(), to: z.string() }),
]);

const sectionShape = {
  id: z.string(),
  kind: z.enum(sectionKinds),
  /** Empty: the name of the section's content. */
  title: typedText,
  by: z.nullable(z.enum(breakdowns)),
  text: typedText,
  /** Null: the client of the report. */
  client_id: z.nullable(z.string()),
  period: z.nullable(reportPeriod),
  /** As `filters` of `GET /api/metrics`; empty: none. */
  filters: z.string(),
} as const;

export const reportSection = z.strictObject({ ...sectionShape, figures: z.array(z.enum(figureNames)) });
/** Accepts any metric name, so that an unknown one is reported at its section. */
const sentSection = z.strictObject({ ...sectionShape, figures: z.array(z.string()) });

export const reportComparisons = ['none', 'previous', 'year'] as const;

const definition = {
  /** Title of the cover; empty: the report's name. */
  title: typedText,
  period: reportPeriod,
  compare: z.enum(reportComparisons),
  filters: z.string(),
} as const;

/** Recipients and delivery. `requires_comment`: approval requires a comment first. */
const delivery = {
  recipients: z.array(typedEmail),
  subject: typedText,
  message: typedText,
  needs_review: z.boolean(),
  requires_comment: z.boolean(),
} as const;

export const reportSchedule = z.strictObject({
  frequency: z.enum(frequencies),
  /** 0 for Monday to 6 for Sunday; null unless weekly. */
  weekday: z.nullable(z.int()),
  /** 1 to 31, clamped to the last day of a shorter month; null if weekly. */
  day: z.nullable(z.int()),
  /** `08:30`, in the zone. */
  time: z.string(),
  zone: z.string(),
  /** Last possible day of a run; null for no end. */
  ends_on: z.nullable(z.string()),
});

const itemShape = {
  id: z.string(),
  name: z.string(),
  client_id: z.string(),
  beginning: z.enum(reportBeginnings),
  status: z.enum(reportStatuses),
  period: reportPeriod,
  recipients: z.array(z.string()),
  schedule: z.nullable(reportSchedule),
  paused: z.boolean(),
  /** True if a smaller plan paused it: a larger plan or a manual resume continues it. */
  paused_by_plan: z.boolean(),
  next_runs: z.array(z.iso.datetime()),
  run: z.nullable(reportRun),
  runs: count,
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  owner: z.string(),
  archived_at: moment,
  etag: z.string(),
} as const;

export const reportItem = z.strictObject(itemShape);
export const report = z.strictObject({
  ...itemShape,
  ...definition,
  ...delivery,
  sections: z.array(reportSection),
});

const paging = {
  limit: z.optional(z.string()),
  cursor: z.optional(z.string()),
  as_of: z.optional(z.string()),
} as const;

/** `status` omitted: those in use. */
export const reportQuery = z.strictObject({
  client: z.optional(z.string()),
  status: z.optional(z.enum(['active', 'archived', 'all'])),
  ...paging,
});
export const reportList = z.strictObject({
  items: z.array(reportItem),
  next_cursor: z.nullable(z.string()),
  total: count,
});
export const reportParams = z.strictObject({ id: z.string() });
export const reportAsOf = z.strictObject({ as_of: z.optional(z.string()) });
export const reportReply = z.strictObject({ report });

/** Fields that are omitted come from the template. `beginning: copy` needs `copy_of`. */
export const reportBody = z.strictObject({
  name: typedText,
  client_id: z.string(),
  beginning: z.enum(reportBeginnings),
  copy_of: z.optional(z.string()),
});

export const reportChanges = z.partial(
  z.strictObject({ name: typedText, ...definition, ...delivery, sections: z.array(sentSection) }),
);

export const scheduleBody = z.strictObject({ schedule: z.nullable(reportSchedule) });

/** Staff actions; `generate` starts a run, or regenerates the latest unsent one. */
export const reportMoves = [
  'generate',
  'approve',
  'reopen',
  'send',
  'undoSend',
  'pause',
  'resume',
  'restore',
] as const;
export const moveBody = z.strictObject({ move: z.enum(reportMoves) });

/** As for `createReport` and `changeReport`; nothing is stored or counted. */
export const previewBody = z.strictObject({
  name: typedText,
  client_id: z.string(),
  ...definition,
  /** Aligns weekdays of the compared range, as `match` of `GET /api/metrics`; a report itself compares day by day. */
  match: z.optional(z.enum(['weekday'])),
  sections: z.array(sentSection),
});
export const previewReply = z.strictObject({ content: reportContent });

export type ReportItem = z.infer<typeof reportItem>;
export type ReportDetails = z.infer<typeof report>;
export type ReportSectionItem = z.infer<typeof reportSection>;
export type ReportScheduleItem = z.infer<typeof reportSchedule>;
export type ReportMove = (typeof reportMoves)[number];
