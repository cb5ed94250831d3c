/** A content for whoever is not of the agency, and as it was sent: that nobody has changed the drafted summary is for the agency to know, and until then only. */
import type { ReportContent } from '#domain/contract/reportContentSchemas.ts';

export const asFinal = (content: ReportContent): ReportContent => ({
  ...content,
  sections: content.sections.map((section) =>
    section.kind === 'summary' ? { ...section, drafted: false } : section,
  ),
});
