/** Maps a report's editable draft to form fields and back. */
import type { ReportDetails, ReportSectionItem } from '#domain/contract/reportSchemas.ts';
import { breakdowns } from '#domain/dashboards/widget.ts';
import { isFigureName } from '#domain/kpi/figureNames.ts';
import type { ReportComparison } from '#domain/reports/reportFacts.ts';
import { relativePeriods } from '#domain/reports/reportPeriod.ts';
import { sectionKinds } from '#domain/reports/section.ts';
import type { EditFields } from '../editing/editFormMachine.ts';

export type ReportDraft = Pick<
  ReportDetails,
  | 'name'
  | 'title'
  | 'period'
  | 'compare'
  | 'filters'
  | 'sections'
  | 'recipients'
  | 'subject'
  | 'message'
  | 'needs_review'
  | 'requires_comment'
>;

export const draftIn = (report: ReportDraft): ReportDraft => ({
  name: report.name,
  title: report.title,
  period: report.period,
  compare: report.compare,
  filters: report.filters,
  sections: report.sections,
  recipients: report.recipients,
  subject: report.subject,
  message: report.message,
  needs_review: report.needs_review,
  requires_comment: report.requires_comment,
});

const wholePeriod = (period: ReportDraft['period'] | null) =>
  period && (period.kind === 'fixed' ? [period.from, period.to] : [period.period]);

/** Serialized as lists, because the backend orders the members of a section differently than the editor. */
const wholeOf = (draft: ReportDraft): string =>
  JSON.stringify({
    ...draftIn(draft),
    period: wholePeriod(draft.period),
    sections: draft.sections.map(({ id, kind, title, figures, by, text, client_id, period, filters }) => [
      [id, kind, title, figures, by, text, client_id, filters],
      wholePeriod(period),
    ]),
  });

export const sameDraft = (one: ReportDraft, other: ReportDraft): boolean =>
  one === other || wholeOf(one) === wholeOf(other);

export const fieldsOfDraft = (draft: ReportDraft): EditFields => ({
  name: draft.name,
  title: draft.title,
  period: JSON.stringify(draft.period),
  compare: draft.compare,
  filters: draft.filters,
  sections: JSON.stringify(draft.sections),
  recipients: draft.recipients.join('\n'),
  subject: draft.subject,
  message: draft.message,
  needs_review: draft.needs_review,
  requires_comment: draft.requires_comment,
});

const comparisons: readonly ReportComparison[] = ['none', 'previous', 'year'];

const textIn = (fields: EditFields, name: string): string => String(fields[name] ?? '');

const isText = (value: unknown): value is string => typeof value === 'string';

const isPeriod = (value: unknown): value is ReportDraft['period'] => {
  const { kind, period, from, to } = Object(value);
  return kind === 'fixed' ? isText(from) && isText(to) : relativePeriods.includes(period);
};

const isSection = (value: unknown): value is ReportSectionItem => {
  const { id, kind, title, text, figures, by, client_id, period, filters } = Object(value);
  return (
    [id, title, text, filters].every(isText) &&
    sectionKinds.includes(kind) &&
    Array.isArray(figures) &&
    figures.every(isFigureName) &&
    (by === null || breakdowns.includes(by)) &&
    (client_id === null || isText(client_id)) &&
    (period === null || isPeriod(period))
  );
};

/** Parses a period; throws TypeError for an invalid text. */
export const periodOf = (text: string): ReportDraft['period'] => {
  const period: unknown = JSON.parse(text);
  if (!isPeriod(period)) throw new TypeError('What is kept is no period of a report');
  return period;
};

/** Parses sections; throws TypeError for an invalid text. */
export const sectionsOf = (text: string): ReportSectionItem[] => {
  const sections: unknown = JSON.parse(text);
  if (!Array.isArray(sections) || !sections.every(isSection))
    throw new TypeError('What is kept is no list of sections');
  return sections;
};

/** The inverse of `fieldsOfDraft`; throws for invalid fields. */
export const draftOf = (fields: EditFields): ReportDraft => ({
  name: textIn(fields, 'name'),
  title: textIn(fields, 'title'),
  period: periodOf(textIn(fields, 'period')),
  compare: comparisons.find((one) => one === fields.compare) ?? 'previous',
  filters: textIn(fields, 'filters'),
  sections: sectionsOf(textIn(fields, 'sections')),
  recipients: textIn(fields, 'recipients')
    .split('\n')
    .filter((one) => one !== ''),
  subject: textIn(fields, 'subject'),
  message: textIn(fields, 'message'),
  needs_review: fields.needs_review === true,
  requires_comment: fields.requires_comment === true,
});
