/** Serializes a report, and parses its fields from a request. */
import type { BodyOf } from '#domain/contract/endpoints.ts';
import type { ReportDetails, ReportItem, ReportScheduleItem } from '#domain/contract/reportSchemas.ts';
import { isFigureName } from '#domain/kpi/figureNames.ts';
import { statusOf } from '#domain/reports/lifecycle.ts';
import type { ReportFacts } from '#domain/reports/reportFacts.ts';
import type { SectionFields } from '#domain/reports/reportRules.ts';
import { nextRuns, type Schedule } from '#domain/reports/schedule.ts';
import type { Section } from '#domain/reports/section.ts';
import { latestRun, type Report, runStateOf, scheduleStateOf } from '#events/reports/report.ts';
import type { CommandReply } from '../http/handleCommand.ts';
import { versionTag } from '../http/version.ts';
import { personNameFor, type Reader } from '../people/personNameFor.ts';
import { isPausedByPlan } from '../subscription/scheduleQuota.ts';
import { runItem } from './runItem.ts';

const scheduleItem = ({ endsOn, ...schedule }: Schedule): ReportScheduleItem => ({
  ...schedule,
  ends_on: endsOn,
});

export const scheduleOfWire = ({ ends_on: endsOn, ...schedule }: ReportScheduleItem): Schedule => ({
  ...schedule,
  endsOn,
});

const nextOf = ({ schedule, nextAt }: Report): string[] =>
  schedule === null || nextAt === null ? [] : [nextAt, ...nextRuns(schedule, nextAt, 2)];

export const reportItem = (report: Report, reader: Reader): ReportItem => {
  const { facts, schedule } = report;
  const run = latestRun(report);
  return {
    id: report.id,
    name: facts.name,
    client_id: report.clientId,
    beginning: report.beginning,
    status: statusOf(runStateOf(report), scheduleStateOf(report)),
    period: facts.period,
    recipients: [...facts.recipients],
    schedule: schedule && scheduleItem(schedule),
    paused: report.paused,
    paused_by_plan: isPausedByPlan(reader.answers, report),
    next_runs: nextOf(report),
    run: run && runItem({ report, run }, reader),
    runs: report.runs.length,
    created_at: report.createdAt,
    updated_at: report.updatedAt,
    owner: personNameFor(report.ownerId ?? '', reader),
    archived_at: report.archivedAt,
    etag: versionTag(report.revision),
  };
};

export const reportDetails = (report: Report, reader: Reader): ReportDetails => {
  const { title, compare, filters, sections, subject, message, needsReview, requiresComment } = report.facts;
  return {
    ...reportItem(report, reader),
    title,
    compare,
    filters,
    sections: sections.map(({ clientId, figures, ...section }) => ({
      ...section,
      figures: [...figures],
      client_id: clientId,
    })),
    subject,
    message,
    needs_review: needsReview,
    requires_comment: requiresComment,
  };
};

export const detailsReply = (report: Report, reader: Reader, status: 200 | 201 = 200): CommandReply => ({
  status,
  body: { report: reportDetails(report, reader) },
  version: report.revision,
});

type SentSection = Omit<ReportDetails['sections'][number], 'figures'> & {
  readonly figures: readonly string[];
};

/** Metric names are unchecked here, because the rules validate them. */
export const sectionFieldsOf = (sections: readonly SentSection[]): readonly SectionFields[] =>
  sections.map(({ client_id: clientId, ...section }) => ({ ...section, clientId }));

export const sectionsOf = (fields: readonly SectionFields[]): readonly Section[] =>
  fields.map((section) => ({ ...section, figures: section.figures.filter(isFigureName) }));

const without = <Facts extends object>(facts: Facts) =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as {
    [Field in keyof Facts]?: Exclude<Facts[Field], undefined>;
  };

export const changesOf = ({
  needs_review: needsReview,
  requires_comment: requiresComment,
  sections,
  ...plain
}: BodyOf<'changeReport'>): Partial<ReportFacts> =>
  without({
    ...plain,
    needsReview,
    requiresComment,
    sections: sections && sectionsOf(sectionFieldsOf(sections)),
  });
