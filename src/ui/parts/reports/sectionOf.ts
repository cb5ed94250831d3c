/** What a comment on a report is about. */
import type { ReportContent } from '#domain/contract/reportContentSchemas.ts';
import { sectionTitle } from './reportWords.ts';

const unspoken: readonly string[] = ['cover', 'pageBreak'];

/** Those that can be talked about. */
export const spokenSections = (content: ReportContent | null) =>
  (content?.sections ?? []).filter(({ kind }) => !unspoken.includes(kind));

/** The title of a section; `The whole report` for none, and for one that is not there. */
export const sectionOf = (content: ReportContent | null, id: string | null): string => {
  const found = spokenSections(content).find((one) => one.id === id);
  return found ? sectionTitle(found) : 'The whole report';
};
