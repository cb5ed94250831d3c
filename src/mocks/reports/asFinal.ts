/** A content as its client reads it: that nobody has changed the drafted summary is for the agency to know, until it is sent. */
import type { ReportContent } from '#domain/contract/reportContentSchemas.ts';

export const asFinal = (content: ReportContent): ReportContent => ({
  ...content,
  sections: content.sections.map((section) =>
    section.kind === 'summary' ? { ...section, drafted: false } : section,
  ),
});
