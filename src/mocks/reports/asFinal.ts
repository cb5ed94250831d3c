/** A content for whoever is not of the agency: that nobody has changed the drafted summary is for the agency to know. */
import type { ReportContent } from '#domain/contract/reportContentSchemas.ts';

export const asFinal = (content: ReportContent): ReportContent => ({
  ...content,
  sections: content.sections.map((section) =>
    section.kind === 'summary' ? { ...section, drafted: false } : section,
  ),
});
