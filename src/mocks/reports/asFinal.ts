/** Renders a report's content as its client reads it, without the agency's hint that the summary draft is unedited. */
import type { ReportContent } from '#domain/contract/reportContentSchemas.ts';

export const asFinal = (content: ReportContent): ReportContent => ({
  ...content,
  sections: content.sections.map((section) =>
    section.kind === 'summary' ? { ...section, drafted: false } : section,
  ),
});
